import { payloadFaults } from "./matrix/faults.ts";
import { dialects, matrix } from "./matrix/matrix.ts";

dialects();

matrix([
  { name: "wrong shape", behaviour: payloadFaults["wrong shape"] },
  { name: "truncated", behaviour: payloadFaults.truncated },
  { name: "wrong charset", behaviour: payloadFaults["wrong charset"] },
  { name: "10,000 levels", behaviour: payloadFaults["10,000 levels"] },
]);

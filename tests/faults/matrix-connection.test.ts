import { connectionFaults } from "./matrix/faults.ts";
import { matrix } from "./matrix/matrix.ts";

matrix([
  { name: "refused", behaviour: "refused" },
  { name: "black hole", behaviour: connectionFaults["black hole"], atOnce: 32 },
  { name: "reset before headers", behaviour: connectionFaults["reset before headers"] },
  { name: "reset in the body", behaviour: connectionFaults["reset in the body"] },
  { name: "1 byte a second", behaviour: connectionFaults["1 byte a second"], atOnce: 32 },
]);

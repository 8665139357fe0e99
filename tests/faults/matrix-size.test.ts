import { sizeFaults } from "./matrix/faults.ts";
import { matrix } from "./matrix/matrix.ts";

matrix([
  { name: "10 MB", behaviour: sizeFaults["10 MB"] },
  { name: "compressed bomb", behaviour: sizeFaults["compressed bomb"] },
  { name: "a header of 1 MB", behaviour: sizeFaults["a header of 1 MB"] },
  { name: "1,000,000 objects", behaviour: sizeFaults["1,000,000 objects"], atOnce: 2 },
]);

import { floods } from "./floods.ts";
import { createSender } from "./sender.ts";

/** A process that does one flood, `node flooder.ts NAME PORT HOSTS`, until it is told to stop; then it says what came of it. */
const [, , name = "", port = "", hosts = ""] = process.argv;
const flood = floods[name];
if (flood === undefined) throw new Error(`there is no flood ${name}`);
const { sender, counts } = createSender(Number(port), flood.addresses);
process.on("message", () => {
  process.send?.(counts, () => process.exit(0));
});
flood.run(sender, { port: Number(port), hosts });

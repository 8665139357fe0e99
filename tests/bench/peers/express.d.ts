/** The little that the peer uses; neither package brings types along. */
declare module "express" {
  import type { IncomingMessage, Server, ServerResponse } from "node:http";
  interface Reply extends ServerResponse {
    type(name: string): this;
    send(body: string): this;
  }
  type Handler = (request: IncomingMessage, response: Reply, next: () => void) => void;
  interface App {
    disable(setting: string): this;
    use(handler: Handler): this;
    get(path: string, handler: Handler): this;
    listen(port: number, host: string): Server;
  }
  export default function express(): App;
}
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  export default function compression(): Handler;
}

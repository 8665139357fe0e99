declare module "virtual:boot-script" {
  /** The boot script as it stands in a page; nothing in a browser's own bundle. */
  const script: string;
  export default script;
}

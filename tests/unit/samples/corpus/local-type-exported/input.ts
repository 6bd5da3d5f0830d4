interface Options {
  debug: boolean;
}
type Handler = (options: Options) => void;

const run: Handler = (options) => console.log(options.debug);

export { Options, Handler, run };

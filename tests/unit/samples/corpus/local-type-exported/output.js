const run = (options) => console.log(options.debug);

export { run };

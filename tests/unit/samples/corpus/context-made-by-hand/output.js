constructor(options) {
  this.options = options;
}

path = (name) => `${this.options.path}/${name}`;

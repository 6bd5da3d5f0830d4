logger = new Logger(CatsController.name);

// 写在类上：@Dependencies(CatsService, 'OPTIONS')
// 写在类的后面，X 换成类名：Optional()(X, undefined, 1);
// 两个依赖
constructor(cats, options) {
  this.cats = cats;
  this.options = options;
}

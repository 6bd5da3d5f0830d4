logger = new Logger();

// 写在类的后面，X 换成类名：Inject(Clock)(X.prototype, 'clock');
// 钟
clock;

// 写在类的后面，X 换成类名：Inject(ZoneService)(X.prototype, 'zone');
// 写在类的后面，X 换成类名：Optional()(X.prototype, 'zone');
zone;

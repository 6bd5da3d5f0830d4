/**
 * What readers call things. One line is one thing; its names, separated by `|`, find the same pages, below pages that
 * hold the very word. Case, width, hyphens and the plural `s` make no difference. A name may stand in several lines.
 */
const TABLE = `
守卫 | guard | CanActivate | 路由守卫 | 门卫
管道 | pipe | PipeTransform | 参数转换 | 管线
拦截器 | interceptor | NestInterceptor | AOP | 切面 | 面向切面
中间件 | middleware | NestMiddleware | 中介软体
异常过滤器 | exception filter | ExceptionFilter | 过滤器 | 错误处理 | 异常处理 | 全局异常 | error handling | 例外 | 例外处理 | 统一错误 | 异常拦截 | 业务异常 | 404 统一处理
自定义装饰器 | custom decorator | createParamDecorator | 参数装饰器 | 装饰器 | decorator
控制器 | controller | 路由处理 | 接口层
提供者 | provider | 服务 | service | Injectable | 服务提供者 | 供应商
模块 | module | 功能模块 | feature module | 模组
全局模块 | global module | @Global
共享模块 | shared module | 导出模块 | 跨模块 | 跨模块调用 | 另一个模块 | 别的模块
第一步 | first steps | 快速开始 | quick start | 入门 | 快速上手 | 新手 | getting started | hello world | 教程 | tutorial | 起步 | 创建项目 | 新建项目
介绍 | introduction | 简介 | 概述 | 前言 | 什么是 nest
安装 | install | installation | 安装 nest | npm i
自定义提供者 | custom provider | useClass | useValue | useFactory | useExisting | 工厂提供者 | 值提供者
依赖注入 | DI | dependency injection | 自定义提供者 | 控制反转 | IoC | 注入 | inject | 相依性注入
异步提供者 | 异步 provider | asynchronous provider | async provider | 异步工厂 | 异步初始化
动态模块 | dynamic module | forRoot | forRootAsync | register | registerAsync | forFeature | ConfigurableModuleBuilder | 可配置模块
注入作用域 | injection scope | scope | 请求作用域 | request scope | transient | 瞬态 | 单例 | singleton | durable | 作用域
循环依赖 | circular dependency | forwardRef | 互相依赖 | 循环引用 | 相互引用 | 互相调用 | 互相引用 | 互相注入
模块引用 | module reference | ModuleRef | 动态获取实例 | 手动获取服务 | 获取 service | 获取 service 实例
懒加载模块 | lazy loading module | LazyModuleLoader | 懒加载 | 延迟加载 | lazy load | 冷启动
执行上下文 | execution context | ExecutionContext | ArgumentsHost | 上下文
反射 | Reflector | 元数据 | metadata | SetMetadata | reflection
生命周期事件 | lifecycle event | lifecycle hook | 生命周期 | 生命周期钩子 | 钩子 | hook | OnModuleInit | OnApplicationBootstrap | OnModuleDestroy | 启动时执行 | 启动后执行
优雅关闭 | graceful shutdown | 优雅停机 | 优雅退出 | 平滑关闭 | enableShutdownHooks | shutdown | 关闭钩子 | 优雅下线
发现服务 | discovery service | DiscoveryService | 服务发现 | 扫描装饰器
平台无关 | platform agnosticism | 跨平台
测试 | testing | test | 单元测试 | unit test | e2e | 端到端测试 | jest | supertest | 自动化测试 | 集成测试 | 接口测试
模拟 | mock | 桩 | stub | overrideProvider | 替身 | 假数据 | overrideGuard
配置 | configuration | config | ConfigModule | ConfigService | 环境变量 | env | dotenv | .env | process.env | 配置文件 | 环境变数 | 设定 | 设定档
数据库 | database | TypeORM | SQL | 关系数据库 | ORM | repository | 实体 | entity | 数据表 | 资料库
MySQL | 数据库连接 | mariadb | 3306
PostgreSQL | postgres | pg | 5432
SQLite | sqlite3 | better-sqlite3
事务 | transaction | QueryRunner | 回滚 | rollback | 交易
数据库迁移 | migration | 迁移 | 表结构变更
MongoDB | Mongo | Mongoose | 文档数据库 | schema | NoSQL | 27017
校验 | 验证 | validation | validate | ValidationPipe | class-validator | 参数校验 | 参数验证 | 数据验证 | 表单验证 | 入参检查
白名单 | whitelist | forbidNonWhitelisted | 去掉多余字段 | 剥除属性
转换 | transform | class-transformer | 类型转换 | plainToInstance
缓存 | caching | cache | CacheModule | CacheInterceptor | 高速缓存 | cache-manager | ttl | 快取
序列化 | serialization | serialize | ClassSerializerInterceptor | @Exclude | @Expose | 隐藏字段 | 隐藏密码 | 返回时去掉密码
版本管理 | versioning | 版本控制 | 接口版本 | API 版本 | 版本化 | enableVersioning
任务调度 | task scheduling | 定时任务 | cron | 计划任务 | 定时器 | schedule | @Interval | 周期任务 | 排程
队列 | queue | BullMQ | Bull | 消息队列 | 后台任务 | job | 任务队列 | 异步任务 | 伫列
日志 | logger | logging | log | 打印日志 | winston | pino | ConsoleLogger | 日志器
Cookie | cookies | cookie-parser | 小饼干
事件 | event | EventEmitter | event emitter | 事件发射器 | 事件驱动 | @OnEvent | 发布订阅 | 监听事件
压缩 | compression | gzip | brotli
文件上传 | file upload | upload | 上传 | Multer | FileInterceptor | 上传图片 | multipart | 附件 | 档案上传
流式文件 | streaming file | StreamableFile | 下载文件 | 文件下载 | download | 导出 excel | 流 | 返回图片 | 返回文件 | 输出图片
HTTP 模块 | HTTP module | HttpModule | HttpService | axios | 请求第三方接口 | 发请求 | 调用外部接口 | 发送请求
会话 | session | express-session | 登录状态 | connect-redis
模型视图控制器 | MVC | Model-View-Controller | 模板引擎 | 视图 | view | 渲染页面 | hbs | ejs | pug | handlebars | 服务端渲染
性能 | performance | Fastify | 提速 | 高并发 | 吞吐 | FastifyAdapter | 效能 | platform-fastify
服务器推送事件 | Server-Sent Events | SSE | 服务端推送 | 推送 | @Sse | EventSource
认证 | authentication | 登录 | login | sign in | JWT | 令牌 | token | 身份认证 | 身份验证 | 鉴权 | auth | 用户登录 | 登陆 | 登入
授权 | authorization | 权限 | permission | 鉴权 | RBAC | 访问控制 | CASL | 权限控制 | 权限管理
自定义校验 | 自定义验证 | 自定义校验器 | 自定义校验规则 | registerDecorator | ValidatorConstraint
角色 | role | roles | RBAC | 基于角色 | 管理员 | admin
401 | Unauthorized | UnauthorizedException | 未授权 | 未登录
403 | Forbidden | ForbiddenException | Forbidden resource | 禁止访问 | 没有权限
404 | NotFoundException | Not Found | 找不到
400 | Bad Request | BadRequestException | 请求错误
500 | Internal server error | InternalServerErrorException | 服务器内部错误
加密与哈希 | encryption and hashing | 加密 | 哈希 | hash | bcrypt | argon2 | 密码加密 | 密码存储 | 散列 | 解密 | encryption | 加盐 | 盐 | salt | md5 | sha256
Helmet | 安全头 | 安全响应头 | CSP | 内容安全策略 | HTTP 头
跨域 | CORS | enableCors | 跨域请求 | Access-Control-Allow-Origin | 跨源 | 同源策略 | 跨网域
CSRF 防护 | CSRF protection | CSRF | XSRF | 跨站请求伪造
限流 | 速率限制 | rate limiting | rate limit | throttle | throttler | ThrottlerModule | 频率限制 | 防刷 | 防暴力破解 | 节流 | 429 | Too Many Requests
GraphQL | gql | 图查询 | Apollo | Mercurius
解析器 | resolver | resolvers | @Resolver | @Query
变更 | mutation | mutations | @Mutation | 变异
订阅 | subscription | subscriptions | PubSub | @Subscription | 实时更新
标量 | scalar | scalars | 自定义标量 | GraphQLISODateTime
指令 | directive | directives | schema 指令
接口类型 | graphql 接口 | interface | interfaces | @InterfaceType
联合与枚举 | unions and enums | 联合类型 | union | 枚举 | enum | createUnionType | registerEnumType
字段中间件 | field middleware | FieldMiddleware
映射类型 | mapped types | PartialType | PickType | OmitType | IntersectionType | 部分更新 | 复用 DTO
GraphQL 插件 | plugins | Apollo 插件 | @Plugin
复杂度 | complexity | 查询复杂度 | query complexity | 查询深度
扩展 | extensions | @Extensions
CLI 插件 | CLI plugin | nest-cli 插件 | 自动注解 | 编译插件
生成 SDL | generating SDL | SDL | schema 文件 | printSchema | GraphQLSchemaFactory
共享模型 | sharing models | 前后端共享类型
联邦 | federation | Apollo Federation | 子图 | subgraph | supergraph | 网关合并
代码优先 | code first | autoSchemaFile
模式优先 | schema first | typePaths | 架构优先
网关 | gateway | gateways | WebSocketGateway | WebSocket | websockets | socket | socket.io | 实时通信 | 聊天室 | ws
适配器 | adapter | adapters | WsAdapter | IoAdapter | redis adapter | 多实例广播
房间 | room | rooms | 广播 | broadcast | 私聊 | 群聊 | 推送给用户 | 指定用户 | 推送消息
WebSocket 异常过滤器 | WsException | BaseWsExceptionFilter | websocket exception filter
微服务 | microservice | microservices | ClientProxy | 传输层 | transporter | MessagePattern | EventPattern | 服务拆分 | 分布式
消息模式 | message pattern | @MessagePattern | 请求响应
Redis | ioredis | 发布订阅 | 6379
MQTT | 物联网 | IoT | mosquitto
NATS | nats.js
RabbitMQ | AMQP | RMQ | amqplib | 兔子 | 5672
Kafka | kafkajs | 消费者组 | consumer group | 分区 | 9092
gRPC | protobuf | proto | protocol buffers | GrpcMethod | 远程调用 | RPC
RPC 异常 | RpcException | BaseRpcExceptionFilter | microservice exception filter
自定义传输器 | custom transporter | custom transport | CustomTransportStrategy | 自定义传输
部署 | deployment | deploy | 上线 | 发布 | docker | dockerfile | 容器 | container | 生产环境 | production | 镜像 | k8s | kubernetes | pm2
独立应用 | standalone application | standalone app | createApplicationContext | 脚本任务 | 不启动 http | 跑脚本
命令行 | CLI | nest cli | 脚手架 | scaffold | @nestjs/cli
工作区 | workspace | workspaces | monorepo | 单仓多包 | 多项目
库 | library | libraries | 公共库 | 类库
用法 | usage | nest new | nest generate | nest g | 生成代码 | nest build | nest start | nest add | nest info | nest update | 命令参考
脚本 | scripts | npm scripts | nest start
接口文档 | OpenAPI | Swagger | API 文档 | swagger ui | DocumentBuilder | SwaggerModule | 接口说明 | apifox | knife4j | orval
@ApiProperty | ApiProperty | 接口参数说明 | 类型与参数
接口操作 | operations | @ApiOperation | @ApiResponse | @ApiTags | 标签
接口安全 | ApiBearerAuth | @ApiBearerAuth | addBearerAuth | swagger 鉴权 | swagger 登录
REPL | 交互式 | 命令行调试 | 交互式命令行
断点 | 断点调试 | debugger | start:debug | vscode 调试 | webstorm | inspect
Windows | PowerShell | cmd | curl.exe | git bash | wsl | 命令提示符
CRUD 生成器 | CRUD generator | CRUD | 增删改查 | nest g resource | 生成资源 | resource
SWC | 快速编译 | 编译慢 | 编译加速 | 编译器 | speedy web compiler | 构建慢
Passport | 登录策略 | strategy | passport-jwt | passport-local | 第三方登录 | OAuth | 微信登录 | github 登录
热重载 | 热部署 | hot reload | HMR | 热更新 | 自动重启 | watch | 热替换
MikroORM | mikro-orm
Sequelize | sequelize-typescript
Prisma | prisma client | PrismaService
路由模块 | router module | RouterModule | 路由前缀 | 嵌套路由
健康检查 | health check | Terminus | 探活 | liveness | readiness | 健康探针 | health
CQRS | 命令查询职责分离 | 命令查询分离 | 命令总线 | CommandBus | EventBus | QueryBus | 事件溯源 | saga | event sourcing
项目文档 | documentation | compodoc | 文档工具
Sentry | 错误监控 | 错误上报 | 监控 | 错误追踪
静态文件 | serve static | ServeStaticModule | 静态资源 | 单页应用 | SPA | 前端页面 | 托管前端 | useStaticAssets
命令行程序 | nest-commander | commander | 命令行应用 | 命令行工具
异步上下文 | async local storage | AsyncLocalStorage | ALS | CLS | nestjs-cls | 链路追踪 | trace id | 请求 id | request id | 请求编号 | 请求上下文
Necord | discord | 机器人
Suites | 自动模拟 | automock | TestBed
无服务器 | serverless | lambda | AWS Lambda | 云函数 | 函数计算 | vercel
HTTP 适配器 | HTTP adapter | HttpAdapterHost | getHttpAdapter | 底层实例
长连接 | keep-alive connections | keep alive | forceCloseConnections | 关不掉
全局前缀 | global prefix | setGlobalPrefix | 全局路径前缀 | 接口前缀 | api 前缀
原始请求体 | raw body | rawBody | webhook 验签 | 签名校验 | webhook | stripe | 验签 | 接口签名 | 请求体原文
混合应用 | hybrid application | connectMicroservice | hybrid app | inheritAppConfig
HTTPS 与多服务器 | HTTPS & multiple servers | HTTPS | SSL | TLS | 证书 | 多端口 | 同时监听 | 监听多个端口 | 多个端口
请求生命周期 | request lifecycle | 执行顺序 | 请求流程 | 请求顺序 | 先后顺序 | 调用顺序 | 谁先执行 | 哪个先执行
常见错误 | common errors | 报错 | 错误 | error | 排错 | 疑难 | 常见问题
无法解析依赖 | cannot resolve dependency | can't resolve dependencies | 依赖解析失败 | 依赖找不到 | 注入失败
UnknownDependenciesException | can't resolve dependencies
undefined 依赖 | undefined dependency | 循环导入 | circular import | barrel
开发工具 | devtools | Devtools | 调试 | 可视化 | 依赖图 | graph
CI/CD 集成 | CI/CD integration | 持续集成 | CI | github actions
迁移指南 | migration guide | 升级 | upgrade | 新特性 | what's new | nest 11 | v11 | 从 10 升级 | 破坏性变更 | breaking changes
谁在用 Nest | who is using nest | companies | 公司 | 案例
支持我们 | support us | 赞助 | sponsor | 捐助 | donate | 捐赠
请求参数 | 路由参数 | route parameter | @Param | 路径参数 | params | 路由传参 | 传参
查询参数 | query parameter | @Query | query string | 查询字符串
请求体 | request body | @Body | payload | body | 请求负载
数据传输对象 | DTO | data transfer object
请求头 | header | headers | @Headers | 响应头 | @Header
@Ip | 客户端 ip | 客户端地址 | 获取 ip | 真实 ip
给文档加一把锁 | 关闭 swagger | disable swagger | swagger in production | swagger production | swagger 密码 | swagger 密码保护 | 隐藏文档 | 关闭接口文档
生成客户端 | generate client | 导出 openapi | openapi-generator | 接口代码生成
横向 | 水平扩展 | 横向扩展 | cluster | cluster mode | 集群模式 | 多进程 | 多核 | 扩容
413 | request entity too large | PayloadTooLargeError | Request body is too large | 请求体过大 | 请求体太大
poolSize | 连接池 | 数据库连接池 | connection pool | 连接数
envFilePath | 多环境 | 不同环境 | 环境切换
状态码 | status code | HttpCode | @HttpCode | 返回码 | 返回 201 | 返回 200 | 返回 204
重定向 | redirect | @Redirect | 跳转
请求对象 | request object | @Req | req | request
响应对象 | response object | @Res | res | passthrough | library-specific
通配符 | wildcard | 路由通配符 | 通配路由
子域名 | subdomain | sub-domain | 子域路由
异步 | async | Promise | Observable | asynchronicity | await
RxJS | Observable | 可观察对象 | 响应式
超时 | timeout | TimeoutInterceptor | 请求超时 | 接口超时 | 超时时间
响应格式 | 统一返回 | 统一响应 | response mapping | 包装返回值 | 统一返回格式 | TransformInterceptor | 返回统一格式 | 返回格式统一
绑定守卫 | binding guards | UseGuards | 使用守卫 | 全局守卫 | APP_GUARD
绑定管道 | binding pipes | UsePipes | 全局管道 | APP_PIPE
绑定拦截器 | binding interceptors | UseInterceptors | 全局拦截器 | APP_INTERCEPTOR
绑定过滤器 | binding filters | UseFilters | 全局过滤器 | APP_FILTER
内置异常 | built-in HTTP exceptions | HttpException | 内置 HTTP 异常 | BadRequestException | NotFoundException | UnauthorizedException | ForbiddenException | ConflictException
内置管道 | built-in pipes | ParseIntPipe | ParseUUIDPipe | DefaultValuePipe
模式校验 | schema validation | Zod | joi | ZodValidationPipe
默认值 | default value | 缺省值
可选依赖 | optional provider | @Optional
属性注入 | property based injection | property injection | 基于属性的注入
注入令牌 | injection token | token | InjectionToken | 提供者令牌 | 字符串令牌
重新导出 | re-export | re-exporting | 再导出
用户信息 | 当前用户 | 获取用户 | current user | get current user | @User | request.user
公开路由 | public route | 跳过认证 | 跳过登录 | 跳过登录校验 | 不需要登录 | @Public | IS_PUBLIC | 免登录 | 接口白名单 | 跳过守卫 | 跳过全局守卫 | 放行
刷新令牌 | refresh token | 续期 | 双 token | 无感刷新
中间件消费者 | middleware consumer | MiddlewareConsumer | forRoutes | 应用中间件 | exclude
函数中间件 | functional middleware | 函数式中间件
全局中间件 | global middleware | app.use
应用事件 | 启动 | bootstrap | NestFactory | main.ts | listen | 端口 | port | 监听端口
实例 | instance | 对象
多个数据库 | multiple databases | 多数据源 | 多库连接 | 多数据库 | 多数据库连接
软删除 | soft delete | 逻辑删除
订阅者 | subscriber | entity subscriber
仓储 | repository | Repository | 存储库
分页 | pagination | paginate | 翻页
流式输出 | 流式返回 | 流式响应 | 打字机效果 | streaming | 大模型 | LLM | ChatGPT
反向代理 | reverse proxy | 反代 | nginx
构建 | build | 打包
项目结构 | 目录结构 | project structure
装饰器组合 | 组合装饰器 | 合并装饰器 | decorator composition | applyDecorators
关系 | relations | 关联 | 连表 | 连表查询 | 联表查询 | 一对多 | 多对多 | 外键
隐藏接口 | 不显示接口 | ApiExcludeEndpoint
自动建表 | 同步表结构 | synchronize
退出登录 | logout | sign out | 登出 | 注销
`;

/** The groups: each a list of names of one thing. */
export const synonyms: ReadonlyArray<readonly string[]> = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((name) => name.trim()));

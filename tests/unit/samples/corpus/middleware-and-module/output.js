import { Module, RequestMethod, Injectable } from '@nestjs/common';
import { CatsController } from './cats.controller';

@Injectable()
export class LoggerMiddleware {
  use(req, res, next) {
    console.log(`${req.method} ${req.url}`);
    next();
  }
}

export function logger(req, _res, next) {
  console.log('Request...');
  next();
}

@Module({ controllers: [CatsController] })
export class AppModule {
  configure(consumer) {
    consumer
      .apply(LoggerMiddleware, logger)
      .exclude({ path: 'cats', method: RequestMethod.GET })
      .forRoutes(CatsController);
  }
}

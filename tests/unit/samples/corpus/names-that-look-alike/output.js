import { Bind, Controller, Get, Query } from '@nestjs/common';
import { name as packageName, version } from './package';
import { Status } from './status';

export class Holder {
  Filter = 1;
  version() {
    return packageName;
  }
}

@Controller()
export class AppController {
  @Get()
  @Bind(Query())
  list(filter, options = { version: '1' }) {
    const Status = { Open: 1 };
    return { filter, Options: options, at: options.version, status: Status.Open };
  }
}

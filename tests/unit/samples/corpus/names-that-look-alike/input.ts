import { Controller, Get, Query } from '@nestjs/common';
import { Filter } from './filter';
import { name as packageName, version } from './package';
import { Options } from './options';
import { Status } from './status';

export class Holder {
  Filter = 1;
  version(): string {
    return packageName;
  }
}

@Controller()
export class AppController {
  @Get()
  list(@Query() filter: Filter, options: Options = { version: '1' }) {
    const Status = { Open: 1 };
    return { filter, Options: options, at: options.version, status: Status.Open };
  }
}

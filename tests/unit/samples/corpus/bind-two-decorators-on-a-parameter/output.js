import { Bind, Body, Controller, Param, Post } from '@nestjs/common';
import { Audit } from './audit.decorator';

@Controller('cats')
export class CatsController {
  @Post(':id')
  @Bind(Param('id'), Audit('name'))
  @Bind(() => {}, Body('name'))
  rename(id, name) {
    return { id, name };
  }
}

import { Body, Controller, Param, Post } from '@nestjs/common';
import { Audit } from './audit.decorator';

@Controller('cats')
export class CatsController {
  @Post(':id')
  rename(@Param('id') id: string, @Audit('name') @Body('name') name: string) {
    return { id, name };
  }
}

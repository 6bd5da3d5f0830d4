import {
  Body,
  Controller,
  Header,
  HttpCode,
  Post,
  Put,
  Param,
  UseGuards,
  UsePipes,
} from '@nestjs/common';
import { RolesGuard } from './roles.guard';
import { Roles } from './roles.decorator';
import { TrimPipe } from './trim.pipe';

@Controller({ path: 'cats', version: '1' })
@UseGuards(RolesGuard)
export class CatsController {
  /**
   * 新建一只猫。
   */
  @Post()
  @HttpCode(204) // 没有正文
  @Header('Cache-Control', 'no-store')
  @Roles(['admin'])
  create(@Body('name', TrimPipe) name: string) {
    return { name };
  }

  @Put(':id')
  // 两个参数都要
  @UsePipes(TrimPipe)
  update(
    @Param('id') id: string,
    @Body() { name, age }: { name: string; age: number },
  ) {
    return { id, name, age };
  }
}

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
  Bind,
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
  @Bind(Body('name', TrimPipe))
  create(name) {
    return { name };
  }

  @Put(':id')
  // 两个参数都要
  @UsePipes(TrimPipe)
  @Bind(Param('id'), Body())
  update(id, { name, age }) {
    return { id, name, age };
  }
}

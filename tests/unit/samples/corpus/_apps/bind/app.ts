import {
  Body,
  Controller,
  createParamDecorator,
  DefaultValuePipe,
  Delete,
  Get,
  Headers,
  HttpCode,
  Module,
  Param,
  ParseEnumPipe,
  ParseIntPipe,
  Post,
  Query,
  Res,
  type ExecutionContext,
} from '@nestjs/common';
import type { Response } from 'express';

enum Order {
  Up = 'up',
  Down = 'down',
}

const Path = createParamDecorator((prefix: string, context: ExecutionContext) => {
  return prefix + context.switchToHttp().getRequest<{ path: string }>().path;
});

@Controller('cats')
export class CatsController {
  @Get()
  list(
    @Query('page', new DefaultValuePipe(1), ParseIntPipe) page: number,
    @Query('order', new ParseEnumPipe(Order, { optional: true })) order: Order = Order.Up,
    @Headers('x-trace') trace?: string,
  ) {
    return { page, order, trace };
  }

  @Get(':id')
  one(@Param('id', ParseIntPipe) id: number, @Path('path:') path: string) {
    return { id, path };
  }

  @Post()
  @HttpCode(202)
  create(@Body() { name, ...rest }: { name: string }, @Res({ passthrough: true }) response: Response) {
    response.setHeader('x-made', encodeURIComponent(name));
    return { name, rest };
  }

  @Delete(':id')
  remove(extra: string | undefined, @Param('id') id: string) {
    return { extra: extra ?? null, id };
  }
}

@Module({ controllers: [CatsController] })
export class AppModule {}

import { Body, Controller, Get, INestApplication, Module, Param, Post, Query, ValidationPipe } from '@nestjs/common';
import { IsString, Length } from 'class-validator';

export class CreateCatDto {
  @IsString({ message: '名字要写成文字' })
  @Length(1, 5)
  name!: string;
}

@Controller('cats')
export class CatsController {
  @Post()
  create(@Body() dto: CreateCatDto) {
    return { isDto: dto instanceof CreateCatDto, ...dto };
  }

  @Get(':id')
  one(@Param('id') id: number, @Query('full') full?: boolean) {
    return { id, full };
  }
}

@Module({ controllers: [CatsController] })
export class AppModule {}

export function configure(app: INestApplication): void {
  app.useGlobalPipes(new ValidationPipe({ transform: true, forbidNonWhitelisted: true, whitelist: true }));
}

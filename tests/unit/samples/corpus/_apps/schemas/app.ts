import { Body, Controller, Get, INestApplication, Module, Post } from '@nestjs/common';
import { getModelToken, InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { ApiProperty, ApiPropertyOptional, DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import mongoose, { type Model } from 'mongoose';

@Schema()
export class Owner {
  @Prop()
  name!: string;
}

@Schema()
export class Cat {
  @Prop({ required: true })
  name!: string;

  @Prop() age?: number;

  @Prop([String])
  tags!: string[];

  @Prop({ type: mongoose.Schema.Types.ObjectId, ref: 'Owner' })
  owner!: Owner;
}

const CatSchema = SchemaFactory.createForClass(Cat);

export class CreateCatDto {
  @ApiProperty()
  name!: string;

  @ApiProperty({ description: '年龄', minimum: 0 })
  age!: number;

  @ApiPropertyOptional()
  bornAt?: Date;

  @ApiProperty({ type: [String] })
  tags!: string[];
}

@Controller('cats')
export class CatsController {
  constructor(@InjectModel(Cat.name) private readonly cats: Model<Cat>) {}

  @Get()
  paths() {
    return Object.entries(CatSchema.paths).map(([name, path]) => [name, path.instance, Boolean(path.isRequired)]);
  }

  @Post()
  create(@Body() dto: CreateCatDto) {
    return [dto, this.cats];
  }
}

@Module({ controllers: [CatsController], providers: [{ provide: getModelToken(Cat.name), useValue: '模型' }] })
export class AppModule {}

export function configure(app: INestApplication): void {
  const document = SwaggerModule.createDocument(app, new DocumentBuilder().build());
  SwaggerModule.setup('api', app, document);
}

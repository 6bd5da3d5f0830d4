import { Controller, Get, Injectable, Module } from '@nestjs/common';
import { getModelToken, InjectModel } from '@nestjs/sequelize';
import { AllowNull, BelongsTo, Column, DataType, ForeignKey, HasMany, Model, Sequelize, Table } from 'sequelize-typescript';

@Table({ timestamps: false })
export class Cat extends Model {
  @AllowNull(false)
  @Column
  declare name: string;

  @Column({ defaultValue: true })
  declare active: boolean;

  @Column(DataType.INTEGER)
  age: number | null;

  @HasMany(() => Toy)
  declare toys: Toy[];
}

@Table({ timestamps: false })
export class Toy extends Model {
  @Column
  declare label: string;

  @ForeignKey(() => Cat)
  @Column
  declare catId: number;

  @BelongsTo(() => Cat)
  declare cat: Cat;
}

@Injectable()
export class CatsService {
  constructor(@InjectModel(Cat) private readonly cats: typeof Cat) {}

  run() {
    const cat = this.cats.build({ name: '橘座', age: 3, toys: [{ label: '球' }] }, { include: [Toy] });
    const types = Object.entries(this.cats.getAttributes()).map(([name, { type }]) => [name, String(type)]);
    return { name: cat.name, active: cat.active, age: cat.age, toys: cat.toys.map(({ label }) => label), types };
  }
}

@Controller()
export class AppController {
  constructor(private readonly cats: CatsService) {}

  @Get()
  run() {
    return this.cats.run();
  }
}

@Module({
  controllers: [AppController],
  providers: [
    CatsService,
    // 不连数据库，只看模型
    { provide: Sequelize, useFactory: () => new Sequelize({ validateOnly: true, models: [Cat, Toy] }) },
    { provide: getModelToken(Cat), useFactory: (): typeof Cat => Cat, inject: [Sequelize] },
  ],
})
export class AppModule {}

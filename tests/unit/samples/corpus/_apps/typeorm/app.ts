import { Body, Controller, Get, Injectable, Module, Param, ParseIntPipe, Post } from '@nestjs/common';
import { getRepositoryToken, InjectDataSource, InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import { Column, CreateDateColumn, DataSource, Entity, PrimaryGeneratedColumn, Repository } from 'typeorm';

@Entity()
export class Cat {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column()
  name!: string;

  @Column({ nullable: true })
  age?: number;

  @Column({ default: true })
  indoor!: boolean;

  @CreateDateColumn()
  createdAt!: Date;
}

@Injectable()
export class CatsService {
  constructor(
    @InjectRepository(Cat) private readonly cats: Repository<Cat>,
    @InjectDataSource() private readonly named: DataSource,
    private readonly dataSource: DataSource,
  ) {}

  create(name: string, age?: number): Promise<Cat> {
    return this.cats.save(this.cats.create({ name, age }));
  }

  async find(id: number) {
    const cat = await this.cats.findOneBy({ id });
    const columns = this.dataSource.getMetadata(Cat).columns.map(({ propertyName, type }) => [
      propertyName,
      typeof type === 'function' ? type.name : type,
    ]);
    return { name: cat?.name, age: cat?.age, indoor: cat?.indoor, columns, same: this.named === this.dataSource };
  }
}

@Controller('cats')
export class CatsController {
  constructor(private readonly cats: CatsService) {}

  @Post()
  async create(@Body('name') name: string, @Body('age') age?: number) {
    return { id: (await this.cats.create(name, age)).id, token: typeof getRepositoryToken(Cat) };
  }

  @Get(':id')
  find(@Param('id', ParseIntPipe) id: number) {
    return this.cats.find(id);
  }
}

@Module({
  imports: [
    TypeOrmModule.forRoot({ type: 'sqljs', autoLoadEntities: true, synchronize: true }),
    TypeOrmModule.forFeature([Cat]),
  ],
  controllers: [CatsController],
  providers: [CatsService],
})
export class AppModule {}

import { Column, DataType, HasMany, Model, Table } from 'sequelize-typescript';
import { Toy } from './toy.model';

@Table
export class Cat extends Model {
  @Column
  name: string;

  @Column({ defaultValue: true })
  active: boolean;

  @Column(DataType.JSON)
  traits: object;

  @HasMany(() => Toy)
  toys: Toy[];
}

import { Column, DataType, HasMany, Model, Table } from 'sequelize-typescript';
import { Toy } from './toy.model';

@Table
export class Cat extends Model {
  @Column({ type: DataType.STRING })
  name;

  @Column({ type: DataType.BOOLEAN, defaultValue: true })
  active;

  @Column(DataType.JSON)
  traits;

  @HasMany(() => Toy)
  toys;
}

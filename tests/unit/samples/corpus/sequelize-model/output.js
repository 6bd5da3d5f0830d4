import { Column, DataType, HasMany, Model, Table } from 'sequelize-typescript';
import { Toy } from './toy.model';

@Table
export class Cat extends Model {}

Column({ type: DataType.STRING })(Cat.prototype, 'name');
Column({ type: DataType.BOOLEAN, defaultValue: true })(Cat.prototype, 'active');
Column(DataType.JSON)(Cat.prototype, 'traits');
HasMany(() => Toy)(Cat.prototype, 'toys');

import {
  Column,
  CreateDateColumn,
  Entity,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { Owner } from './owner.entity';
import { Toy } from './toy.entity';

@Entity()
export class Cat {
  @PrimaryGeneratedColumn('uuid')
  id;

  @Column({ type: String })
  name;

  @Column({ type: Boolean, default: true })
  indoor;

  @Column({
    type: Number,
    nullable: true,
  })
  age;

  @Column('varchar', { length: 32 })
  breed;

  @Column({ type: 'jsonb' })
  traits;

  @CreateDateColumn()
  createdAt;

  @ManyToOne(() => Owner, (owner) => owner.cats)
  owner;

  @OneToMany(() => Toy, (toy) => toy.cat, { cascade: true })
  toys;

  constructor(partial) {
    Object.assign(this, partial);
  }
}

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
  id!: string;

  @Column()
  name!: string;

  @Column({ default: true })
  indoor!: boolean;

  @Column({
    nullable: true,
  })
  age!: number | null;

  @Column('varchar', { length: 32 })
  breed!: string;

  @Column({ type: 'jsonb' })
  traits!: Record<string, unknown>;

  @CreateDateColumn()
  createdAt!: Date;

  @ManyToOne(() => Owner, (owner) => owner.cats)
  owner!: Owner;

  @OneToMany(() => Toy, (toy) => toy.cat, { cascade: true })
  toys!: Toy[];

  constructor(partial: Partial<Cat>) {
    Object.assign(this, partial);
  }
}

import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { Author } from './author.entity';

@Entity()
export class Book {
  @PrimaryKey()
  id!: number;

  @Property()
  title!: string;

  @Property({ nullable: true })
  publishedAt?: Date;

  @Property({ type: 'json' })
  extra?: Record<string, string>;

  @ManyToOne(() => Author)
  author!: Author;
}

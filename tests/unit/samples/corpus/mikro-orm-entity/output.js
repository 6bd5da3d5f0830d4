import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { Author } from './author.entity';

@Entity()
export class Book {
  @PrimaryKey({ type: 'number' })
  id;

  @Property({ type: 'string' })
  title;

  @Property({ type: 'Date', nullable: true })
  publishedAt;

  @Property({ type: 'json' })
  extra;

  @ManyToOne(() => Author)
  author;
}

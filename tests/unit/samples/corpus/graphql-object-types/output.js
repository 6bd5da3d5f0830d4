import {
  ArgsType,
  Field,
  ID,
  InputType,
  Int,
  ObjectType,
} from '@nestjs/graphql';
import { MinLength } from 'class-validator';
import { Post } from './post.model';

@ObjectType({ description: '作者' })
export class Author {
  @Field(() => ID)
  id;

  @Field(() => String)
  name;

  @Field(() => Date, { nullable: true })
  born;

  @Field(() => [Post], { nullable: 'items' })
  posts;

  @Field(() => Post)
  best;
}

@InputType()
export class NewAuthorInput {
  @Field(() => String, { defaultValue: '' })
  @MinLength(1)
  name;
}

@ArgsType()
export class PageArgs {
  @Field((type) => Int)
  skip = 0;

  @Field(() => Boolean)
  deep = false;
}

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
  id: string;

  @Field()
  name: string;

  @Field({ nullable: true })
  born?: Date;

  @Field(() => [Post], { nullable: 'items' })
  posts: Post[];

  @Field()
  best: Post;
}

@InputType()
export class NewAuthorInput {
  @Field({ defaultValue: '' })
  @MinLength(1)
  name: string;
}

@ArgsType()
export class PageArgs {
  @Field((type) => Int)
  skip: number = 0;

  @Field()
  deep: boolean = false;
}

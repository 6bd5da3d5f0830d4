import { NotFoundException } from '@nestjs/common';
import {
  Args,
  Int,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { AuthorsService } from './authors.service';
import { NewAuthorInput } from './new-author.input';
import { Author } from './author.model';
import { Post } from './post.model';

@Resolver(() => Author)
export class AuthorsResolver {
  constructor(private readonly authors: AuthorsService) {}

  @Query(() => Author, { name: 'author' })
  async getAuthor(
    @Args('id', { type: () => Int }) id: number,
  ): Promise<Author> {
    const author = await this.authors.findOneById(id);
    if (!author) throw new NotFoundException(id);
    return author;
  }

  @Mutation(() => Author)
  add(
    @Args('input') input: NewAuthorInput,
    @Args('tag', { nullable: true }) tag?: string,
  ) {
    return this.authors.create(input, tag);
  }

  @ResolveField('posts', () => [Post])
  posts(@Parent() author: Author): Promise<Post[]> {
    return this.authors.posts(author.id);
  }
}

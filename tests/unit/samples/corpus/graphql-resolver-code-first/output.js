import { Bind, Dependencies, NotFoundException } from '@nestjs/common';
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
@Dependencies(AuthorsService)
export class AuthorsResolver {
  constructor(authors) {
    this.authors = authors;
  }

  @Query(() => Author, { name: 'author' })
  @Bind(Args('id', { type: () => Int }))
  @Reflect.metadata('design:paramtypes', [Number])
  async getAuthor(id) {
    const author = await this.authors.findOneById(id);
    if (!author) throw new NotFoundException(id);
    return author;
  }

  @Mutation(() => Author)
  @Bind(Args('input'), Args('tag', { nullable: true }))
  @Reflect.metadata('design:paramtypes', [NewAuthorInput, String])
  add(input, tag) {
    return this.authors.create(input, tag);
  }

  @ResolveField('posts', () => [Post])
  @Bind(Parent())
  posts(author) {
    return this.authors.posts(author.id);
  }
}

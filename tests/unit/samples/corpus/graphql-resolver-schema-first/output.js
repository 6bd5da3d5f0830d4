import {
  Args,
  Context,
  Info,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { Bind, Dependencies, ParseIntPipe } from '@nestjs/common';
import { AuthorsService } from './authors.service';

@Resolver('Author')
@Dependencies(AuthorsService)
export class AuthorsResolver {
  constructor(authors) {
    this.authors = authors;
  }

  @Query()
  @Bind(Args('id', ParseIntPipe), Context(), Info())
  author(id, context, info) {
    return this.authors.findOneById(id, context.tenant, info.fieldName);
  }

  @ResolveField()
  @Bind(Parent())
  async posts(author) {
    return this.authors.posts(author.id);
  }
}

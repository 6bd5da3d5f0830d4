import {
  Args,
  Context,
  Info,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { ParseIntPipe } from '@nestjs/common';
import type { GraphQLResolveInfo } from 'graphql';
import { AuthorsService } from './authors.service';
import type { Author } from '../graphql.schema';

@Resolver('Author')
export class AuthorsResolver {
  constructor(private authors: AuthorsService) {}

  @Query()
  author(
    @Args('id', ParseIntPipe) id: number,
    @Context() context: { tenant: string },
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.authors.findOneById(id, context.tenant, info.fieldName);
  }

  @ResolveField()
  async posts(@Parent() author: Author) {
    return this.authors.posts(author.id);
  }
}

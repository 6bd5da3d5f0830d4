import { Injectable, Module } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Args, ArgsType, Field, GraphQLModule, ID, InputType, Int, Mutation, ObjectType, Parent, Query, registerEnumType, ResolveField, Resolver } from '@nestjs/graphql';

export enum Breed {
  Tabby,
  Siamese,
}
registerEnumType(Breed, { name: 'Breed' });

@ObjectType()
export class Cat {
  @Field(() => ID)
  id!: string;

  @Field()
  name!: string;

  @Field({ nullable: true })
  age?: number;

  @Field()
  indoor!: boolean;

  @Field(() => Breed)
  breed!: Breed;
}

@InputType()
export class NewCat {
  @Field()
  name!: string;

  @Field({ nullable: true })
  indoor?: boolean;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int)
  skip: number = 0;
}

@Injectable()
export class CatsService {
  readonly cats: Cat[] = [{ id: '1', name: '橘座', age: 3, indoor: true, breed: Breed.Siamese }];
}

@Resolver(() => Cat)
export class CatsResolver {
  constructor(private readonly service: CatsService) {}

  @Query(() => Cat, { nullable: true })
  cat(@Args('id', { type: () => ID }) id: string): Cat | undefined {
    return this.service.cats.find((cat) => cat.id === id);
  }

  @Query(() => [Cat])
  cats(@Args() { skip }: PageArgs, @Args('name', { nullable: true }) name?: string): Cat[] {
    return this.service.cats.slice(skip).filter((cat) => !name || cat.name === name);
  }

  @Mutation(() => Cat)
  add(@Args('input') input: NewCat): Cat {
    const cat = { id: String(this.service.cats.length + 1), indoor: false, breed: Breed.Tabby, ...input };
    this.service.cats.push(cat);
    return cat;
  }

  @ResolveField(() => String)
  label(@Parent() cat: Cat): string {
    return `#${cat.id} ${cat.name}`;
  }
}

@Module({
  imports: [GraphQLModule.forRoot<ApolloDriverConfig>({ driver: ApolloDriver, autoSchemaFile: true })],
  providers: [CatsResolver, CatsService],
})
export class AppModule {}

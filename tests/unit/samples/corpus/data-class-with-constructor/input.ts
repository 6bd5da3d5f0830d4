import { Exclude, Expose } from 'class-transformer';
import { RoleEntity } from './role.entity';

@Exclude()
export class UserEntity {
  @Expose() id!: number;

  @Expose()
  get fullName(): string {
    return `${this.first} ${this.last}`;
  }

  constructor(
    private readonly first: string,
    private readonly last: string,
    role?: RoleEntity,
  ) {
    this.id = role?.id ?? 0;
  }
}

@Exclude()
export class Holder {
  constructor(public readonly role: RoleEntity) {}
}

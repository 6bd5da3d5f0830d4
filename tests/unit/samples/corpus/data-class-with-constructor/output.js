import { Exclude, Expose } from 'class-transformer';

@Exclude()
export class UserEntity {
  @Expose() id;

  @Expose()
  get fullName() {
    return `${this.first} ${this.last}`;
  }

  constructor(first, last, role) {
    this.first = first;
    this.last = last;
    this.id = role?.id ?? 0;
  }
}

@Exclude()
export class Holder {
  constructor(role) {
    this.role = role;
  }
}

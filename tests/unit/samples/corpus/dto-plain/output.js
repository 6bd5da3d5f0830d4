export class CreateCatDto {
  name;
  age;
  /** 可以不填 */
  breed;
}

export class UpdateCatDto {
  name;
}

export class CreateCatDto {
  readonly name!: string;
  readonly age!: number;
  /** 可以不填 */
  breed?: string;
}

export class UpdateCatDto implements Partial<CreateCatDto> {
  name?: string;
}

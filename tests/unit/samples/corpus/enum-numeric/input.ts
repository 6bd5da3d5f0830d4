import { IsEnum } from 'class-validator';

enum Status {
  Draft,
  /** 已发布 */
  Published,
  Archived = 10,
  Deleted,
}

const enum Permission {
  None = 0,
  Read = 1 << 0,
  Write = 1 << 1,
  All = Read | Write,
  Negative = -1,
  Next,
}

export class SetStatusDto {
  @IsEnum(Status)
  status!: Status;

  permission: Permission = Permission.All;
}

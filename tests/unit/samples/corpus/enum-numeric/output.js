import { IsEnum } from 'class-validator';

const Status = Object.freeze({
  Draft: 0,
  /** 已发布 */
  Published: 1,
  Archived: 10,
  Deleted: 11,
});

const Permission = Object.freeze({
  None: 0,
  Read: 1 << 0,
  Write: 1 << 1,
  All: 3,
  Negative: -1,
  Next: 0,
});

export class SetStatusDto {
  @IsEnum(Status)
  status;

  permission = Permission.All;
}

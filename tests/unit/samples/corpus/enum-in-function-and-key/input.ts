import { SetMetadata } from '@nestjs/common';

export const enum Role {
  Guest,
  Admin,
}

const LABELS: Record<Role, string> = {
  [Role.Guest]: '访客',
  [Role.Admin]: '管理员',
};

export function label(role: Role = Role.Guest): string {
  enum Mark {
    Open = '【',
    Close = '】',
    Both = Open + Mark.Close,
  }
  return Mark.Open + LABELS[role] + Mark['Close'];
}

export const Roles = (...roles: Role[]) => SetMetadata('roles', roles);

import { SetMetadata } from '@nestjs/common';

export const Role = Object.freeze({
  Guest: 0,
  Admin: 1,
});

const LABELS = {
  [Role.Guest]: '访客',
  [Role.Admin]: '管理员',
};

export function label(role = Role.Guest) {
  const Mark = Object.freeze({
    Open: '【',
    Close: '】',
    Both: '【】',
  });
  return Mark.Open + LABELS[role] + Mark['Close'];
}

export const Roles = (...roles) => SetMetadata('roles', roles);

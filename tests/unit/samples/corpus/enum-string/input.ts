export enum Role {
  User = 'user',
  Admin = 'admin', // 管理员
}

export const DEFAULT_ROLE: Role = Role.User;

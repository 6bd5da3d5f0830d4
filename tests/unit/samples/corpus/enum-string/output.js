export const Role = Object.freeze({
  User: 'user',
  Admin: 'admin', // 管理员
});

export const DEFAULT_ROLE = Role.User;

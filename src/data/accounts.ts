import { translate } from '@docusaurus/Translate';

/** The five accounts in the header (ARCHITECTURE.md#page-shell); `icon` is a key of `components/Icon`. */
export const socialLinks = [
  { label: translate({ message: 'X（微博客）' }), href: 'https://x.com/nestframework', icon: 'x' },
  {
    label: translate({ message: 'GitHub 代码仓库' }),
    href: 'https://github.com/nestjs/nest',
    icon: 'github',
  },
  {
    label: translate({ message: 'Stack Overflow 问答' }),
    href: 'https://stackoverflow.com/questions/tagged/nestjs',
    icon: 'stackoverflow',
  },
  { label: translate({ message: 'NestJS 主站' }), href: 'https://nestjs.com/', icon: 'globe' },
  {
    label: translate({ message: 'Discord 社区' }),
    href: 'https://discord.gg/G7Qnnhy',
    icon: 'discord',
  },
] as const;

import {site} from './site';

/** A promotional banner: a heading, four points and a button that leaves the site (spec §2 “Page shell”). */
export interface BannerContent {
  heading: string;
  points: readonly [string, string, string, string];
  action: string;
  href: string;
}

/** The three banners by the name that `::banner[…]` takes. */
export const banners = {
  courses: {
    heading: '跟着官方课程学 NestJS',
    points: ['80+ 个章节', '5+ 小时视频', '官方结业证书', '深入专题讲解'],
    action: '查看官方课程',
    href: 'https://courses.nestjs.com/',
  },
  devtools: {
    heading: '用 Devtools 看清你的应用',
    points: ['依赖关系图', '路由与请求导航', '交互式调试台', '接入 CI/CD 流水线'],
    action: '试用 Devtools',
    href: 'https://devtools.nestjs.com/',
  },
  enterprise: {
    heading: '来自核心团队的企业支持',
    points: ['技术指导', '深度代码审查', '协助团队成长', '架构与最佳实践咨询'],
    action: '了解企业支持',
    href: site.enterprise,
  },
} satisfies Record<string, BannerContent>;

export type BannerName = keyof typeof banners;

export const BANNER_NAMES = Object.keys(banners) as BannerName[];

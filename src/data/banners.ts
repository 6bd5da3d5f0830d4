import { translate } from '@docusaurus/Translate';
import type { BannerName } from './bannerNames';
import { site } from './site';

/** A promotional banner: a heading, four points and a button that leaves the site (ARCHITECTURE.md#page-shell). */
export interface BannerContent {
  heading: string;
  points: readonly [string, string, string, string];
  action: string;
  href: string;
}

/** The three banners by the name that `::banner[…]` takes. */
export const banners = {
  courses: {
    heading: translate({ message: '跟着官方课程学 NestJS' }),
    points: [
      translate({ message: '80+ 个章节' }),
      translate({ message: '5+ 小时视频' }),
      translate({ message: '官方结业证书' }),
      translate({ message: '深入专题讲解' }),
    ],
    action: translate({ message: '查看官方课程' }),
    href: 'https://courses.nestjs.com/',
  },
  devtools: {
    heading: translate({ message: '用 Devtools 看清你的应用' }),
    points: [
      translate({ message: '依赖关系图' }),
      translate({ message: '路由与请求导航' }),
      translate({ message: '交互式调试台' }),
      translate({ message: '接入 CI/CD 流水线' }),
    ],
    action: translate({ message: '试用 Devtools' }),
    href: 'https://devtools.nestjs.com/',
  },
  enterprise: {
    heading: translate({ message: '来自核心团队的企业支持' }),
    points: [
      translate({ message: '技术指导' }),
      translate({ message: '深度代码审查' }),
      translate({ message: '协助团队成长' }),
      translate({ message: '架构与最佳实践咨询' }),
    ],
    action: translate({ message: '了解企业支持' }),
    href: site.enterprise,
  },
} satisfies Record<BannerName, BannerContent>;

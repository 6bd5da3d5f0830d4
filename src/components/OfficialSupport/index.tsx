import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import TitleEn from '../TitleEn';
import styles from './styles.module.css';

const CONTACT = 'support@nestjs.com';

/** What the framework's team offers, and what one asks them for. */
const services = [
  {
    title: translate({ message: '技术指导与架构评审' }),
    text: translate({
      message:
        '方案定下来之前，先和写框架的人过一遍：模块怎么切、边界放在哪里、哪些取舍以后会付出代价。',
    }),
  },
  {
    title: translate({ message: '答疑与带教' }),
    text: translate({
      message: '团队成员带着自己的代码来问，得到针对这份代码的回答，而不是一条文档链接。',
    }),
  },
  {
    title: translate({ message: '安全与性能' }),
    text: translate({ message: '找出拖慢请求的那一段和漏掉校验的那一处，连同改法一起交付。' }),
  },
  {
    title: translate({ message: '深入的代码评审' }),
    text: translate({
      message: '逐个拉取请求评审，或者对整个代码库做一次审计，给出按影响排序的结论。',
    }),
  },
];

/**
 * The page “Official Support”. No route reaches it: `/enterprise` leads to `/consulting`, because the first of the two
 * routes with that path wins (ARCHITECTURE.md#enterprise).
 */
export default function OfficialSupport(): ReactNode {
  return (
    <article className={`${styles.support} prose`}>
      <h1>
        {translate({ message: '官方支持' })} <TitleEn>Official Support</TitleEn>
      </h1>
      <p>
        {translate({
          message:
            '以下服务由 NestJS 官方团队提供，与本站无关。目标只有一个：让你的团队用 Nest 交付得又快又稳。',
        })}
      </p>
      <h3 id="official-nestjs-consulting">{translate({ message: '官方 NestJS 咨询' })}</h3>
      <ul className={styles.services} id="official-support">
        {services.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <h3>{translate({ message: '团队扩充' })}</h3>
      <p>
        {translate({
          message:
            '核心成员每天和你的团队一起工作：写功能、评审代码、参加设计讨论，项目结束时知识留在你们手里。',
        })}
      </p>
      <h3>{translate({ message: '最佳实践评审' })}</h3>
      <p>
        {translate({
          message:
            '对照官方团队自己的做法检查现有项目，从拉取请求到整体架构，得到一份可以照着改的清单。',
        })}
      </p>
      <h4 id="first-hand-access">{translate({ message: '第一手沟通渠道' })}</h4>
      <p>{translate({ message: '有问题直接找维护者，不必在公开的讨论区里排队。' })}</p>
      <h4 id="nestjs-workshops-and-trainings">{translate({ message: '工作坊与培训' })}</h4>
      <p>
        {translate({
          message: '从零开始的入门营，到面向资深开发者的专题课；可以到现场，也可以远程。',
        })}
      </p>
      <p>
        <a className={styles.contact} href={`mailto:${CONTACT}`}>
          {translate({ message: '联系官方团队' })}
        </a>
      </p>
    </article>
  );
}

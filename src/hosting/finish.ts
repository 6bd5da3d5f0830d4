import path from 'node:path';
import {liveRedirects} from '../data/redirectRules';
import {redirects} from '../data/redirects';
import {isLoopback, loadEnvironment, LOCAL_NEWSLETTER} from '../environment';
import {pendingCount, routeState} from '../plugins/menu/routeState';
import {finishBuild} from './finishBuild';

/** The second half of `npm run build`. */

const SITE_DIR = path.resolve();

try {
  const environment = loadEnvironment(SITE_DIR);
  const live = liveRedirects(redirects, routeState);
  const {pages, hostFiles} = finishBuild(path.join(SITE_DIR, 'build'), live, environment);
  console.log(`构建完成：${pages} 个页面，菜单里还有 ${pendingCount} 页待写，${live.length} 个旧地址。`);
  console.log(`主机文件：${hostFiles.map((file) => `build/${file}`).join('、')}`);
  if (!isLoopback(environment.siteUrl) && environment.newsletterUrl === LOCAL_NEWSLETTER) {
    console.log('提醒：没有设置 NEWSLETTER_ENDPOINT，发布后的订阅表单没有人响应。');
  }
} catch (error) {
  console.error(`构建没有完成：${(error as Error).message}`);
  process.exit(1);
}

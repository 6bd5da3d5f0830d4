import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { HEADERS_FILE } from './hostFiles';
import { whenNpmEnds } from './parent.mjs';
import { siteServer } from './server';

/** `npm run serve`: the built site on this machine only, at PORT or 3000. */

const DEFAULT_PORT = 3000;
const HOST = '127.0.0.1';
const BUILD_DIR = path.resolve('build');

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const words = process.argv.slice(2);
if (words.length > 0)
  stop(
    `npm run serve 不认“${words.join(' ')}”：它后面不用写什么。换端口，把环境变量 PORT 设成要用的端口再运行。`,
  );
const port = Number(process.env.PORT?.trim() || DEFAULT_PORT);
if (!Number.isInteger(port) || port < 1 || port > 65_535)
  stop(`环境变量 PORT 应是 1 到 65535 的整数，现在是“${process.env.PORT}”。`);
if (!existsSync(path.join(BUILD_DIR, HEADERS_FILE)))
  stop('还没有构建好的网站。先运行 npm run build，再运行 npm run serve。');

whenNpmEnds(() => process.exit());

createServer(siteServer(BUILD_DIR))
  .on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      stop(
        `端口 ${port} 已被占用。关掉占用它的程序，或者换一个端口：把环境变量 PORT 设成 ${port + 1} 再运行`,
      );
    if (error.code === 'EACCES') stop(`没有权限使用端口 ${port}，换一个 1024 以上的端口。`);
    throw error;
  })
  .listen(port, HOST, () => console.log(`网站在 http://localhost:${port} ，按 Ctrl+C 结束。`));

import { installMajors } from '../../../src/data/packageMajors';
import { installOnTwelve } from '../../../src/remark/installLine';

const config = installMajors['@nestjs/config']!;
const joi = installMajors.joi!;
const nats = installMajors.nats!;

test('packages of an install line get the major for 12, options and other words stay', () => {
  expect(installOnTwelve(`npm i -D @nestjs/config@${config[11]} joi@${joi[11]}`)).toBe(
    `npm i -D @nestjs/config@${config[12]} joi@${joi[12]}`,
  );
});

test('each line of several is changed, and a package gets its new name', () => {
  expect(installOnTwelve(`npm i nats@${nats[11]}\nnpm i @nestjs/config@${config[11]}`)).toBe(
    `npm i ${nats.as}@${nats[12]}\nnpm i @nestjs/config@${config[12]}`,
  );
});

test.each([
  ['the same on both', `npm i joi@${joi[11]}`],
  ['no release for 12', `npm i necord@6 @nestjs/config@${config[11]}`],
  ['the release for 12 is not what the book describes', 'npm i @mikro-orm/core@6'],
  ['a package that the book does not know', `npm i cats@1 @nestjs/config@${config[11]}`],
  ['another major than that of the book', 'npm i @nestjs/config@3'],
  ['no install line', 'curl http://localhost:3000/cats'],
])('nothing: %s', (_, code) => expect(installOnTwelve(code)).toBeUndefined());

import {announce, onAnnounce} from '../../../../src/components/StatusRegion/announce';

test('what is announced reaches the region that is connected, and nobody else', () => {
  const heard: string[] = [];
  announce('太早');
  const stop = onAnnounce((text) => heard.push(text));
  announce('已复制');
  announce('已复制');
  stop();
  announce('太晚');
  expect(heard).toEqual(['已复制', '已复制']);
});

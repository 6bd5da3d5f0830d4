import newsletterEndpoint from '../../../../src/plugins/newsletter-endpoint';
import { answerNewsletter } from '../../../../src/hosting/newsletter';

jest.mock('../../../../src/hosting/newsletter', () => ({
  answerNewsletter: jest.fn(async () => undefined),
  logSubscription: 'log',
}));

interface Middleware {
  name: string;
  middleware: (request: object, response: object, next: (error?: unknown) => void) => Promise<void>;
}

const config = newsletterEndpoint().configureWebpack!({}, false, {} as never, undefined) as {
  devServer: { setupMiddlewares: (list: unknown[]) => unknown[] };
};
const list: unknown[] = ['app'];
const returned = config.devServer.setupMiddlewares(list);
const [{ middleware }] = list as [Middleware];

const run = async (
  url: string,
): Promise<{ next: jest.Mock; request: object; response: object }> => {
  const call = { next: jest.fn(), request: { url }, response: {} };
  await middleware(call.request, call.response, call.next);
  return call;
};

beforeEach(() => jest.mocked(answerNewsletter).mockClear());

test('it stands before everything else, and hands nothing back that webpack-merge would add again', () => {
  expect(list).toEqual([expect.objectContaining({ name: 'newsletter-endpoint' }), 'app']);
  expect(returned).toEqual([]);
});

test.each(['/api/newsletter', '/api/newsletter?token=t'])('%s is answered', async (url) => {
  const { next, request, response } = await run(url);
  expect(answerNewsletter).toHaveBeenCalledWith(request, response, 'log');
  expect(next).not.toHaveBeenCalled();
});

test.each(['/', '/api/newsletters', '/api/newsletter/x', '/guards?/api/newsletter'])(
  '%s is not',
  async (url) => {
    expect((await run(url)).next).toHaveBeenCalledWith();
    expect(answerNewsletter).not.toHaveBeenCalled();
  },
);

test('a failure goes on to the server’s own handling', async () => {
  const error = new Error('broken');
  jest.mocked(answerNewsletter).mockRejectedValueOnce(error);
  const { next } = await run('/api/newsletter');
  expect(next).toHaveBeenCalledWith(error);
});

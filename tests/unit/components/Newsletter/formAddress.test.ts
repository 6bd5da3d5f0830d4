import { formAddress } from '../../../../src/components/Newsletter/formAddress';

const OWN = '/api/newsletter';
const ENDPOINT = 'https://newsletter.example.com/subscribe?token=t';

test.each<[configured: string, siteUrl: string, address: string | undefined]>([
  [OWN, 'http://localhost:3000', OWN],
  [OWN, 'http://localhost', OWN],
  [OWN, 'http://127.0.0.1:4000', OWN],
  [OWN, 'http://[::1]:4000', OWN],
  [OWN, 'https://docs.example.com', undefined],
  [OWN, 'https://localhost.example.com', undefined],
  [ENDPOINT, 'https://docs.example.com', ENDPOINT],
  [ENDPOINT, 'http://localhost:3000', ENDPOINT],
])('%s on %s: %s', (configured, siteUrl, address) =>
  expect(formAddress(configured, siteUrl)).toBe(address),
);

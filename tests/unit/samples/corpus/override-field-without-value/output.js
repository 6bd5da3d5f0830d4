import { BaseGateway } from './base.gateway';

export class CatsGateway extends BaseGateway {
  retries = 3;
}

import { Logger } from '@nestjs/common';
import { BaseGateway } from './base.gateway';

export class CatsGateway extends BaseGateway {
  // 类型更窄
  protected override readonly logger: Logger;
  override retries = 3;
}

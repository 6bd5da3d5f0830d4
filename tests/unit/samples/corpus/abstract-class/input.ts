import { Injectable } from '@nestjs/common';

export abstract class PaymentGateway<T extends object = object> {
  abstract readonly name: string;
  protected constructor(protected readonly currency: string) {}

  /** 收款 */
  abstract charge(amount: number): Promise<T>;

  /** 退款 */
  async refund(amount: number): Promise<void> {
    console.log(`${this.name} ${amount}${this.currency}`);
  }
}

@Injectable()
export class AliPay extends PaymentGateway<{ id: string }> {
  readonly name = 'alipay';

  constructor() {
    super('CNY');
  }

  override async charge(amount: number) {
    return { id: String(amount) };
  }
}

import { Injectable } from '@nestjs/common';

export class PaymentGateway {
  constructor(currency) {
    this.currency = currency;
  }

  /** 退款 */
  async refund(amount) {
    console.log(`${this.name} ${amount}${this.currency}`);
  }
}

@Injectable()
export class AliPay extends PaymentGateway {
  name = 'alipay';

  constructor() {
    super('CNY');
  }

  async charge(amount) {
    return { id: String(amount) };
  }
}

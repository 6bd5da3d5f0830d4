import { Injectable, Inject, forwardRef } from '@nestjs/common';
import type { WrapperType } from './wrapper-type';
import { OrdersService } from './orders.service';

@Injectable()
export class PaymentsService {
  constructor(
    @Inject(forwardRef((): typeof OrdersService => OrdersService))
    private orders: WrapperType<OrdersService>,
  ) {}
}

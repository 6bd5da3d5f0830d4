import { Injectable, forwardRef, Dependencies } from '@nestjs/common';
import { OrdersService } from './orders.service';

@Injectable()
@Dependencies(forwardRef(() => OrdersService))
export class PaymentsService {
  constructor(orders) {
    this.orders = orders;
  }
}

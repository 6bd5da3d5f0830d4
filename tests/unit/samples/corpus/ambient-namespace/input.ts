import { Injectable } from '@nestjs/common';

declare namespace Express {
  interface Request {
    tenant?: string;
  }
}
declare const VERSION: string;
declare function load(name: string): void;
namespace Shapes {
  export interface Circle {
    r: number;
  }
}

@Injectable()
export class TenantService {
  tenant(request: Express.Request, circle?: Shapes.Circle) {
    return request.tenant ?? VERSION + circle?.r;
  }
}

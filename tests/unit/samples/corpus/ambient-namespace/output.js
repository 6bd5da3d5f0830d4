import { Injectable } from '@nestjs/common';

@Injectable()
export class TenantService {
  tenant(request, circle) {
    return request.tenant ?? VERSION + circle?.r;
  }
}

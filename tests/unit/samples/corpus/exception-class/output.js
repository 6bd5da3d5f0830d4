import { HttpException, HttpStatus } from '@nestjs/common';

export class CatNotFoundException extends HttpException {
  constructor(catId, message = `没有编号为 ${catId} 的猫`) {
    super(message, HttpStatus.NOT_FOUND);
    this.catId = catId;
  }
}

export class ForbiddenException extends HttpException {
  constructor() {
    super('Forbidden', HttpStatus.FORBIDDEN);
  }
}

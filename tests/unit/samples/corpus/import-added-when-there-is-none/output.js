import { Bind } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';

export class AppController {
  @MessagePattern('hero.kill')
  @Bind(Payload(), Ctx())
  kill(message, context) {
    console.log(`Topic: ${context.getTopic()}`);
    return message;
  }
}

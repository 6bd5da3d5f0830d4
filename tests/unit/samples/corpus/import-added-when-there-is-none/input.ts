import {
  Ctx,
  KafkaContext,
  MessagePattern,
  Payload,
} from '@nestjs/microservices';

export class AppController {
  @MessagePattern('hero.kill')
  kill(@Payload() message: { heroId: string }, @Ctx() context: KafkaContext) {
    console.log(`Topic: ${context.getTopic()}`);
    return message;
  }
}

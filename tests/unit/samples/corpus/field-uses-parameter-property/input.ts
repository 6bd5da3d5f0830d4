import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';

@Injectable()
export class MailService {
  private readonly host = this.config.getOrThrow<string>('MAIL_HOST');
  private readonly sent: string[] = [];
  private readonly url = `smtp://${this.host}`;
  readonly later = () => this.config.get<number>('MAIL_DELAY');

  constructor(private readonly config: ConfigService) {}
}

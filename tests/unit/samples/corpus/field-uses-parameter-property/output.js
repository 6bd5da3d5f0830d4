import { Dependencies, Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';

@Injectable()
@Dependencies(ConfigService)
export class MailService {
  host;
  sent = [];
  url;
  later = () => this.config.get('MAIL_DELAY');

  constructor(config) {
    this.config = config;
    this.host = this.config.getOrThrow('MAIL_HOST');
    this.url = `smtp://${this.host}`;
  }
}

import { getQueueToken, Processor, WorkerHost } from '@nestjs/bullmq';
import { Controller, Dependencies, Post } from '@nestjs/common';
import { AudioService } from './audio.service';

@Controller('audio')
@Dependencies(getQueueToken('audio'))
export class AudioController {
  constructor(audioQueue) {
    this.audioQueue = audioQueue;
  }

  @Post('transcode')
  async transcode() {
    await this.audioQueue.add('transcode', { file: 'audio.mp3' });
  }
}

@Processor('audio')
@Dependencies(AudioService)
export class AudioProcessor extends WorkerHost {
  constructor(audio) {
    super();
    this.audio = audio;
  }

  async process(job) {
    return this.audio.transcode(job.data.file);
  }
}

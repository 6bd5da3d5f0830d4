import { InjectQueue, Processor, WorkerHost } from '@nestjs/bullmq';
import { Controller, Post } from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import { AudioService } from './audio.service';

@Controller('audio')
export class AudioController {
  constructor(
    @InjectQueue('audio') private readonly audioQueue: Queue<{ file: string }>,
  ) {}

  @Post('transcode')
  async transcode(): Promise<void> {
    await this.audioQueue.add('transcode', { file: 'audio.mp3' });
  }
}

@Processor('audio')
export class AudioProcessor extends WorkerHost {
  constructor(private readonly audio: AudioService) {
    super();
  }

  async process(job: Job<{ file: string }, number, string>): Promise<number> {
    return this.audio.transcode(job.data.file);
  }
}

import {
  Controller,
  ParseFilePipe,
  Post,
  UploadedFile,
  UploadedFiles,
  UseInterceptors,
  MaxFileSizeValidator,
} from '@nestjs/common';
import { FileInterceptor, FilesInterceptor } from '@nestjs/platform-express';

@Controller('upload')
export class UploadController {
  @Post()
  @UseInterceptors(FileInterceptor('file'))
  upload(
    @UploadedFile(
      new ParseFilePipe({
        validators: [new MaxFileSizeValidator({ maxSize: 1_000 })],
      }),
    )
    file: Express.Multer.File,
  ) {
    return { size: file.size };
  }

  @Post('many')
  @UseInterceptors(FilesInterceptor('files'))
  many(@UploadedFiles() files: Array<Express.Multer.File>) {
    return files.map(({ originalname }) => originalname);
  }
}

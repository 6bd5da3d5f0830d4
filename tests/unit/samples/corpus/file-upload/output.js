import {
  Controller,
  ParseFilePipe,
  Post,
  UploadedFile,
  UploadedFiles,
  UseInterceptors,
  MaxFileSizeValidator,
  Bind,
} from '@nestjs/common';
import { FileInterceptor, FilesInterceptor } from '@nestjs/platform-express';

@Controller('upload')
export class UploadController {
  @Post()
  @UseInterceptors(FileInterceptor('file'))
  @Bind(
    UploadedFile(
      new ParseFilePipe({
        validators: [new MaxFileSizeValidator({ maxSize: 1_000 })],
      }),
    ),
  )
  upload(file) {
    return { size: file.size };
  }

  @Post('many')
  @UseInterceptors(FilesInterceptor('files'))
  @Bind(UploadedFiles())
  many(files) {
    return files.map(({ originalname }) => originalname);
  }
}

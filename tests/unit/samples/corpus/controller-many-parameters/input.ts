import {
  Controller,
  Get,
  Query,
  Headers,
  Ip,
  Req,
  Res,
  HttpStatus,
} from '@nestjs/common';
import type { Request, Response } from 'express';

@Controller('reports')
export class ReportsController {
  @Get('daily')
  daily(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query('date') date: string,
    @Headers('accept-language') language: string,
    @Ip() ip: string,
  ) {
    response.status(HttpStatus.PARTIAL_CONTENT);
    return { date, language, ip, path: request.path };
  }
}

import {
  Controller,
  Get,
  Query,
  Headers,
  Ip,
  Req,
  Res,
  HttpStatus,
  Bind,
} from '@nestjs/common';

@Controller('reports')
export class ReportsController {
  @Get('daily')
  @Bind(
    Req(),
    Res({ passthrough: true }),
    Query('date'),
    Headers('accept-language'),
    Ip(),
  )
  daily(request, response, date, language, ip) {
    response.status(HttpStatus.PARTIAL_CONTENT);
    return { date, language, ip, path: request.path };
  }
}

import {
  ConnectedSocket,
  MessageBody,
  OnGatewayConnection,
  SubscribeMessage,
  WebSocketGateway,
  WebSocketServer,
  WsResponse,
} from '@nestjs/websockets';
import { UseFilters } from '@nestjs/common';
import { from, map, Observable } from 'rxjs';
import { Server, Socket } from 'socket.io';
import { AllExceptionsFilter } from './all-exceptions.filter';
import { EventsService } from './events.service';

@UseFilters(new AllExceptionsFilter())
@WebSocketGateway(80, { namespace: 'events' })
export class EventsGateway implements OnGatewayConnection<Socket> {
  @WebSocketServer()
  server!: Server;

  constructor(private readonly events: EventsService) {}

  handleConnection(client: Socket, ...args: any[]): void {
    console.log(client.id, args.length);
  }

  @SubscribeMessage('events')
  findAll(
    @MessageBody('id') id: number,
    @ConnectedSocket() client: Socket,
  ): Observable<WsResponse<number>> {
    client.join('room');
    return from(this.events.list(id)).pipe(
      map((item) => ({ event: 'events', data: item })),
    );
  }
}

import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  WebSocketServer,
} from '@nestjs/websockets';
import { Bind, Dependencies, UseFilters } from '@nestjs/common';
import { from, map } from 'rxjs';
import { AllExceptionsFilter } from './all-exceptions.filter';
import { EventsService } from './events.service';

@UseFilters(new AllExceptionsFilter())
@WebSocketGateway(80, { namespace: 'events' })
@Dependencies(EventsService)
export class EventsGateway {
  @WebSocketServer()
  server;

  constructor(events) {
    this.events = events;
  }

  handleConnection(client, ...args) {
    console.log(client.id, args.length);
  }

  @SubscribeMessage('events')
  @Bind(MessageBody('id'), ConnectedSocket())
  findAll(id, client) {
    client.join('room');
    return from(this.events.list(id)).pipe(
      map((item) => ({ event: 'events', data: item })),
    );
  }
}

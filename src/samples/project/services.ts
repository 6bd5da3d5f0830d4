/** Servers that applications need: where they listen, and how a reader gets one. */

export interface Service {
  readonly title: string;
  /** The port that pages write. */
  readonly port: number;
  readonly docker: string;
  /** The package of Debian and Ubuntu that brings it. */
  readonly debian: string;
}

export type ServiceName = 'redis' | 'mqtt' | 'nats' | 'rabbitmq';

/** By what `services="…"` names; a page may name another one. */
export const SERVICES: Readonly<Record<ServiceName, Service> & Record<string, Service>> = {
  redis: {
    title: 'Redis',
    port: 6379,
    docker: 'docker run --rm -p 6379:6379 redis:7',
    debian: 'redis-server',
  },
  mqtt: {
    title: 'MQTT（Mosquitto）',
    port: 1883,
    docker: 'docker run --rm -p 1883:1883 eclipse-mosquitto:2 mosquitto -c /mosquitto-no-auth.conf',
    debian: 'mosquitto',
  },
  nats: {
    title: 'NATS',
    port: 4222,
    docker: 'docker run --rm -p 4222:4222 nats:2',
    debian: 'nats-server',
  },
  rabbitmq: {
    title: 'RabbitMQ',
    port: 5672,
    docker: 'docker run --rm -p 5672:5672 rabbitmq:4',
    debian: 'rabbitmq-server',
  },
};

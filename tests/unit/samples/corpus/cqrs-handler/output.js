import { Dependencies } from '@nestjs/common';
import { CommandHandler, EventBus, EventPublisher } from '@nestjs/cqrs';
import { HeroRepository } from './hero.repository';

export class KillDragonCommand {
  constructor(heroId, dragonId) {
    this.heroId = heroId;
    this.dragonId = dragonId;
  }
}

@CommandHandler(KillDragonCommand)
@Dependencies(HeroRepository, EventPublisher, EventBus)
export class KillDragonHandler {
  constructor(repository, publisher, bus) {
    this.repository = repository;
    this.publisher = publisher;
    this.bus = bus;
  }

  async execute({ heroId, dragonId }) {
    const hero = this.publisher.mergeObjectContext(
      await this.repository.findOneById(+heroId),
    );
    hero.killEnemy(dragonId);
    hero.commit();
  }
}

import { Test } from '@nestjs/testing';
import { CatsController } from './cats.controller';
import { CatsService } from './cats.service';

describe('CatsController', () => {
  let controller;
  let service;

  beforeEach(async () => {
    const moduleRef = await Test.createTestingModule({
      controllers: [CatsController],
    })
      .useMocker((token) =>
        token === CatsService ? { findAll: jest.fn() } : undefined,
      )
      .compile();

    controller = moduleRef.get(CatsController);
    service = moduleRef.get(CatsService);
  });

  it('列出所有的猫', async () => {
    service.findAll.mockResolvedValue(['test']);
    expect(await controller.findAll()).toEqual(['test']);
  });
});

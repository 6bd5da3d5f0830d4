import { Test, TestingModule } from '@nestjs/testing';
import { CatsController } from './cats.controller';
import { CatsService } from './cats.service';

describe('CatsController', () => {
  let controller: CatsController;
  let service: jest.Mocked<CatsService>;

  beforeEach(async () => {
    const moduleRef: TestingModule = await Test.createTestingModule({
      controllers: [CatsController],
    })
      .useMocker((token) =>
        token === CatsService ? { findAll: jest.fn() } : undefined,
      )
      .compile();

    controller = moduleRef.get(CatsController);
    service = moduleRef.get<CatsService, jest.Mocked<CatsService>>(CatsService);
  });

  it('列出所有的猫', async () => {
    service.findAll.mockResolvedValue(['test'] as never);
    expect(await controller.findAll()).toEqual(['test']);
  });
});

import { ConfigurableModuleBuilder, DynamicModule, Inject, Injectable, Module } from '@nestjs/common';

export interface StorageOptions {
  folder: string;
}

const { ConfigurableModuleClass, MODULE_OPTIONS_TOKEN } = new ConfigurableModuleBuilder<StorageOptions>()
  .setExtras<{ isGlobal?: boolean }>({ isGlobal: false }, (definition, extras) => ({ ...definition, global: extras.isGlobal }))
  .build();

@Injectable()
export class StorageService {
  constructor(@Inject(MODULE_OPTIONS_TOKEN) readonly options: StorageOptions) {}
}

@Module({ providers: [StorageService], exports: [StorageService] })
export class StorageModule extends ConfigurableModuleClass {}

@Module({})
export class NameModule {
  static forRoot(name: string): DynamicModule {
    return { module: NameModule, providers: [{ provide: 'NAME', useValue: name }], exports: ['NAME'] };
  }
}

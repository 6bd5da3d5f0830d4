import {
  ConfigurableModuleBuilder,
  Dependencies,
  Injectable,
  Module,
} from '@nestjs/common';

export const { ConfigurableModuleClass, MODULE_OPTIONS_TOKEN, OPTIONS_TYPE } =
  new ConfigurableModuleBuilder()
    .setClassMethodName('forRoot')
    .setExtras({ isGlobal: true }, (definition, extras) => ({
      ...definition,
      global: extras.isGlobal,
    }))
    .build();

@Injectable()
@Dependencies(MODULE_OPTIONS_TOKEN)
export class StorageService {
  constructor(options) {
    this.options = options;
  }
}

@Module({ providers: [StorageService], exports: [StorageService] })
export class StorageModule extends ConfigurableModuleClass {
  static register(options) {
    return { ...super.forRoot(options) };
  }
}

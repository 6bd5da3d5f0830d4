import {
  ConfigurableModuleBuilder,
  Inject,
  Injectable,
  Module,
} from '@nestjs/common';

export interface StorageOptions {
  folder: string;
}

export const { ConfigurableModuleClass, MODULE_OPTIONS_TOKEN, OPTIONS_TYPE } =
  new ConfigurableModuleBuilder<StorageOptions>()
    .setClassMethodName('forRoot')
    .setExtras<{ isGlobal?: boolean }>(
      { isGlobal: true },
      (definition, extras) => ({
        ...definition,
        global: extras.isGlobal,
      }),
    )
    .build();

@Injectable()
export class StorageService {
  constructor(@Inject(MODULE_OPTIONS_TOKEN) private options: StorageOptions) {}
}

@Module({ providers: [StorageService], exports: [StorageService] })
export class StorageModule extends ConfigurableModuleClass {
  static register(options: typeof OPTIONS_TYPE) {
    return { ...super.forRoot(options) };
  }
}

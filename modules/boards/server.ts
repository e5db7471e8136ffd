import type { ServerModule } from '#platform/server/manifest.ts'
import { boardDevicesModule } from './board-devices/server/module.ts'
import { boardPlayerModule } from './board-player/server/module.ts'
import { boardSettingsModule } from './board-settings/server/module.ts'
import { boardWeatherModule } from './board-weather/server/module.ts'
import { boardsModule } from './boards/server/module.ts'
import { emergencyNoticesModule } from './emergency-notices/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const boards: readonly ServerModule[] = [
  boardSettingsModule,
  boardWeatherModule,
  boardsModule,
  boardDevicesModule,
  emergencyNoticesModule,
  boardPlayerModule,
]

import type { ServerModule } from '#platform/server/manifest.ts'
import { clockEntriesModule } from './clock-entries/server/module.ts'
import { dutyKeysModule } from './duty-keys/server/module.ts'
import { dutyRostersModule } from './duty-rosters/server/module.ts'
import { monthSheetsModule } from './month-sheets/server/module.ts'
import { patrolsModule } from './patrols/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const duty: readonly ServerModule[] = [
  dutyKeysModule,
  clockEntriesModule,
  dutyRostersModule,
  monthSheetsModule,
  patrolsModule,
]

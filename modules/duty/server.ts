import type { ServerModule } from '#platform/server/manifest.ts'
import { clockEntriesModule } from './clock-entries/server/module.ts'
import { dutyRostersModule } from './duty-rosters/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const duty: readonly ServerModule[] = [clockEntriesModule, dutyRostersModule]

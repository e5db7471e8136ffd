import { clockEntriesWeb } from './clock-entries/web/module.ts'
import { dutyRostersWeb } from './duty-rosters/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const duty = [clockEntriesWeb, dutyRostersWeb] as const

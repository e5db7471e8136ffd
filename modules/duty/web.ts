import { clockEntriesWeb } from './clock-entries/web/module.ts'
import { dutyRostersWeb } from './duty-rosters/web/module.ts'
import { monthSheetsWeb } from './month-sheets/web/module.ts'
import { patrolsWeb } from './patrols/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const duty = [clockEntriesWeb, dutyRostersWeb, monthSheetsWeb, patrolsWeb] as const

import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { dutyRosters } from '../contract.ts'
import { leaveRequests } from '../leave-contract.ts'
import { dutyRostersWords } from '../words.ts'
import { calendarParts } from './calendar-parts.ts'
import { demo } from './demo.ts'
import { personalData } from './personal-data.ts'
import { retentions } from './retention.ts'
import { dutyRostersRoutes } from './routes.ts'

/** What the module duty-rosters brings to the server. */
export const dutyRostersModule: ServerModule = {
  words: dutyRostersWords,
  contracts: [dutyRosters, leaveRequests],
  permissions,
  routes: ({ database }) => dutyRostersRoutes(database),
  retentions,
  personalData,
  calendarParts,
  demo,
}

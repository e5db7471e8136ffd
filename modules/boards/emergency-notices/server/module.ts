import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { emergencyNotices } from '../contract.ts'
import { emergencyNoticesWords } from '../words.ts'
import { takeOverAtAlarm } from './at-alarm.ts'
import { joinTakeOvers } from './join.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'

/** What the module emergency-notices brings to the server. */
export const emergencyNoticesModule: ServerModule = {
  words: emergencyNoticesWords,
  contracts: [emergencyNotices],
  permissions,
  routes,
  retentions,
  reactions: [takeOverAtAlarm, joinTakeOvers],
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { chargingSessions } from '../contract.ts'
import { chargingSessionsWords } from '../words.ts'
import { chores } from './chores.ts'
import { demo } from './demo.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'

/** What the module charging-sessions brings to the server. */
export const chargingSessionsModule: ServerModule = {
  words: chargingSessionsWords,
  contracts: [chargingSessions],
  permissions,
  routes,
  chores,
  retentions,
  demo,
}

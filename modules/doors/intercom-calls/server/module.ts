import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { intercomCalls } from '../contract.ts'
import { intercomCallsWords } from '../words.ts'
import { chores } from './chores.ts'
import { demo } from './demo.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'

/** What the module intercom-calls brings to the server. */
export const intercomCallsModule: ServerModule = {
  words: intercomCallsWords,
  contracts: [intercomCalls],
  permissions,
  routes,
  demo,
  chores,
  retentions,
}

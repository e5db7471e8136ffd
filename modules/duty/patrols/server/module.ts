import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { patrols } from '../contract.ts'
import { patrolsWords } from '../words.ts'
import { demo } from './demo.ts'
import { retentions } from './retention.ts'
import { patrolsRoutes } from './routes.ts'
import { shiftSections } from './shift-sections.ts'
import { chores, jobs } from './turn.ts'

/** What the module patrols brings to the server. */
export const patrolsModule: ServerModule = {
  words: patrolsWords,
  contracts: [patrols],
  permissions,
  routes: patrolsRoutes,
  retentions,
  jobs,
  shiftSections,
  chores,
  demo,
}

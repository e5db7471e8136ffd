import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { visitors } from '../contract.ts'
import { visitorCounter } from '../counter-contract.ts'
import { visitorsWords } from '../words.ts'
import { chores } from './chores.ts'
import { finders } from './finders.ts'
import { routes } from './routes.ts'

/** What the module visitors brings to the server. */
export const visitorsModule: ServerModule = {
  words: visitorsWords,
  contracts: [visitors, visitorCounter],
  permissions,
  routes,
  chores,
  finders,
}

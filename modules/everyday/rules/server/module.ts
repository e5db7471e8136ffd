import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { rules } from '../contract.ts'
import { rulesWords } from '../words.ts'
import { calendarParts } from './calendar-parts.ts'
import { demo } from './demo.ts'
import { finders } from './finders.ts'
import { rulesRoutes } from './routes.ts'

/** What the module rules brings to the server. */
export const rulesModule: ServerModule = {
  words: rulesWords,
  contracts: [rules],
  permissions,
  finders,
  routes: ({ storage }) => rulesRoutes(storage),
  calendarParts,
  demo,
}

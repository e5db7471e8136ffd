import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { suppliers } from '../contract.ts'
import { suppliersWords } from '../words.ts'
import { calendarParts } from './calendar-parts.ts'
import { demo } from './demo.ts'
import { chores, jobs, pushes } from './reminders.ts'
import { finders } from './finders.ts'
import { routes } from './routes.ts'

/** What the module suppliers brings to the server. */
export const suppliersModule: ServerModule = {
  words: suppliersWords,
  contracts: [suppliers],
  permissions,
  routes,
  finders,
  calendarParts,
  jobs,
  chores,
  pushes,
  demo,
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { maintenancePlans } from '../contract.ts'
import { maintenancePlansWords } from '../words.ts'
import { calendarParts } from './calendar-parts.ts'
import { demo } from './demo.ts'
import { finders } from './finders.ts'
import { routes } from './routes.ts'

/** What the module maintenance-plans brings to the server. */
export const maintenancePlansModule: ServerModule = {
  words: maintenancePlansWords,
  contracts: [maintenancePlans],
  permissions,
  finders,
  routes,
  calendarParts,
  demo,
}

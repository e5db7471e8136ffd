import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { facilityDrawForms, facilityDraws } from '../contract.ts'
import { facilityDrawsWords } from '../words.ts'
import { calendarParts } from './calendar-parts.ts'
import { demo } from './demo.ts'
import { jobs } from './draw.ts'
import { householdParts } from './household-parts.ts'
import { routes } from './routes.ts'

/** What the module facility-draws brings to the server. */
export const facilityDrawsModule: ServerModule = {
  words: facilityDrawsWords,
  contracts: [facilityDraws, facilityDrawForms],
  permissions,
  routes,
  jobs,
  householdParts,
  calendarParts,
  demo,
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { gasPeriods } from '../contract.ts'
import { gasPeriodsWords } from '../words.ts'
import { boardParts } from './board-parts.ts'
import { calendarParts } from './calendar-parts.ts'
import { demo } from './demo.ts'
import { routes } from './routes.ts'

/** What the module gas-periods brings to the server. */
export const gasPeriodsModule: ServerModule = {
  words: gasPeriodsWords,
  contracts: [gasPeriods],
  permissions,
  routes,
  calendarParts,
  boardParts,
  demo,
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { assets } from '../contract.ts'
import { assetsWords } from '../words.ts'
import { assetRegisters } from './asset-register.ts'
import { calendarParts } from './calendar-parts.ts'
import { demo } from './demo.ts'
import { finders } from './finders.ts'
import { chores, jobs, pushes } from './reminders.ts'
import { assetRoutes } from './routes.ts'

/** What the module assets brings to the server. */
export const assetsModule: ServerModule = {
  words: assetsWords,
  contracts: [assets],
  permissions,
  routes: assetRoutes,
  finders,
  calendarParts,
  assetRegisters,
  jobs,
  chores,
  pushes,
  demo,
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { points } from '../contract.ts'
import { pointRules } from '../rules-contract.ts'
import { pointsWords } from '../words.ts'
import { demo } from './demo.ts'
import { chores, jobs } from './expire.ts'
import { householdParts, residentParts } from './household-parts.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'
import { shiftSections } from './shift-sections.ts'

/** What the module points brings to the server. */
export const pointsModule: ServerModule = {
  words: pointsWords,
  contracts: [points, pointRules],
  permissions,
  routes,
  jobs,
  chores,
  householdParts,
  residentParts,
  shiftSections,
  retentions,
  demo,
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { returns } from '../contract.ts'
import { returnsCounter } from '../counter-contract.ts'
import { returnsWords } from '../words.ts'
import { sheets } from './exports.ts'
import { finders } from './finders.ts'
import { householdParts } from './household-parts.ts'
import { personalData } from './personal-data.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'
import { shiftSections } from './shift-sections.ts'

/** What the module returns brings to the server. */
export const returnsModule: ServerModule = {
  words: returnsWords,
  contracts: [returns, returnsCounter],
  permissions,
  routes,
  sheets,
  finders,
  retentions,
  personalData,
  householdParts,
  shiftSections,
}

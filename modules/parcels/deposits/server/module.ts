import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { deposits } from '../contract.ts'
import { depositsWords } from '../words.ts'
import { insertDepositDefaults } from './defaults.ts'
import { sheets } from './exports.ts'
import { finders } from './finders.ts'
import { householdParts } from './household-parts.ts'
import { noticeSubjects } from './notice-subjects.ts'
import { phoneHolders } from './phone-holders.ts'
import { personalData } from './personal-data.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'
import { shiftSections } from './shift-sections.ts'
import { householdPasts } from './household-past.ts'

/** What the module deposits brings to the server. */
export const depositsModule: ServerModule = {
  words: depositsWords,
  contracts: [deposits],
  permissions,
  routes,
  defaults: insertDepositDefaults,
  sheets,
  finders,
  retentions,
  personalData,
  phoneHolders,
  householdParts,
  householdPasts,
  noticeSubjects,
  shiftSections,
}

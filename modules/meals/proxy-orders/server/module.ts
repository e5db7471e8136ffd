import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { proxyOrders } from '../contract.ts'
import { proxyOrdersWords } from '../words.ts'
import { chores, jobs } from './close.ts'
import { demo } from './demo.ts'
import { householdParts } from './household-parts.ts'
import { noticeSubjects } from './notice-subjects.ts'
import { personalData } from './personal-data.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'
import { shiftSections } from './shift-sections.ts'

/** What the module proxy-orders brings to the server. */
export const proxyOrdersModule: ServerModule = {
  words: proxyOrdersWords,
  contracts: [proxyOrders],
  permissions,
  routes,
  jobs,
  chores,
  householdParts,
  shiftSections,
  noticeSubjects,
  retentions,
  personalData,
  demo,
}

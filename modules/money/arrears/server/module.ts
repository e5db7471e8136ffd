import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { arrears } from '../contract.ts'
import { arrearsCounter } from '../counter-contract.ts'
import { arrearsWords } from '../words.ts'
import { householdParts } from './household-parts.ts'
import { noticeSubjects } from './notice-subjects.ts'
import { personalData } from './personal-data.ts'
import { sheets } from './exports.ts'
import { routes } from './routes.ts'

/** What the module arrears brings to the server. */
export const arrearsModule: ServerModule = {
  words: arrearsWords,
  contracts: [arrearsCounter, arrears],
  permissions,
  sheets,
  routes,
  personalData,
  householdParts,
  noticeSubjects,
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { packages } from '../contract.ts'
import { packagesWords } from '../words.ts'
import { entryUses } from './entry-uses.ts'
import { householdParts } from './household-parts.ts'
import { noticeSubjects } from './notice-subjects.ts'
import { personalData } from './personal-data.ts'
import { pushes } from './pushes.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'
import { shiftSections } from './shift-sections.ts'
import { householdPasts } from './household-past.ts'

/** What the module packages brings to the server. */
export const packagesModule: ServerModule = {
  words: packagesWords,
  contracts: [packages],
  permissions,
  routes,
  entryUses,
  pushes,
  retentions,
  personalData,
  householdParts,
  householdPasts,
  noticeSubjects,
  shiftSections,
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { bankFiles } from '../contract.ts'
import { bankCounter } from '../counter-contract.ts'
import { bankLines } from '../desk-contract.ts'
import { bankPaid } from '../paid-contract.ts'
import { bankPayouts } from '../payout-contract.ts'
import { bankFilesWords } from '../words.ts'
import { chores } from './chores.ts'
import { householdParts } from './household-parts.ts'
import { paymentSubject } from './notice-subjects.ts'
import { reactions } from './reactions.ts'
import { sheets } from './exports.ts'
import { bankFileRoutes, deskRoutes } from './routes.ts'

/** What the module bank-files brings to the server. */
export const bankFilesModule: ServerModule = {
  words: bankFilesWords,
  contracts: [bankFiles, bankCounter, bankLines, bankPaid, bankPayouts],
  permissions,
  householdParts,
  reactions,
  noticeSubjects: [paymentSubject],
  routes: ({ storage }) => [...bankFileRoutes(storage), ...deskRoutes],
  chores: ({ storage }) => chores(storage),
  sheets,
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { feePapers } from '../contract.ts'
import { receiptPapers } from '../receipt-contract.ts'
import { feePapersWords } from '../words.ts'
import { routes } from './routes.ts'

/** What the module fee-papers brings to the server. */
export const feePapersModule: ServerModule = {
  words: feePapersWords,
  contracts: [feePapers, receiptPapers],
  permissions,
  routes,
}

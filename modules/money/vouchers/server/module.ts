import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { vouchers } from '../contract.ts'
import { cashHandOvers } from '../hand-over-contract.ts'
import { vouchersWords } from '../words.ts'
import { demo } from './demo.ts'
import { sheets } from './exports.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

/** What the module vouchers brings to the server. */
export const vouchersModule: ServerModule = {
  words: vouchersWords,
  contracts: [vouchers, cashHandOvers],
  permissions,
  routes,
  sheets,
  personalData,
  demo,
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { payments } from '../contract.ts'
import { paymentsWords } from '../words.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

/** What the module payments brings to the server. */
export const paymentsModule: ServerModule = {
  words: paymentsWords,
  contracts: [payments],
  permissions,
  routes,
  personalData,
}

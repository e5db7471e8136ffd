import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { visitorBans } from '../contract.ts'
import { visitorBansWords } from '../words.ts'
import { personalData } from './personal-data.ts'
import { phoneHolders } from './phone-holders.ts'
import { pushes } from './pushes.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'

/** What the module visitor-bans brings to the server. */
export const visitorBansModule: ServerModule = {
  words: visitorBansWords,
  contracts: [visitorBans],
  permissions,
  routes,
  pushes,
  retentions,
  personalData,
  phoneHolders,
}

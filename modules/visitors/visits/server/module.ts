import type { ServerModule } from '#platform/server/manifest.ts'
import { visits } from '../contract.ts'
import { visitsWords } from '../words.ts'
import { personalData } from './personal-data.ts'
import { phoneHolders } from './phone-holders.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'
import { visitorKey } from './visit-code.ts'
import { householdPasts } from './household-past.ts'

/** What the module visits brings to the server. */
export const visitsModule: ServerModule = {
  words: visitsWords,
  contracts: [visits],
  routes,
  retentions,
  personalData,
  householdPasts,
  phoneHolders,
  prepare: ({ lease, sealer }) => visitorKey.sealPlain(lease, sealer),
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { chargingRates } from '../contract.ts'
import { taipower } from '../taipower-contract.ts'
import { chargingRatesWords } from '../words.ts'
import { demo } from './demo.ts'
import { routes } from './routes.ts'

/** What the module charging-rates brings to the server. */
export const chargingRatesModule: ServerModule = {
  words: chargingRatesWords,
  contracts: [chargingRates, taipower],
  permissions,
  routes,
  demo,
}

import type { ServerModule } from '#platform/server/manifest.ts'
import { chargingPower } from '../contract.ts'
import { chargingPowerWords } from '../words.ts'
import { demo } from './demo.ts'
import { routes } from './routes.ts'

/** What the module charging-power brings to the server. */
export const chargingPowerModule: ServerModule = {
  words: chargingPowerWords,
  contracts: [chargingPower],
  routes,
  demo,
}

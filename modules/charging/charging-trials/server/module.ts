import type { ServerModule } from '#platform/server/manifest.ts'
import { chargingTrials } from '../contract.ts'
import { chargingTrialsWords } from '../words.ts'
import { routes } from './routes.ts'

/** What the module charging-trials brings to the server. */
export const chargingTrialsModule: ServerModule = {
  words: chargingTrialsWords,
  contracts: [chargingTrials],
  routes,
}

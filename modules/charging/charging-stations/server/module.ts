import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { chargingStations } from '../contract.ts'
import { chargingStationsWords } from '../words.ts'
import { demo } from './demo.ts'
import { householdParts } from './household-parts.ts'
import { reactions } from './reactions.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'

/** What the module charging-stations brings to the server. */
export const chargingStationsModule: ServerModule = {
  words: chargingStationsWords,
  contracts: [chargingStations],
  permissions,
  routes,
  reactions,
  householdParts,
  retentions,
  demo,
}

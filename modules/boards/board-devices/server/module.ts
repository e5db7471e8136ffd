import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { boardDevices } from '../contract.ts'
import { boardDevicesWords } from '../words.ts'
import { demo } from './demo.ts'
import { sheets } from './exports.ts'
import { chores } from './pairing.ts'
import { routes } from './routes.ts'

/** What the module board-devices brings to the server. */
export const boardDevicesModule: ServerModule = {
  words: boardDevicesWords,
  contracts: [boardDevices],
  permissions,
  routes,
  chores,
  sheets,
  demo,
}

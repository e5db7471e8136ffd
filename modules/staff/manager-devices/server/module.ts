import type { ServerModule } from '#platform/server/manifest.ts'
import { permissions } from '../access.ts'
import { managerDevices } from '../contract.ts'
import { managerDevicesWords } from '../words.ts'
import { routes } from './routes.ts'

/** What the module manager-devices brings to the server. */
export const managerDevicesModule: ServerModule = {
  words: managerDevicesWords,
  contracts: [managerDevices],
  permissions,
  routes,
}

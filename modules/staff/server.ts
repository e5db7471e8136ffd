import type { ServerModule } from '#platform/server/manifest.ts'
import { membersModule } from './members/server/module.ts'
import { permissionsModule } from './permissions/server/module.ts'
import { managerDevicesModule } from './manager-devices/server/module.ts'
import { managerCodesModule } from './manager-codes/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const staff: readonly ServerModule[] = [
  membersModule,
  permissionsModule,
  managerDevicesModule,
  managerCodesModule,
]

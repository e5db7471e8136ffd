import type { ServerModule } from '#platform/server/manifest.ts'
import { chargingGatewayModule } from './charging-gateway/server/module.ts'
import { chargingSessionsModule } from './charging-sessions/server/module.ts'
import { chargingStationsModule } from './charging-stations/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const charging: readonly ServerModule[] = [
  chargingStationsModule,
  chargingSessionsModule,
  chargingGatewayModule,
]

import type { ServerModule } from '#platform/server/manifest.ts'
import { chargingBillsModule } from './charging-bills/server/module.ts'
import { chargingGatewayModule } from './charging-gateway/server/module.ts'
import { chargingPowerModule } from './charging-power/server/module.ts'
import { chargingRatesModule } from './charging-rates/server/module.ts'
import { chargingSessionsModule } from './charging-sessions/server/module.ts'
import { chargingStationsModule } from './charging-stations/server/module.ts'
import { chargingTrialsModule } from './charging-trials/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const charging: readonly ServerModule[] = [
  chargingRatesModule,
  chargingStationsModule,
  chargingSessionsModule,
  chargingPowerModule,
  chargingGatewayModule,
  chargingTrialsModule,
  chargingBillsModule,
]

import type { ServerModule } from '#platform/server/manifest.ts'
import { alarmCallsModule } from './alarm-calls/server/module.ts'
import { alarmDrillsModule } from './alarm-drills/server/module.ts'
import { alarmEventsModule } from './alarm-events/server/module.ts'
import { alarmGatewaysModule } from './alarm-gateways/server/module.ts'
import { alarmLogModule } from './alarm-log/server/module.ts'
import { alarmPointsModule } from './alarm-points/server/module.ts'
import { buildingViewModule } from './building-view/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const building: readonly ServerModule[] = [
  alarmPointsModule,
  alarmLogModule,
  alarmEventsModule,
  alarmCallsModule,
  alarmDrillsModule,
  alarmGatewaysModule,
  buildingViewModule,
]

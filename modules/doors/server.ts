import type { ServerModule } from '#platform/server/manifest.ts'
import { courierDropsModule } from './courier-drops/server/module.ts'
import { doorGatewayModule } from './door-gateway/server/module.ts'
import { intercomCallsModule } from './intercom-calls/server/module.ts'
import { intercomDeskPhonesModule } from './intercom-desk-phones/server/module.ts'
import { intercomDoorsModule } from './intercom-doors/server/module.ts'
import { intercomRingingModule } from './intercom-ringing/server/module.ts'
import { intercomSentriesModule } from './intercom-sentries/server/module.ts'
import { intercomTabletsModule } from './intercom-tablets/server/module.ts'
import { lockerGatewayModule } from './locker-gateway/server/module.ts'
import { lockerParcelsModule } from './locker-parcels/server/module.ts'
import { lockersModule } from './lockers/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const doors: readonly ServerModule[] = [
  lockersModule,
  lockerGatewayModule,
  courierDropsModule,
  lockerParcelsModule,
  intercomSentriesModule,
  intercomTabletsModule,
  intercomCallsModule,
  intercomDoorsModule,
  doorGatewayModule,
  intercomDeskPhonesModule,
  intercomRingingModule,
]

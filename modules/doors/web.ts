import { courierDropsWeb } from './courier-drops/web/module.ts'
import { intercomCallsWeb } from './intercom-calls/web/module.ts'
import { intercomDeskPhonesWeb } from './intercom-desk-phones/web/module.ts'
import { intercomDoorsWeb } from './intercom-doors/web/module.ts'
import { intercomRingingWeb } from './intercom-ringing/web/module.ts'
import { intercomSentriesWeb } from './intercom-sentries/web/module.ts'
import { intercomTabletsWeb } from './intercom-tablets/web/module.ts'
import { lockerParcelsWeb } from './locker-parcels/web/module.ts'
import { lockersWeb } from './lockers/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const doors = [
  lockersWeb,
  courierDropsWeb,
  lockerParcelsWeb,
  intercomTabletsWeb,
  intercomSentriesWeb,
  intercomCallsWeb,
  intercomDeskPhonesWeb,
  intercomDoorsWeb,
  intercomRingingWeb,
] as const

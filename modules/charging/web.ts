import { chargingBillsWeb } from './charging-bills/web/module.ts'
import { chargingSessionsWeb } from './charging-sessions/web/module.ts'
import { chargingStationsWeb } from './charging-stations/web/module.ts'
import { chargingTrialsWeb } from './charging-trials/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const charging = [
  chargingStationsWeb,
  chargingSessionsWeb,
  chargingTrialsWeb,
  chargingBillsWeb,
] as const

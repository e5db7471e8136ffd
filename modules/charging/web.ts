import { chargingSessionsWeb } from './charging-sessions/web/module.ts'
import { chargingStationsWeb } from './charging-stations/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const charging = [chargingStationsWeb, chargingSessionsWeb] as const

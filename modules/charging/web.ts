import { chargingBillsWeb } from './charging-bills/web/module.ts'
import { chargingTrialsWeb } from './charging-trials/web/module.ts'

/** What the area brings to the front end, a line per noun. */
export const charging = [chargingTrialsWeb, chargingBillsWeb] as const

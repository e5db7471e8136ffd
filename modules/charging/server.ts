import type { ServerModule } from '#platform/server/manifest.ts'
import { chargingRatesModule } from './charging-rates/server/module.ts'

/** What the area brings to the server, a line per noun. */
export const charging: readonly ServerModule[] = [chargingRatesModule]

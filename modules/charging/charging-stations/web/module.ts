import type { WebModule } from '#platform/web/frame/manifest.ts'
import { connectorsRoute } from './screens.ts'
import { chargingStationsTexts } from './texts.ts'

/** What the module charging-stations brings to the front end. */
export const chargingStationsWeb = {
  texts: { chargingStations: chargingStationsTexts },
  contributions: { householdParts: [async () => (await import('./household-parts.ts')).householdParts] },
  screens: [connectorsRoute],
} as const satisfies WebModule

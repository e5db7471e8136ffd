import type { WebModule } from '#platform/web/frame/manifest.ts'
import { parcelsRoute } from './screens.ts'
import { lockerParcelsTexts } from './texts.ts'

/** What the module locker-parcels brings to the front end. */
export const lockerParcelsWeb = {
  texts: { lockerParcels: lockerParcelsTexts },
  screens: [parcelsRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { dropRoute } from './screens.ts'
import { courierDropsTexts } from './texts.ts'

/** What the module courier-drops brings to the front end. */
export const courierDropsWeb = {
  texts: { courierDrops: courierDropsTexts },
  screens: [dropRoute],
} as const satisfies WebModule

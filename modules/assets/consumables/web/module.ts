import type { WebModule } from '#platform/web/frame/manifest.ts'
import { consumablesContributions } from './contributions.ts'
import { consumableListRoute } from './screens.ts'
import { consumablesTexts } from './texts.ts'

/** What the module consumables brings to the front end. */
export const consumablesWeb = {
  texts: { consumables: consumablesTexts },
  contributions: consumablesContributions,
  screens: [consumableListRoute],
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { homeRoute } from './screens.ts'
import { homeTexts } from './texts.ts'

/** What the module home brings to the front end. */
export const homeWeb = {
  texts: { home: homeTexts },
  screens: [homeRoute],
} as const satisfies WebModule

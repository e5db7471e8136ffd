import type { WebModule } from '#platform/web/frame/manifest.ts'
import { calendarRoute } from './screens.ts'
import { calendarTexts } from './texts.ts'

/** What the module calendar brings to the front end. */
export const calendarWeb = {
  texts: { calendar: calendarTexts },
  screens: [calendarRoute],
} as const satisfies WebModule

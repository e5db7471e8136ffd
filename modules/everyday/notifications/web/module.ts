import type { WebModule } from '#platform/web/frame/manifest.ts'
import { notificationsRoute } from './screens.ts'
import { notificationsTexts } from './texts.ts'

/** What the module notifications brings to the front end. */
export const notificationsWeb = {
  texts: { notifications: notificationsTexts },
  screens: [notificationsRoute],
} as const satisfies WebModule

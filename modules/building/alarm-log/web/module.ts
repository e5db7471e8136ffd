import type { WebModule } from '#platform/web/frame/manifest.ts'
import { logRoute } from './screens.ts'
import { alarmLogTexts } from './texts.ts'

/** What the module alarm-log brings to the front end. */
export const alarmLogWeb = {
  texts: { alarmLog: alarmLogTexts },
  screens: [logRoute],
} as const satisfies WebModule

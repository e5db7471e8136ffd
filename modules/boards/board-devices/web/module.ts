import type { WebModule } from '#platform/web/frame/manifest.ts'
import { boardDevicesContributions } from './contributions.ts'
import { boardHomeRoute, boardSettingRoute } from './screens.ts'
import { boardDevicesTexts } from './texts.ts'

/** What the module board-devices brings to the front end. */
export const boardDevicesWeb = {
  texts: { boardDevices: boardDevicesTexts },
  contributions: boardDevicesContributions,
  screens: [boardHomeRoute, boardSettingRoute],
} as const satisfies WebModule

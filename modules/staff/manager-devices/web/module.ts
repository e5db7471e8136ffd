import type { WebModule } from '#platform/web/frame/manifest.ts'
import { deviceManagementRoute } from './screens.ts'
import { managerDevicesTexts } from './texts.ts'

/** What the module manager-devices brings to the front end. */
export const managerDevicesWeb = {
  texts: { managerDevices: managerDevicesTexts },
  screens: [deviceManagementRoute],
} as const satisfies WebModule

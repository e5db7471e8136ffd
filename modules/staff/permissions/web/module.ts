import type { WebModule } from '#platform/web/frame/manifest.ts'
import { communityAdminSettingRoute, committeeMainRoute } from './screens.ts'
import { permissionsTexts } from './texts.ts'

/** What the module permissions brings to the front end. */
export const permissionsWeb = {
  texts: { permissions: permissionsTexts },
  screens: [communityAdminSettingRoute, committeeMainRoute],
} as const satisfies WebModule

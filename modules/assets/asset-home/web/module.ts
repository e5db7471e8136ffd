import type { WebModule } from '#platform/web/frame/manifest.ts'
import { assetRoute } from './screens.ts'

/** What the module assetHome brings to the front end. */
export const assetHomeWeb = { screens: [assetRoute] } as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { boardsTexts } from './texts.ts'

/** What the module boards brings to the front end. */
export const boardsWeb = { texts: { boards: boardsTexts } } as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { boardRoute, newBoardRoute } from './screens.ts'

/** What the module board-editor brings to the front end. */
export const boardEditorWeb = { screens: [newBoardRoute, boardRoute] } as const satisfies WebModule

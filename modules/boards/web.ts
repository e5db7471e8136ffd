import { boardDevicesWeb } from './board-devices/web/module.ts'
import { boardEditorWeb } from './board-editor/web/module.ts'
import { boardsWeb } from './boards/web/module.ts'
import { emergencyNoticesWeb } from './emergency-notices/web/module.ts'

/** What the area brings to the front end, a line per noun; what a screen itself shows is an application of its own. */
export const boards = [boardDevicesWeb, emergencyNoticesWeb, boardsWeb, boardEditorWeb] as const

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { filesTexts } from './texts.ts'

/** What the module files brings to the front end. */
export const filesWeb = {
  texts: { files: filesTexts },
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { helpContributions } from './contributions.ts'
import { helpTexts } from './texts.ts'

/** What the module help brings to the front end. */
export const helpWeb = {
  texts: { help: helpTexts },
  contributions: helpContributions,
} as const satisfies WebModule

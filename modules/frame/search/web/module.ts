import type { WebModule } from '#platform/web/frame/manifest.ts'
import { searchContributions } from './contributions.ts'
import { searchTexts } from './texts.ts'

/** What the module search brings to the front end. */
export const searchWeb = {
  texts: { search: searchTexts },
  contributions: searchContributions,
} as const satisfies WebModule

import type { WebModule } from '#platform/web/frame/manifest.ts'
import { noteTemplatesContributions } from './contributions.ts'
import { noteTemplateRoute } from './screens.ts'
import { noteTemplatesTexts } from './texts.ts'

/** What the module note-templates brings to the front end. */
export const noteTemplatesWeb = {
  texts: { noteTemplates: noteTemplatesTexts },
  contributions: noteTemplatesContributions,
  screens: [noteTemplateRoute],
} as const satisfies WebModule

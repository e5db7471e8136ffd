import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'

/** Ready words were added, changed, ordered, retired or offered again. */
export const noteTemplatesChanged = eventKind('noteTemplates.changed', 'noteTemplates.view', z.object({}))

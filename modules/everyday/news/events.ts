import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** News were written, changed, went online or offline. */
export const newsChanged = eventKind('news.changed', 'news.view', z.object({ newsId: Id }))

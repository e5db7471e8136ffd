import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** An entry of the calendar was written, changed, left out or deleted. */
export const calendarChanged = eventKind('calendar.changed', 'calendar.view', z.object({ entryId: Id }))

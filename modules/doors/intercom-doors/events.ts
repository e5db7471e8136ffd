import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A door controller was set up anew, came or went, was told to open, or its door moved. */
export const doorsChanged = eventKind('intercomDoors.changed', 'intercomDoors.view', z.object({ doorId: Id }))

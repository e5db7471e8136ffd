import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** Cabinets or cubbies were set up anew, came or went, or a door moved. */
export const lockersChanged = eventKind('lockers.changed', 'lockers.view', z.object({ cabinetId: Id }))
/** Something happened to the use of a cubby. */
export const stayChanged = eventKind('lockers.stayChanged', 'lockers.view', z.object({ stayId: Id }))
/** The household has something to hear of a parcel in a cubby: its code, that the time runs out, that it lies at the desk now. */
export const stayTold = eventKind('lockers.told', 'lockers.view', z.object({ noticeIds: z.array(Id) }))

import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const object = z.object({ visitorId: Id.meta({ wire: 'GuestId' }) })
const several = z.object({ visitorIds: z.array(Id).meta({ wire: 'GuestIds' }) })

export const visitorsBooked = eventKind('visitors.booked', 'visitors.view', several)
export const bookingsEdited = eventKind('visitors.bookingsEdited', 'visitors.view', several)
export const bookingsCancelled = eventKind('visitors.bookingsCancelled', 'visitors.view', several)
export const bookingsExpired = eventKind('visitors.bookingsExpired', 'visitors.view', several)
export const visitorArrived = eventKind('visitors.arrived', 'visitors.view', object)
export const visitorCorrected = eventKind('visitors.corrected', 'visitors.view', object)
export const visitorLeft = eventKind('visitors.left', 'visitors.view', object)

import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'

/** Looks at a facility at a time at which something of it ends. */
export const facilityTurnJob = { name: 'facilityBookings.turn', payload: z.object({ facilityId: Id }) }

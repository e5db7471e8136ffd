import { z } from 'zod'
import { verbatim } from '#platform/contract/fields.ts'
import { leaves } from '#modules/doors/intercom-doors/contract.ts'

/** What a door controller speaks; the subprotocol of its WebSocket. */
export const protocol = 'lobby.door.1'
/** The path of the socket; the device's key follows. */
export const socketPath = '/devices/doors/'

const id = z.uuid()
const reason = verbatim(100)
const event = {
  type: z.literal('event'),
  seq: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  at: z.iso.datetime(),
}

/** What a door controller may say (docs/devices.md). */
export const Heard = z.union([
  z.object({
    type: z.literal('hello'),
    vendor: verbatim(40),
    model: verbatim(40),
    firmware: verbatim(40),
    /** How the door stands; unknown: it has no sensor. */
    leaf: z.enum(leaves),
  }),
  z.object({ ...event, kind: z.literal('unlocked'), order: id.optional(), reason: reason.optional() }),
  z.object({ ...event, kind: z.enum(['refused', 'failed']), order: id, reason }),
  z.object({ ...event, kind: z.enum(['opened', 'closed', 'forced', 'heldOpen']) }),
])
export type Heard = z.output<typeof Heard>
export type Hello = Extract<Heard, { type: 'hello' }>
export type DoorEvent = Extract<Heard, { type: 'event' }>

/** What a door controller is told. */
export type Told =
  | { type: 'welcome'; time: string; lastSeq: number }
  | { type: 'open'; id: string; why: 'call' | 'desk'; by: string; until: string }
  | { type: 'ack'; seq: number }
  | { type: 'error'; code: 'unknownOrder'; about: string }

import { z } from 'zod'
import { verbatim } from '#platform/contract/fields.ts'

/** What a cabinet speaks; the subprotocol of its WebSocket. */
export const protocol = 'lobby.locker.1'
/** The path of the socket; the device's key follows. */
export const socketPath = '/devices/lockers/'

const cubby = z.string().regex(/^[A-Z]{1,2}\d{2,3}$/)
const id = z.uuid()
const at = z.iso.datetime()
const event = { type: z.literal('event'), seq: z.int().min(1).max(Number.MAX_SAFE_INTEGER), at, cubby }

/** What a cabinet may say (docs/devices.md). */
export const Heard = z.union([
  z.object({
    type: z.literal('hello'),
    vendor: verbatim(40),
    model: verbatim(40),
    firmware: verbatim(40),
    /** The version of the key that it has; 0: none. */
    keyVersion: z.int().min(0).max(1_000_000),
    doors: z.array(z.object({ cubby, open: z.boolean() })).max(200),
  }),
  z.object({ ...event, kind: z.literal('opened'), op: id.optional() }),
  z.object({
    ...event,
    kind: z.literal('closed'),
    op: id.optional(),
    /** Whether something lies there, as its sensor says; left out where it has none. */
    occupied: z.boolean().optional(),
  }),
  z.object({ ...event, kind: z.literal('collected'), counter: z.int().min(1).max(2_147_483_647) }),
  z.object({ type: z.literal('done'), id }),
  z.object({ type: z.literal('failed'), id, reason: verbatim(100) }),
])
export type Heard = z.output<typeof Heard>
export type Hello = Extract<Heard, { type: 'hello' }>
export type CabinetEvent = Extract<Heard, { type: 'event' }>

/** A parcel whose code a cabinet takes: HMAC of cubby and counter by its key, until a time. */
export interface Armed {
  cubby: string
  counter: number
  until: string
}

/** All that a cabinet has to know; it replaces what it knew before. */
export interface CabinetState {
  revision: number
  keyVersion: number
  /** In base64; only where the cabinet has another version. */
  key?: string
  armed: readonly Armed[]
  disabled: readonly string[]
}

/** What a cabinet is told. */
export type Told =
  | { type: 'welcome'; time: string; lastSeq: number; state: CabinetState }
  | { type: 'state'; state: CabinetState }
  | { type: 'open'; id: string; cubby: string; op: string; why: string; until: string }
  | { type: 'ack'; seq: number }
  | { type: 'error'; code: 'unknownCubby'; about: string }

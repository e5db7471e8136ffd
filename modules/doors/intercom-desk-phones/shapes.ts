import { z } from 'zod'
import { Id, Instant } from '#platform/contract/fields.ts'
import { callKinds } from '#modules/doors/intercom-calls/contract.ts'

/** How many browsers a guard post rings at most, beside its five devices. */
export const mostPhones = 10
/** Seconds that an account of a browser lives unless it is renewed. */
export const phoneLife = 900

/** A guard post that may ring a browser. */
export const Post = z.object({
  sentryId: Id,
  name: z.string().meta({ wire: 'SentryName' }),
  /** How many browsers would ring this moment. */
  ringing: z.int(),
})
export type Post = z.output<typeof Post>

/** Why the desk's telephone cannot be switched on: no domain; the installation names no such socket; the exchange is not heard. */
export const hindrances = ['noDomain', 'noSocket', 'silent'] as const
export type Hindrance = (typeof hindrances)[number]

/** A call that rings here, as the desk needs to know it. */
export const DeskCall = z.object({
  kind: z.enum(callKinds).meta({ wire: 'CallKind' }),
  fromName: z.string(),
  /** Whom it was meant for; '' where it was for the guard. */
  label: z.string().meta({ wire: 'TabletNote' }),
  /** Whether it comes from a door that opens by keys or by a controller, and whether it has one. */
  hasDoor: z.boolean(),
  hasController: z.boolean(),
  startedAt: Instant,
  answeredBy: z.string(),
})
export type DeskCall = z.output<typeof DeskCall>

import { z } from 'zod'
import { Id, Instant } from '#platform/contract/fields.ts'
import { hearings, legKinds } from '#modules/doors/intercom-tablets/contract.ts'

export const callKinds = ['door', 'back', 'emergency'] as const
export type CallKind = (typeof callKinds)[number]
export const results = ['ringing', 'answered', 'missed', 'busy', 'refused'] as const
export type CallResult = (typeof results)[number]
export const outcomes = ['waiting', 'ringing', 'noAnswer', 'busy', 'declined', 'failed', 'answered'] as const
export type Outcome = (typeof outcomes)[number]

/** Seconds after which the exchange ends any call. */
export const longestCall = 3600

/** A part of a call's chain. */
export const CallLeg = z.object({
  nth: z.int(),
  kind: z.enum(legKinds).meta({ wire: 'Leg' }),
  target: z.string(),
  seconds: z.int(),
  rangAt: Instant.nullable(),
  outcome: z.enum(outcomes),
})
export type CallLeg = z.output<typeof CallLeg>

/** A call of the intercom. */
export const Call = z.object({
  callId: Id,
  kind: z.enum(callKinds).meta({ wire: 'CallKind' }),
  sentryId: Id.nullable(),
  fromName: z.string(),
  householdId: Id.nullable().meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  startedAt: Instant,
  answeredAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  result: z.enum(results).meta({ wire: 'CallResult' }),
  answeredLeg: z.enum(legKinds).nullable(),
  answeredBy: z.string(),
  doorOpenedAt: Instant.nullable(),
  /** Over the telephone network: seconds, and hundredths of NT$. */
  paidSeconds: z.int(),
  costCents: z.int(),
  /** Whether the sentry took a picture. */
  hasSnapshot: z.boolean(),
  legs: z.array(CallLeg),
})
export type Call = z.output<typeof Call>

/** Why a household does not hear the door, or not by all that it has. */
export const reasons = ['indoorDeaf', 'appDeaf', 'appPartly', 'numberRefused', 'nothing'] as const
export type Reason = (typeof reasons)[number]

/** What a device of the guard did when the exchange asked it without ringing: it answered, nothing came back, or it is not registered there. */
export const answers = ['answers', 'silent', 'away', 'waiting'] as const
export type Answer = (typeof answers)[number]

/** What a test of all chains came to. */
export const ChainTest = z.object({
  testId: Id,
  isNightly: z.boolean(),
  startedAt: Instant,
  endedAt: Instant,
  byName: z.string(),
  well: z.int(),
  partly: z.int(),
  deaf: z.int(),
  guards: z.int(),
  reachableGuards: z.int(),
  /** When the exchange came to ask what the guard has, and what was answered; null: it did not. */
  askedAt: Instant.nullable(),
  questions: z.array(z.object({ name: z.string(), answer: z.enum(answers) })),
  lines: z.array(
    z.object({
      householdId: Id.meta({ wire: 'TabletId' }),
      label: z.string().meta({ wire: 'TabletNote' }),
      building: z.string().meta({ wire: 'Tag' }),
      hearing: z.enum(hearings),
      reasons: z.array(z.enum(reasons)),
    }),
  ),
})
export type ChainTest = z.output<typeof ChainTest>

/** What calls of a month came to. */
export const CallMonth = z.object({
  month: z.string(),
  calls: z.int(),
  missed: z.int(),
  paidSeconds: z.int(),
  costCents: z.int(),
  monthlyMinutes: z.int(),
  households: z.array(
    z.object({
      householdId: Id.meta({ wire: 'TabletId' }),
      label: z.string().meta({ wire: 'TabletNote' }),
      calls: z.int(),
      paidSeconds: z.int(),
      costCents: z.int(),
    }),
  ),
})
export type CallMonth = z.output<typeof CallMonth>

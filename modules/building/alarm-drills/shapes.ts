import { z } from 'zod'
import { Id, Instant } from '#platform/contract/fields.ts'
import { name, place, pointId } from '#modules/building/alarm-points/contract.ts'
import { Telling } from '#modules/building/alarm-events/contract.ts'

/** Lobby says the signal itself, or somebody moves the contact in the building. */
export const drillKinds = ['auto', 'contact'] as const
export type DrillKind = (typeof drillKinds)[number]

/** The way of an alarm, from the sensor until everything is as it was. */
export const stepNames = ['sensor', 'signal', 'alarm', 'told', 'answered', 'restored'] as const
export type StepName = (typeof stepNames)[number]

/** Why a step was not done, or could not be proved. */
export const reasons = [
  '',
  'neverHeard',
  'isLost',
  'noSignal',
  'isAbnormal',
  'isSilenced',
  'isMaintained',
  'isSwitchedOff',
  'pointGone',
  'missed',
  'noList',
  'nobodyReached',
  'nobodyAnswered',
  'stillAbnormal',
] as const
export type Reason = (typeof reasons)[number]

/** What is certified of one step. */
export const DrillStep = z.object({
  step: z.enum(stepNames),
  /** `unproven`: nothing speaks against it, and nothing for it. */
  state: z.enum(['done', 'failed', 'waiting', 'unproven']),
  at: Instant.nullable(),
  reason: z.enum(reasons),
  /** Who or what did it: a gateway, a person. */
  by: z.string(),
})
export type DrillStep = z.output<typeof DrillStep>

/** Somebody who was told, and whether they answered. */
export const DrillPerson = Telling.pick({
  at: true,
  name: true,
  way: true,
  masked: true,
  state: true,
}).extend({
  fault: z.string(),
  hasAnswered: z.boolean(),
})
export type DrillPerson = z.output<typeof DrillPerson>

export const Drill = z.object({
  drillId: Id,
  pointId,
  name,
  place,
  kind: z.enum(drillKinds),
  isWeekly: z.boolean(),
  startedAt: Instant,
  startedBy: z.string(),
  /** Until then somebody has to answer. */
  dueAt: Instant,
  eventId: Id.nullable(),
  endedAt: Instant.nullable(),
  /** Null while it runs. */
  isPassed: z.boolean().nullable(),
  steps: z.array(DrillStep),
  people: z.array(DrillPerson),
})
export type Drill = z.output<typeof Drill>

/** When the weekly drill is, and of what. */
export const DrillPlan = z.object({
  isOn: z.boolean(),
  /** 0 is Sunday. */
  weekday: z.int().min(0).max(6),
  /** An hour of Taipei. */
  hour: z.int().min(0).max(23),
  pointId: Id.nullable().meta({ wire: 'TagId' }),
  /** How long somebody has to answer, in minutes. */
  answerMinutes: z.int().min(2).max(60),
})
export type DrillPlan = z.output<typeof DrillPlan>
export const defaultPlan: DrillPlan = { isOn: false, weekday: 3, hour: 10, pointId: null, answerMinutes: 10 }

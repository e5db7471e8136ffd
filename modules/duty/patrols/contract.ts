import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, Instant, line, RowVersion, words } from '#platform/contract/fields.ts'
import { Proof } from '#modules/duty/duty-keys/contract.ts'

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
export const taskKinds = ['number', 'text', 'yesNo', 'photo'] as const

/** What is looked at at a point. */
export const Task = z.object({
  label: words(40),
  kind: z.enum(taskKinds).meta({ wire: 'TaskKind' }),
  unit: line(10),
  /** A number above it is odd; null: none is. */
  most: z.int().min(-1_000_000).max(1_000_000).nullable(),
  isNeeded: z.boolean(),
})
export type Task = z.output<typeof Task>

/** Where a point stands on the map, in hundredths from the left and from above; null: nowhere. */
export const OnMap = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) }).nullable()
export type OnMap = z.output<typeof OnMap>

const pointFields = {
  pointId: Id,
  name: words(40).meta({ wire: 'PointName' }),
  place: line(60),
  onMap: OnMap.default(null),
  tasks: z.array(Task).max(10),
  isRetired: z.boolean(),
  rowVersion: RowVersion,
}
export const Point = z.object({ ...pointFields, code: z.string() })
export type Point = z.output<typeof Point>

const Stop = z.object({
  pointId: Id,
  minute: z.int().min(0).max(720),
  tolerance: z.int().min(1).max(120),
})
const routeFields = {
  routeId: Id,
  name: words(40).meta({ wire: 'RouteName' }),
  starts: z.array(Clock).max(24),
  isOrdered: z.boolean(),
  stops: z.array(Stop).min(1).max(60),
  isRetired: z.boolean(),
  rowVersion: RowVersion,
}
export const Route = z.object(routeFields)
export type Route = z.output<typeof Route>

const Answer = z.object({ label: words(40), value: line(200) })
export const causes = ['locked', 'resident', 'other'] as const

/** A point of a round, and what became of it. */
export const RoundStop = z.object({
  pointId: Id,
  name: z.string().meta({ wire: 'PointName' }),
  place: z.string(),
  onMap: OnMap,
  /** SHA-256 in hex of its code: a phone knows it without a line, and cannot tell the code from it. */
  codeHash: z.string(),
  from: Instant,
  until: Instant,
  tasks: z.array(Task),
  visit: z
    .object({
      seenAt: Instant,
      receivedAt: Instant,
      by: z.string(),
      answers: z.array(z.object({ label: z.string(), value: z.string(), isOdd: z.boolean() })),
      note: z.string(),
      fault: z.string(),
      photo: z.string(),
      isLate: z.boolean(),
      /** Signed by the key of its phone, in its order and with its photo. */
      isProved: z.boolean(),
    })
    .nullable(),
  missed: z
    .object({ toldAt: Instant, cause: z.string(), note: z.string(), explainedBy: z.string() })
    .nullable(),
})
export type RoundStop = z.output<typeof RoundStop>

export const Round = z.object({
  roundId: Id,
  routeName: z.string(),
  isOrdered: z.boolean(),
  startsAt: Instant,
  endsAt: Instant,
  stops: z.array(RoundStop),
})
export type Round = z.output<typeof Round>

const at = '/api/v1/Patrol'
const walk = { can: 'patrols.walk', service: [9] } as const
const configure = { can: 'patrols.configure', service: [9] } as const

export const patrols = contract('patrols', {
  readPlan: call({
    ...configure,
    method: 'GET',
    path: `${at}/Plan`,
    summary: 'Points with the codes of their labels, and routes; also those that are retired.',
    takes: z.object({}),
    gives: data(z.object({ points: z.array(Point), routes: z.array(Route) })),
  }),
  savePoint: call({
    ...configure,
    method: 'PUT',
    path: `${at}/Point/{pointId}`,
    summary: 'Saves a point with what is looked at there; version 0 makes one, with a code of the server.',
    takes: z.object(pointFields),
    gives: done,
  }),
  saveRoute: call({
    ...configure,
    method: 'PUT',
    path: `${at}/Route/{routeId}`,
    summary:
      'Saves a route: its points in order, when each is due, and when rounds begin; version 0 makes one.',
    takes: z.object(routeFields),
    gives: done,
  }),
  beginRound: call({
    ...walk,
    method: 'POST',
    path: `${at}/Route/{routeId}/Begin`,
    summary: 'Begins a round of a route now; within the same minute it is the same round.',
    takes: z.object({ routeId: Id }),
    gives: data(z.object({ roundId: Id })),
  }),
  listRounds: call({
    ...walk,
    method: 'GET',
    path: `${at}/Round`,
    summary: 'Rounds that began on a day, and the routes that may be begun.',
    takes: z.object({ day: Day }),
    gives: data(
      z.object({
        rounds: z.array(Round),
        routes: z.array(z.object({ routeId: Id, name: z.string().meta({ wire: 'RouteName' }) })),
      }),
    ),
  }),
  readRound: call({
    ...walk,
    method: 'GET',
    path: `${at}/Round/{roundId}`,
    summary: 'A round with its points, as a phone needs it that walks without a line.',
    takes: z.object({ roundId: Id }),
    gives: data(Round),
  }),
  visit: call({
    ...walk,
    method: 'PUT',
    path: `${at}/Round/{roundId}/Point/{pointId}`,
    summary:
      'Somebody was at a point: its code, when, and what was seen. A fault becomes a repair. Sent again it is the same visit.',
    takes: z.object({
      roundId: Id,
      pointId: Id,
      code: line(20),
      seenAt: Instant,
      answers: z.array(Answer).max(10),
      note: line(200),
      fault: line(60),
      photo: line(200).default('').meta({ wire: 'PhotoUrl' }),
      proof: Proof.nullable().default(null),
    }),
    gives: done,
  }),
  explainMissed: call({
    ...walk,
    method: 'PUT',
    path: `${at}/Round/{roundId}/Point/{pointId}/Missed`,
    summary: 'Why nobody was at a point in time.',
    takes: z.object({ roundId: Id, pointId: Id, cause: z.enum(causes), note: line(200) }),
    gives: done,
  }),
  listMissed: call({
    ...walk,
    method: 'GET',
    path: `${at}/Missed`,
    summary: 'Points of the last twelve hours at which nobody was in time, and that nobody explained.',
    takes: z.object({}),
    gives: data(
      z.array(
        z.object({
          roundId: Id,
          pointId: Id,
          name: z.string().meta({ wire: 'PointName' }),
          routeName: z.string(),
          /** When its round began, whose day has it. */
          startsAt: Instant,
          until: Instant,
        }),
      ),
    ),
  }),
})

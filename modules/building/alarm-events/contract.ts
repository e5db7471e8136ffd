import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  done,
  Id,
  Instant,
  line,
  RowVersion,
} from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { category, Level, level, Status } from '#modules/building/alarm-points/contract.ts'
import { AlarmDetail, AlarmEvent, eventId, PrivateAlert, PublicAlert, report, states } from './shapes.ts'

export { Telling } from './shapes.ts'

/** Milliseconds after which a processed alarm whose condition lasts comes back. */
export const reopensAfter = 10 * 60_000

export const reportIncomplete = () => problem(400_22_011, '結案前請填原因與處置，並至少附一張照片。')
export const eventChanged = () => problem(409_22_011, '這件警報剛剛被別人處理過，請看過新的內容再送出。')
export const alreadyProcessed = () => problem(409_22_012, '這件警報已經結案。')

const service = [24, 56] as const
const event = '/api/v1/Alarm/event'
const privateEvent = '/api/v1/Alarm/PrivateEvent'

/** A total of a long past is counted no further than this. */
export const mostCounted = 10_000

export const eventFilters = {
  state: z.enum([...states, 'unfinished', 'all']).default('unfinished'),
  /** `private`: only those of households, and only for who may see them. */
  scope: z.enum(['all', 'public', 'private']).default('all'),
  level: Level.optional().meta({ wire: 'TagLevel' }),
  category: category.optional(),
  text: line(40).default(''),
  from: Instant.optional(),
  /** Before this instant. */
  to: Instant.optional(),
}

const handled = {
  eventId,
  rowVersion: RowVersion,
  state: z.enum(['processing', 'processed']),
  cause: report.cause.default(''),
  action: report.action.default(''),
  photoPaths: report.photoPaths.default([]),
}

const counted = z.object({ count: z.int(), name: z.string() })

/** How many alarms there were, and how fast somebody knew. */
const Analysis = z.object({
  total: z.int(),
  /** Drills of the same time, which are counted nowhere else. */
  drills: z.int(),
  weeks: z.array(z.object({ week: z.iso.date(), levels: z.array(z.int()) })),
  levels: z.array(
    z.object({ level, count: z.int(), halfSeconds: z.int().nullable(), mostSeconds: z.int().nullable() }),
  ),
  places: z.array(counted.extend({ meanSeconds: z.int().nullable() })),
  hours: z.array(z.int()),
})
export type Analysis = z.output<typeof Analysis>

export const alarmEvents = contract('alarmEvents', {
  listUnfinished: call({
    method: 'GET',
    path: '/api/v1/Alarm/Event/Unfinished',
    summary:
      'Alarms of the building that nobody is done with, the highest and newest first: its cards (R205, R206).',
    can: 'alarmEvents.view',
    service,
    takes: z.object({}),
    gives: data(z.array(PublicAlert)),
    errors: 'counter',
  }),
  listPrivateUnfinished: call({
    method: 'GET',
    path: `${privateEvent}/Unfinished`,
    summary: 'Calls for help of households that nobody is done with (R205, R206).',
    can: 'alarmEvents.viewPrivate',
    service,
    takes: z.object({}),
    gives: data(z.array(PrivateAlert)),
    errors: 'counter',
  }),
  analyze: call({
    method: 'GET',
    path: `${event}/Analysis`,
    summary:
      'How many there were: by level and week, by place, by hour, and how long until somebody said so.',
    can: 'alarmEvents.view',
    service,
    takes: z.object({
      from: Instant,
      to: Instant,
      level: Level.optional().meta({ wire: 'TagLevel' }),
      category: category.optional(),
    }),
    gives: data(Analysis),
  }),

  list: call({
    method: 'GET',
    path: event,
    summary: 'Alarms, the newest first; those of households only for who may see them.',
    can: 'alarmEvents.view',
    service,
    takes: z.object({ ...eventFilters, ...cursorPaging }),
    gives: cursorPage(AlarmEvent),
  }),
  get: call({
    method: 'GET',
    path: `${event}/{eventId}`,
    summary: 'One alarm of the building with everything that was done about it.',
    can: 'alarmEvents.view',
    service,
    takes: z.object({ eventId }),
    gives: data(AlarmDetail),
  }),
  getPrivate: call({
    method: 'GET',
    path: `${privateEvent}/{eventId}`,
    summary: 'One call for help; the view is audited.',
    can: 'alarmEvents.viewPrivate',
    service,
    takes: z.object({ eventId }),
    gives: data(AlarmDetail),
  }),
  acknowledge: call({
    method: 'PATCH',
    path: `${event}/{eventId}/Acknowledge`,
    summary: 'Somebody knows of it and sees to it; of two the first is named.',
    can: 'alarmEvents.handle',
    service,
    takes: z.object({ eventId }),
    gives: done,
  }),
  acknowledgePrivate: call({
    method: 'PATCH',
    path: `${privateEvent}/{eventId}/Acknowledge`,
    summary: 'The same of a call for help.',
    can: 'alarmEvents.viewPrivate',
    service,
    takes: z.object({ eventId }),
    gives: done,
  }),
  report: call({
    method: 'POST',
    path: `${event}/{eventId}/report`,
    summary:
      'What was found and done (R220). Processed needs cause, action and a photo; while its condition lasts it comes back.',
    can: 'alarmEvents.handle',
    service,
    takes: z.object(handled),
    gives: data(AlarmDetail),
  }),
  reportPrivate: call({
    method: 'POST',
    path: `${privateEvent}/{eventId}/report`,
    summary: 'The same of a call for help.',
    can: 'alarmEvents.viewPrivate',
    service,
    takes: z.object(handled),
    gives: data(AlarmDetail),
  }),
  mockLog: call({
    method: 'POST',
    path: '/api/v1/Alarm/Test/MockLog',
    summary: 'Says of points that they are Normal or Abnormal now, as a test (R219).',
    can: 'alarmEvents.test',
    service,
    takes: z.object({ pointIds: z.array(Id).min(1).max(100).meta({ wire: 'TagIds' }), status: Status }),
    gives: done,
  }),
})

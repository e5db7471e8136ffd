import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { cursorPage, cursorPaging, Id, Instant } from '#platform/contract/fields.ts'
import { category, level, name, place, pointId, Status } from '#modules/building/alarm-points/contract.ts'

/** What a point said at one moment. */
export const AlarmValue = z.object({
  logId: Id,
  pointId,
  name,
  place,
  category,
  level,
  at: Instant.meta({ wire: 'CreatedTime' }),
  receivedAt: Instant,
  value: z.string(),
  unit: z.string(),
  status: Status,
  isTest: z.boolean(),
})
export type AlarmValue = z.output<typeof AlarmValue>

export const logFilters = {
  pointIds: z.array(Id).max(100).optional().meta({ wire: 'TagIds' }),
  status: Status.optional(),
  from: Instant.optional(),
  /** Before this instant. */
  to: Instant.optional(),
}

/** A total of a long past is counted no further than this. */
export const mostCounted = 10_000
/** How many rows a file has at most, the newest. */
export const mostExported = 50_000

const service = [24, 56] as const

export const alarmLog = contract('alarmLog', {
  list: call({
    method: 'GET',
    path: '/api/v1/Alarm/log',
    summary: 'Every value that points said, the newest first; deep pages by After.',
    can: 'alarmLog.view',
    service,
    takes: z.object({ ...logFilters, ...cursorPaging }),
    gives: cursorPage(AlarmValue),
  }),
  exportFile: call({
    method: 'GET',
    path: '/api/v1/Alarm/log/export',
    summary: 'The same as a workbook (R222): the newest 50,000.',
    can: 'alarmLog.view',
    service,
    takes: z.object(logFilters),
    gives: z.object({}),
  }),
})

import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { cursorPage, cursorPaging, data, done, Id, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { Sample, Session, settlements } from './shapes.ts'

/** Counted no further: a list of years costs no more than its first rows. */
export const mostCounted = 5000
/** Wh that somebody may write for one session. */
export const mostTyped = 500_000

export const sessionChanged = () => problem(409_30_021, '這筆充電紀錄剛剛被別人審過，請看過新的內容再決定。')
export const sessionOpen = () => problem(409_30_022, '這筆充電還沒結束，結束後才能審查。')
export const sessionFine = () => problem(409_30_023, '這筆充電紀錄沒有要審查的地方。')
export const sessionInvoiced = () =>
  problem(409_30_024, '這筆充電紀錄已經開帳，不能再改；差額請調整在下一個月的帳單。')
export const householdKnown = () => problem(409_30_025, '這筆充電紀錄的卡號已登記給一戶，不能改成別戶。')
export const energyNeeded = () => problem(400_30_021, '請填寫度數。')

const service = [30] as const
const base = '/api/v1/EvCharging/Session'
const see = { can: 'chargingSessions.view', service } as const

/** 2026-11: a month of Taipei. */
const Month = z.string().refine((text) => /^(20)\d\d-(0[1-9]|1[0-2])$/.test(text), { error: '請選擇月份' })

export const chargingSessions = contract('chargingSessions', {
  dashboard: call({
    ...see,
    method: 'GET',
    path: `${base}/Now`,
    summary: 'What goes on now, and what today came to.',
    takes: z.object({}),
    gives: data(
      z.object({
        open: z.array(Session),
        /** Wh that were taken since midnight in Taipei. */
        todayWh: z.int(),
        /** Whole NT$ of what was taken since then by the rates in force, without what waits for somebody. */
        todayAmount: z.int(),
        /** Sessions that wait for somebody. */
        waiting: z.int(),
      }),
    ),
  }),
  list: call({
    ...see,
    method: 'GET',
    path: base,
    summary: 'Sessions, the newest first by their beginning; those that wait for somebody before all others.',
    takes: z.object({
      ...cursorPaging,
      view: z.enum(['all', 'waiting', 'settled']).default('all'),
      month: Month.optional(),
      connectorId: Id.optional(),
      householdId: Id.optional(),
    }),
    gives: cursorPage(Session).extend({ counts: z.object({ waiting: z.int(), settled: z.int() }) }),
  }),
  show: call({
    ...see,
    method: 'GET',
    path: `${base}/{sessionId}`,
    summary: 'A session with what its meter said, one after the other.',
    takes: z.object({ sessionId: Id }),
    gives: data(
      Session.extend({
        samples: z.array(Sample),
        /** Whole NT$ that its readings come to by the rates in force, whatever was decided; null: no rates held. */
        readingsAmount: z.int().nullable(),
      }),
    ),
  }),
  settle: call({
    method: 'PATCH',
    path: `${base}/{sessionId}/Settle`,
    summary:
      'Somebody who looked at a session decides what is charged for: its readings one after the other, what they write, or nothing.',
    can: 'chargingSessions.settle',
    service,
    takes: z.object({
      sessionId: Id,
      rowVersion: RowVersion,
      settledBy: z.enum(settlements),
      /** Of `typed`: Wh. */
      energyWh: z.int().min(0).max(mostTyped).nullable().default(null),
      /** Whose it is, where no card said so; null: as it is. */
      householdId: Id.nullable().default(null),
      reason: words(100),
    }),
    gives: done,
  }),
})

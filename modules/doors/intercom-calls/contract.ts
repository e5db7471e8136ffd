import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { cursorPage, cursorPaging, data, done, Id, Instant, line } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { Call, CallMonth, ChainTest, results } from './shapes.ts'

export { Call, callKinds, CallMonth, ChainTest, longestCall } from './shapes.ts'

export const accountWrong = () =>
  problem(401_33_541, '帳號或密碼不正確，照片沒有收下；請檢查門口機的帳號設定。')
export const testIdTaken = () => problem(409_33_541, '這次測試已用同一個編號做過，請重新整理後再測試。')

const service = [57] as const
const see = { can: 'intercomCalls.view', service } as const

/** A total of a long past is counted no further than this. */
export const mostCounted = 10_000
/** What narrows the list and its export. */
export const callFilters = {
  /** A household's label or part of it, or the name of a sentry. */
  text: line(60).default(''),
  householdId: Id.optional().meta({ wire: 'TabletId' }),
  sentryId: Id.optional(),
  result: z.enum(results).optional().meta({ wire: 'CallResult' }),
  startedFrom: Instant.optional(),
  /** Before this instant. */
  startedTo: Instant.optional(),
}

/** Calls of the intercom (R421), and the tests of every household's chain. */
export const intercomCalls = contract('intercomCalls', {
  list: call({
    ...see,
    method: 'GET',
    path: '/core/api/v2/Intercom/CallLogs',
    summary: 'Calls with the parts of their chains, the newest first; deep pages by After.',
    takes: z.object({ ...callFilters, ...cursorPaging }),
    gives: cursorPage(Call),
  }),
  exportLogs: call({
    can: 'intercomCalls.export',
    service,
    method: 'GET',
    path: '/core/api/v2/Intercom/CallLogs/Export',
    summary: 'The same as a workbook, the newest 5,000; audited.',
    takes: z.object(callFilters),
    gives: z.object({}),
    inTransaction: 'the file that left is written down',
  }),
  month: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Intercom/Month/{month}',
    summary:
      'What calls of a month came to, by household: minutes of the telephone network and what they cost.',
    takes: z.object({
      month: line(7).refine((text) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text), { error: '月份不正確' }),
    }),
    gives: data(CallMonth),
  }),
  sendSnapshot: call({
    method: 'POST',
    path: '/api/v1/Intercom/Snapshot',
    summary:
      'A door unit sends the picture of a call that it makes (multipart), with its account at the exchange and the Call-ID of SIP; the first one stays.',
    can: 'public',
    body: 'file',
    form: ['User', 'Password', 'CallId'],
    takes: z.object({}),
    gives: done,
    errors: 'own',
  }),
  openSnapshot: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Intercom/Call/{callId}/Snapshot',
    summary: 'A short-lived link to the picture of a call. Audited.',
    takes: z.object({ callId: Id }),
    gives: data(z.object({ url: z.string() })),
  }),
  showTest: call({
    ...see,
    method: 'GET',
    path: '/api/v1/Intercom/Test',
    summary: 'The newest test of all chains; none: not tested yet.',
    takes: z.object({}),
    gives: data(z.array(ChainTest)),
  }),
  runTest: call({
    can: 'intercomCalls.test',
    service,
    method: 'POST',
    path: '/api/v1/Intercom/Test',
    summary: 'Tests the chains of all households now; nobody is rung.',
    takes: z.object({ testId: Id }),
    gives: data(ChainTest),
  }),
})

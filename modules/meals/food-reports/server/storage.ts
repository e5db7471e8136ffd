import { codecOf } from '#platform/contract/codec.ts'
import type { Taken } from '#platform/contract/call.ts'
import { dayAfter } from '#platform/contract/days.ts'
import type { Filters } from '#platform/contract/fields.ts'
import { problems } from '#platform/contract/problems.ts'
import type { CallContext, Context } from '#platform/server/context.ts'
import type { AnyExportSheet } from '#platform/server/export-sheet.ts'
import type { Export } from '#modules/keeping/exports/contract.ts'
import {
  findExport,
  listExports,
  type makeExport,
  signExport,
  startExport,
  toExport,
} from '#modules/keeping/exports/server/public.ts'
import { lineExport, orderExport } from '#modules/meals/order-exports.ts'
import { foodReports, reportKinds } from '../contract.ts'
import { daysTurned } from '../problems.ts'

type Calls = typeof foodReports.calls
const kindOf = { foodOrders: orderExport, foodOrderLines: lineExport }
const stateWords = { all: '', done: '已成立', voided: '已作廢' }
const midnight = (day: string) => new Date(`${day}T00:00:00+08:00`)

/** Files of the kitchen's reports, the newest first. */
export async function listFiles(context: Context): Promise<Export[]> {
  const rows = await listExports(context, context.actor, true, reportKinds)
  return rows.map((row) => toExport(row, context.actor, context.now))
}

/** Files that are finished and there. */
export const listReady = async (context: Context): Promise<Export[]> =>
  (await listFiles(context)).filter(({ state, isExpired }) => state === 'completed' && !isExpired)

/** Asks for a file of orders between two days. Throws daysTurned, and what startExport throws. Audited. */
export async function start(
  context: Context,
  given: { sheets: readonly AnyExportSheet[]; job: ReturnType<typeof makeExport> },
  { exportId, report, orderState, from, until }: Taken<Calls['start']>,
): Promise<Export> {
  if (until < from) throw daysTurned()
  const { query } = kindOf[report]
  const asked = { orderState, text: '', from: midnight(from), before: midnight(dayAfter(until, 1)) }
  const days = [...new Set([from, until])].map((day) => day.replaceAll('-', '/')).join('–')
  return startExport(context, given, {
    exportId,
    kind: report,
    query: codecOf(query).encode(asked) as Filters,
    words: [stateWords[orderState], days].filter(Boolean).join('，'),
    isMasked: true,
    reason: '',
  })
}

/** An address of a finished file, good for five minutes. Throws notFound, notReady, fileGone. */
export async function sign(context: CallContext, { exportId }: Taken<Calls['sign']>) {
  const row = await findExport(context, context.actor, exportId)
  if (!row || !reportKinds.some((kind) => kind === row.kind)) throw problems.notFound()
  const { token, expiresAt } = await signExport(context, exportId)
  return { url: foodReports.calls.download.path.replace('{token}', encodeURIComponent(token)), expiresAt }
}

import { Readable } from 'node:stream'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { plainName } from '#platform/server/plain-journal.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import type { EntryKind, PointPay, points, Purse } from '../contract.ts'
import { entriesBetween } from './read.ts'

const purseAccounts: Record<Purse, string> = { normal: '一般點數', cash: '現金點數' }
/** How what was sold or paid back was paid. */
const payAccounts: Record<PointPay, string> = { cash: '現金', transfer: '轉帳' }
/** Where points come from, or go to. */
const otherAccounts: Record<EntryKind, string> = {
  granted: '發放',
  revoked: '發放',
  toppedUp: '儲值',
  refunded: '儲值',
  spent: '消費',
  returned: '消費',
  expired: '到期',
  movedOut: '移轉',
  movedIn: '移轉',
  transferredOut: '轉給別戶',
  transferredIn: '轉給別戶',
}

const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`)

/** All changes of purses as a journal that hledger reads: a household's purse on one side, where it came from on the other. */
export async function journal(
  context: Context,
  { from, until }: Taken<typeof points.calls.journal>,
): Promise<FileAnswer> {
  const before = new Date(startOf(until).getTime() + 86_400_000)
  const rows = await entriesBetween(context, startOf(from), before)
  const labels = await labelsOf(context, [...new Set(rows.map(({ householdId }) => householdId))])
  context.audit({ action: 'points.journal', after: { from, to: until, rows: rows.length } })
  const text = rows.map(
    ({ id, at, purse, kind, points: count, householdId, residentId, paidBy }) =>
      `${dayOf(at)} ${otherAccounts[kind]}  ; ${id}\n` +
      `    住戶:${plainName(labels.get(householdId) ?? householdId)}:${purseAccounts[purse]}${residentId ? ':個人' : ''}    ${count} P\n` +
      `    ${otherAccounts[kind]}${paidBy ? `:${payAccounts[paidBy]}` : ''}:${purseAccounts[purse]}    ${-count} P\n`,
  )
  return {
    contentType: 'text/plain; charset=utf-8',
    fileName: `點數帳_${context.actor.communityName}_${from}_${until}.journal`,
    content: Readable.from([text.join('\n')], { objectMode: false }),
  }
}

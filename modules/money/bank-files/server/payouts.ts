import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { bookAccounts, closedThrough, type Line, post, reverse } from '#modules/money/ledger/server/public.ts'
import { payoutChanged } from '../events.ts'
import {
  type bankPayouts,
  type Payout,
  payoutAhead,
  payoutChecked,
  payoutIdTaken,
  payoutInFile,
  payoutMoved,
  payoutNoteMissing,
  payoutUndone,
} from '../payout-contract.ts'
import { openDay } from './open-day.ts'
import { checksOf, daysOf, payoutLines, payoutRows, uncheckedPayouts } from './payout-rows.ts'
import { bankPayouts as t } from './tables.ts'

type Calls = typeof bankPayouts.calls
type Day = Pick<Payout, 'payoutOn' | 'channel'>
/** Before the books began nothing is asked for. */
const longAgo = '1900-01-01'

/** What the files say by payout day and channel, and which closed-to-be months are not wholly checked. */
export async function listPayouts(context: Context, input: Taken<Calls['list']>) {
  const through = await closedThrough(context)
  const thisMonth = dayOf(context.now).slice(0, 7)
  const before = await uncheckedPayouts(context, { from: through ?? longAgo, to: `${thisMonth}-01` })
  const counts = new Map<string, number>()
  for (const { payoutOn } of before) {
    const month = payoutOn.slice(0, 7)
    if (month < thisMonth && payoutOn > (through ?? longAgo)) counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  return {
    data: await payoutRows(context, daysOf(input, context.now)),
    unchecked: [...counts]
      .map(([month, count]) => ({ month, count }))
      .toSorted((a, b) => a.month.localeCompare(b.month)),
  }
}

async function payoutOf(context: Context, { payoutOn, channel }: Day): Promise<Payout> {
  const [payout] = await payoutRows(context, { from: payoutOn, to: payoutOn }, channel)
  if (!payout) throw problems.notFound()
  return payout
}

/** The lines of a payout day and channel with every check of it. Throws notFound. */
export async function showPayout(context: Context, day: Taken<Calls['show']>) {
  return {
    payout: await payoutOf(context, day),
    lines: await payoutLines(context, day),
    checks: await checksOf(context, day),
  }
}

/**
 * Marks a payout day as checked against the statement: the books have in the bank what came, and what was kept as a fee. Throws notFound, payoutIdTaken, payoutAhead, payoutMoved, payoutChecked, payoutNoteMissing, payoutInFile.
 */
export async function checkPayout(
  context: Context,
  { payoutId: id, isAnother, ...content }: Taken<Calls['check']>,
): Promise<Payout> {
  await createOnce(context, {
    id,
    find: () => rowOf(context, t, id),
    isSame: (row) => says(row, content),
    taken: payoutIdTaken,
    again: { action: 'bankFiles.bookAgain', target: 'bankPayout', targetId: id },
    create: async () => {
      const { payoutOn, channel, count, gross, fee, statement, note } = content
      if (payoutOn > dayOf(context.now)) throw payoutAhead()
      // No file is taken in while a day is checked.
      await oneAtATime(context, 'bank lines')
      const found = await payoutOf(context, content)
      if (found.check) throw payoutChecked(speakTime(found.check.at), found.check.by)
      if (found.count !== count || found.gross !== gross || found.fee !== fee) throw payoutMoved()
      if (found.net !== statement && !note) throw payoutNoteMissing()
      if (!isAnother) await requireNotInFile(context, content)
      const booked = entryOf(content)
      const { accountId, name: accountName } = context.actor
      await context.db
        .insert(t)
        .values({ id, ...content, isBooked: booked.length > 0, at: context.now, accountId, accountName })
      if (booked.length)
        await post(context, {
          day: await openDay(context, payoutOn),
          kind: 'payout',
          sourceId: id,
          lines: booked,
        })
      tell(
        context,
        'bankFiles.book',
        id,
        { payoutOn, channel, gross, collectionFee: fee, statementAmount: statement },
        note,
      )
    },
  })
  return payoutOf(context, content)
}

// A sum without an account that was put to something: the same that shops paid out.
const inFile = `
  select to_char(l.credited_on, 'FMMM/FMDD') as day, f.file_name as "fileName"
  from bank_line l join bank_file f on f.id = l.file_id join payment p on p.id = l.id
  where l.kind = 'in' and l.code = '' and l.amount = $1 and l.credited_on between $2::date - 5 and $2::date + 5
    and p.reversed_at is null and p.open < p.amount limit 1`

/** Throws payoutInFile where what shops paid out seems to be put to something already as a line of the bank. */
async function requireNotInFile(
  context: Context,
  { channel, statement, payoutOn }: Pick<Taken<Calls['check']>, 'channel' | 'statement' | 'payoutOn'>,
): Promise<void> {
  const [line] =
    channel === 'store'
      ? await context.query<{ day: string; fileName: string }>(inFile, [statement, payoutOn])
      : []
  if (line) throw payoutInFile(`${line.day}，${line.fileName}`)
}

/**
 * What a check books: the bank has what the statement says, what was kept is a fee, and what did not come, or came too much, is in
 * transit until it does. Payments at shops are in transit already, those of other channels in the bank.
 */
function entryOf({
  channel,
  gross,
  fee,
  statement,
}: Pick<Taken<Calls['check']>, 'channel' | 'gross' | 'fee' | 'statement'>): Line[] {
  const { bank, inTransit, collectionFee } = bookAccounts
  const isInBank = channel !== 'store'
  return [
    { number: bank, amount: isInBank ? statement - gross : statement },
    { number: collectionFee, amount: fee },
    { number: inTransit, amount: (isInBank ? gross : 0) - statement - fee },
  ].filter(({ amount }) => amount !== 0)
}

/** Takes a check back; it stays on record, and what it booked is reversed today. Throws notFound, payoutUndone. */
export async function undoPayout(
  context: Context,
  { payoutId, reason }: Taken<Calls['undo']>,
): Promise<Payout> {
  const [row] = await context.db.select().from(t).where(eq(t.id, payoutId)).for('update')
  if (!row) throw problems.notFound()
  if (row.undoneAt) throw payoutUndone(speakTime(row.undoneAt), row.undoneByName)
  await context.db
    .update(t)
    .set({ undoneAt: context.now, undoneByName: context.actor.name, undoReason: reason })
    .where(eq(t.id, payoutId))
  await reverse(context, { kind: 'payout', sourceId: payoutId, day: dayOf(context.now) })
  const { payoutOn, channel, gross, fee, statement } = row
  tell(
    context,
    'bankFiles.unbook',
    payoutId,
    { payoutOn, channel, gross, collectionFee: fee, statementAmount: statement },
    reason,
  )
  return payoutOf(context, row)
}

function tell(
  context: Context,
  action: 'bankFiles.book' | 'bankFiles.unbook',
  payoutId: string,
  after: Record<string, string | number>,
  reason: string,
): void {
  context.emit(payoutChanged, { payoutId })
  context.audit({ action, target: 'bankPayout', targetId: payoutId, after, reason })
}

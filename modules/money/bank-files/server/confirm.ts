import { eq } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { Storage } from '#platform/server/storage.ts'
import { lockBills } from '#modules/money/bills/server/public.ts'
import { closedThrough } from '#modules/money/ledger/server/public.ts'
import { allocateMany, receiveMany } from '#modules/money/payments/server/public.ts'
import { type bankFiles, fileHasFaults, nothingNew } from '../contract.ts'
import { bankFileImported } from '../events.ts'
import type { BankFile } from '../shapes.ts'
import { type AskedLine, findBooked } from './booked.ts'
import { checkOf } from './check-code.ts'
import { type CodeFacts, factsOfCodes } from './code-facts.ts'
import { asBankFile, type FileRow, lockReadFile, readKept } from './files.ts'
import { type ComparedLine, compareLines, lastOrdinals } from './known-lines.ts'
import { paymentChannelOf } from './payment-channel.ts'
import { tailOf } from './preview.ts'
import { openReversals, takenBack } from './returned.ts'
import { sortLines } from './sort-lines.ts'
import { bankFileTable as t } from './tables.ts'
import { writeActs, writeLines } from './write-lines.ts'

/** When it was paid, as far as the file says it: noon of a day without a time. */
export const paidAt = ({ paidOn, paidTime }: { paidOn: string; paidTime: string }): Date =>
  new Date(`${paidOn}T${paidTime || '12:00:00'}+08:00`)

/** A line that is taken in. */
export interface FreshLine extends ComparedLine {
  id: string
  /** Which of the lines that say the same it is. */
  ordinal: number
  repeatReason: string
}

/** The lines that are new: those that were taken in before are left out, unless somebody says why they are other payments. */
async function freshLines(
  context: Context,
  lines: readonly ComparedLine[],
  repeats: readonly { lineNumber: number; reason: string }[],
): Promise<FreshLine[]> {
  const reasons = new Map(repeats.map(({ lineNumber, reason }) => [lineNumber, reason]))
  const last = await lastOrdinals(context, lines)
  return lines.flatMap((line) => {
    const repeatReason = line.known ? reasons.get(line.lineNumber) : ''
    if (repeatReason === undefined) return []
    const ordinal = (last.get(line.digest) ?? 0) + 1
    last.set(line.digest, ordinal)
    return [{ ...line, ordinal, id: newId(), repeatReason }]
  })
}

const askedLine = (line: FreshLine, file: FileRow, bill: CodeFacts | undefined): AskedLine => ({
  ...line,
  fileId: file.id,
  formatName: file.format.name,
  billId: bill?.billId ?? null,
  householdId: bill?.householdId ?? null,
  isExact: bill?.left === line.amount,
  isRepeat: line.repeatReason !== '',
  importedAt: null,
})

/**
 * Takes a file in, all or nothing: every payment of it is booked, what fits its bill exactly is written off with a receipt, the
 * rest waits, and what the books seem to have already, or the bank took back, waits as well. Throws notFound, fileOver, fileHasFaults, nothingNew, fileGone.
 */
export async function confirmFile(
  context: Context,
  storage: Storage,
  { fileId, repeats }: Taken<typeof bankFiles.calls.confirm>,
): Promise<BankFile> {
  await oneAtATime(context, 'bank lines')
  const row = await lockReadFile(context, fileId)
  const read = await readKept(storage, context.actor.communityId, row)
  const faults = read.faults.filter(({ isFault }) => isFault).length
  if (faults) throw fileHasFaults(faults)
  const compared = await compareLines(context, row.sha256, read.lines)
  const fresh = await freshLines(context, compared, repeats)
  if (!fresh.length) throw nothingNew()
  const codes = fresh.map(({ code }) => code)
  const billIds = [...(await factsOfCodes(context, codes)).values()].map(({ billId }) => billId)
  await lockBills(context, [...new Set(billIds)])
  const facts = await factsOfCodes(context, codes)
  const strange = fresh.filter(({ code }) => !facts.has(code))
  const booked = await findBooked(
    context,
    fresh.map((line) => askedLine(line, row, facts.get(line.code))),
  )
  const back = takenBack([...fresh, ...(await openReversals(context))])
  const lines = sortLines(fresh, facts, await checkOf(context, strange), {
    isBooked: (id) => booked.has(id),
    isReturned: (id) => back.has(id),
  })
  await writeLines(context, fileId, lines)
  const closed = await closedThrough(context)
  const today = dayOf(context.now)
  const money = lines.filter(({ kind }) => kind === 'in')
  await receiveMany(
    context,
    money.map((line) => ({
      paymentId: line.id,
      source: 'bankLine',
      channel: paymentChannelOf(line.channel),
      amount: line.amount,
      // What a closed month would have taken is booked today; when it was paid and credited stays with it.
      day: (closed && line.creditedOn <= closed) || line.creditedOn > today ? today : line.creditedOn,
      paidAt: paidAt(line),
      agencyDay: line.agencyOn,
      creditDay: line.creditedOn,
      payoutDay: line.payoutOn,
      householdId: line.bill?.householdId ?? null,
      code: line.code,
      lastDigits: tailOf(line.payerAccount),
    })),
  )
  const exact = lines.filter((line) => line.class === 'exact')
  const matched = await allocateMany(
    context,
    exact.flatMap(({ id: paymentId, amount, bill }) =>
      bill ? [{ paymentId, amount, billId: bill.billId }] : [],
    ),
  )
  await writeActs(
    context,
    exact.flatMap(({ id: lineId, amount, bill }) =>
      bill && matched.has(lineId)
        ? [{ lineId, kind: 'matched', target: bill.runName, householdId: bill.householdId, amount }]
        : [],
    ),
  )
  const gross = money.reduce((sum, { amount }) => sum + amount, 0)
  const [done] = await context.db
    .update(t)
    .set({
      importedAt: context.now,
      importedByName: context.actor.name,
      taken: lines.length,
      gross,
      matched: matched.size,
    })
    .where(eq(t.id, fileId))
    .returning()
  if (!done) throw new Error('the file is gone')
  context.emit(bankFileImported, { fileId })
  context.audit({
    action: 'bankFiles.import',
    target: 'bankFile',
    targetId: fileId,
    after: {
      fileName: row.fileName,
      bankLines: lines.length,
      amount: gross,
      writtenOff: matched.size,
      repeats: repeats.map(({ lineNumber, reason }) => ({ lineNumber, reason })),
    },
  })
  return asBankFile(context, done)
}

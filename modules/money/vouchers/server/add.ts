import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { nextNumber } from '#platform/server/serial-numbers.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import { lockBook, post } from '#modules/money/ledger/server/public.ts'
import { type Voucher, voucherIdTaken, type vouchers } from '../contract.ts'
import { voucherBooked } from '../events.ts'
import { linesOf, requireBookable, requireCash } from './booking.ts'
import { requireNotInFile } from './in-file.ts'
import { readVoucher } from './queries.ts'
import { voucherTable } from './tables.ts'

/**
 * Writes a voucher and books it, one after the other in a community. The same id with the same content is the same again.
 * Throws voucherIdTaken, futureDay, monthClosed, wrongAccount, voucherInFile, notEnough.
 */
export async function addVoucher(
  context: Context,
  { voucherId: id, isAnother, ...content }: Taken<typeof vouchers.calls.add>,
): Promise<Voucher> {
  const closedThrough = await lockBook(context)
  await createOnce(context, {
    id,
    isLocked: true,
    find: () => rowOf(context, voucherTable, id),
    isSame: (row) => says(row, content),
    taken: voucherIdTaken,
    again: { action: 'vouchers.addAgain', target: 'voucher', targetId: id },
    create: async () => {
      await requireBookable(context, content, closedThrough)
      if (!isAnother) await requireNotInFile(context, content)
      await claimFile(context, content.photoPath, 'voucher')
      const { day, moneyNumber } = content
      const year = Number(day.slice(0, 4))
      const number = await nextNumber(context, `voucher ${year}`)
      const { accountId: addedBy, name: addedByName } = context.actor
      await context.db.insert(voucherTable).values({
        id,
        ...content,
        year,
        number,
        at: timeOf(day, context.now),
        addedAt: context.now,
        addedBy,
        addedByName,
      })
      await post(context, { day, kind: 'voucher', sourceId: id, lines: linesOf(content) })
      await requireCash(context, [moneyNumber])
      context.emit(voucherBooked, { voucherId: id })
      const after = told(await readVoucher(context, id))
      context.audit({ action: 'vouchers.add', target: 'voucher', targetId: id, after })
    },
  })
  return readVoucher(context, id)
}

/** What the audit says of a voucher, in the names of its accounts. */
const told = (voucher: Voucher) => ({
  voucherNumber: voucher.number,
  kind: voucher.kind,
  day: voucher.day,
  moneyAccount: voucher.moneyName,
  ledgerCategory: voucher.againstName,
  amount: voucher.amount,
  party: voucher.party,
  documentNumber: voucher.documentNumber,
  note: voucher.note,
  photoPath: voucher.photoPath,
})

/** That day, at the time of day of now: vouchers of one day stand in the order in which they were written. */
const timeOf = (day: string, now: Date) =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + ((now.getTime() + 8 * 3_600_000) % 86_400_000))

import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { ShiftSection } from '#platform/server/shift-section.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { FindWitness } from '#modules/sign-in/accounts/server/public.ts'
import { type cash, type CashCount, countIdTaken, reasonMissing } from '../contract.ts'
import { cashCounted } from '../events.ts'
import { cashCounts as c } from './tables.ts'
import { cashTotals, listCounts } from './totals.ts'
import { witnessOf } from './witness.ts'

type Input = Taken<typeof cash.calls.count>

const sumOf = (pieces: Input['pieces']): number =>
  pieces.reduce((sum, { denomination, count }) => sum + denomination * count, 0)

/**
 * Keeps what two people counted beside what the ledger says at this moment. Throws countIdTaken, reasonMissing (the
 * count differs), and what a witness throws; the token is taken last, so that nothing else spoils it.
 */
export async function count(
  context: Context,
  input: Input,
  findWitness: FindWitness,
  sections: readonly ShiftSection[],
): Promise<CashCount> {
  const { countId, pieces, reason, witnessToken } = input
  const counted = sumOf(pieces)
  await createOnce(context, {
    id: countId,
    find: () => rowOf(context, c, countId),
    isSame: (row) => says(row, { counted, accountId: context.actor.accountId }),
    taken: countIdTaken,
    again: { action: 'cash.countAgain', target: 'cashCount', targetId: countId },
    create: async () => {
      const { expected, envelopes } = await cashTotals(context, sections)
      if (counted !== expected && !reason) throw reasonMissing()
      const witness = await witnessOf(context, witnessToken, findWitness)
      const kept = {
        counted,
        expected,
        envelopes,
        reason,
        denominations: Object.fromEntries(pieces.map((piece) => [String(piece.denomination), piece.count])),
      }
      const { accountId, name } = context.actor
      await context.db.insert(c).values({
        ...kept,
        id: countId,
        at: context.now,
        accountId,
        accountName: name,
        witnessId: witness.accountId,
        witnessName: witness.name,
      })
      context.emit(cashCounted, { countId })
      context.audit({
        action: 'cash.count',
        target: 'cashCount',
        targetId: countId,
        after: { ...kept, witness: witness.name },
      })
    },
  })
  const made = (await listCounts(context, 100)).find((count) => count.countId === countId)
  if (!made) throw countIdTaken()
  return made
}

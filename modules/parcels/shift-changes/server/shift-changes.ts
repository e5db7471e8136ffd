import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, says } from '#platform/server/create-once.ts'
import { lockCounter } from '#platform/server/serial-numbers.ts'
import type { ShiftSection } from '#platform/server/shift-section.ts'
import { claimFile } from '#modules/keeping/files/server/public.ts'
import {
  type Differences,
  listMoved,
  type ShiftChangeDetail,
  type ShiftChangeNow,
  type ShiftChangeSummary,
  shiftChangeIdTaken,
  type shiftChanges,
  signaturesMissing,
} from '../contract.ts'
import { shiftChanged } from '../events.ts'
import { differencesOf, fingerprintOf } from './differences.ts'
import { cashNow, countsOf, openItems } from './open-items.ts'
import { findShiftChange, keepCash, keepItems, lastShiftChange } from './queries.ts'
import { successorsOf } from './successors.ts'
import { shiftChangeTable } from './tables.ts'

type Input = Taken<typeof shiftChanges.calls.changeShift>

/** Everything open at the desk now, and how it differs from the last signed list. */
export async function listOpen(
  lease: Context,
  sections: readonly ShiftSection[],
  now: Date,
): Promise<ShiftChangeNow> {
  const [items, last, successors] = await Promise.all([
    openItems(lease, sections),
    lastShiftChange(lease),
    successorsOf(lease, lease.actor.accountId),
  ])
  return {
    at: now,
    items,
    counts: countsOf(items, sections),
    cash: await cashNow(lease, sections, last?.summary.at),
    fingerprint: fingerprintOf(items),
    previous: last?.summary ?? null,
    differences: differencesOf(last?.items ?? [], items),
    successors,
  }
}

/**
 * Keeps what is open at this moment as one list, signed by who goes and who comes; it is never changed afterwards. The
 * same id is the same list again.
 * Throws notFound for an account that may not take over, signaturesMissing, listMoved when what is open is no longer what they looked at, foreignFile, shiftChangeIdTaken.
 */
export async function changeShift(
  context: Context,
  sections: readonly ShiftSection[],
  input: Input,
): Promise<ShiftChangeSummary> {
  if (!input.fromSignaturePath || !input.toSignaturePath) throw signaturesMissing()
  // Locked from here on: two desks that sign at once get two numbers in a row.
  const counter = await lockCounter(context, 'shiftChange')
  const { shiftChangeId, fromSignaturePath, toSignaturePath } = input
  const fromAccount = context.actor.accountId
  const made = await createOnce(context, {
    id: shiftChangeId,
    find: () => findShiftChange(context, shiftChangeId),
    isSame: (row) =>
      says(row, { fromAccount, toAccount: input.toAccountId, fromSignaturePath, toSignaturePath }),
    taken: shiftChangeIdTaken,
    again: { action: 'shiftChanges.changeAgain', target: 'shiftChange', targetId: shiftChangeId },
    isLocked: true,
    create: async () => {
      await counter.set(counter.last + 1)
      const items = await openItems(context, sections)
      const last = await lastShiftChange(context)
      if (fingerprintOf(items) !== input.fingerprint) throw listMoved()
      await claimFile(context, fromSignaturePath, 'handwrite')
      await claimFile(context, toSignaturePath, 'handwrite')
      const toName = await nameOfSuccessor(context, input)
      const { addedIds, gone } = differencesOf(last?.items ?? [], items)
      const present = new Set(items.map((item) => item.id))
      const summary: ShiftChangeSummary = {
        shiftChangeId,
        number: counter.last + 1,
        at: context.now,
        fromName: context.actor.name,
        toName,
        isOutsider: input.toAccountId === null,
        note: input.note,
        counts: countsOf(items, sections),
        cash: await cashNow(context, sections, last?.summary.at),
        addedCount: addedIds.length,
        goneCount: gone.length,
      }
      const { shiftChangeId: id, ...kept } = summary
      await context.db.insert(shiftChangeTable).values({
        ...kept,
        id,
        previousId: last?.summary.shiftChangeId ?? null,
        fromAccount,
        toAccount: input.toAccountId,
        items: keepItems(items),
        cash: keepCash(summary.cash),
        checkedIds: input.checkedIds.filter((id) => present.has(id)),
        fromSignaturePath,
        toSignaturePath,
      })
      context.emit(shiftChanged, { shiftChangeId, number: summary.number })
      context.audit({
        action: 'shiftChanges.change',
        target: 'shiftChange',
        targetId: shiftChangeId,
        after: { number: summary.number, toName, counts: summary.counts, cash: summary.cash },
      })
      return { summary }
    },
  })
  return made.summary
}

/** The name of who takes over: of an account its own. Throws notFound. */
async function nameOfSuccessor(context: Context, { toAccountId, toName }: Input): Promise<string> {
  if (toAccountId === null) return toName
  const all = await successorsOf(context, context.actor.accountId)
  const found = all.find(({ accountId }) => accountId === toAccountId)
  if (!found) throw problems.notFound()
  return found.name
}

/** What the list before no longer tells is no change. */
const withoutForgotten = (differences: Differences, forgottenAt: Date | null): Differences =>
  forgottenAt
    ? {
        ...differences,
        changes: differences.changes.filter(({ field }) => field !== 'name' && field !== 'note'),
      }
    : differences

/** One signed list as it was, with its differences from the one before; audited as `action`. Throws notFound. */
export async function getShiftChange(
  context: Context,
  shiftChangeId: string,
  action: 'shiftChanges.view' | 'shiftChanges.print',
): Promise<ShiftChangeDetail> {
  const found = await findShiftChange(context, shiftChangeId)
  if (!found) throw problems.notFound()
  const previous = found.previousId ? await findShiftChange(context, found.previousId) : undefined
  context.audit({ action, target: 'shiftChange', targetId: shiftChangeId })
  return {
    ...found.summary,
    items: found.items,
    checkedIds: found.checkedIds,
    differences: withoutForgotten(
      differencesOf(previous?.items ?? [], found.items),
      previous?.forgottenAt ?? null,
    ),
    previousNumber: previous?.summary.number ?? null,
    fromSignaturePath: found.fromSignaturePath,
    toSignaturePath: found.toSignaturePath,
    forgottenAt: found.forgottenAt,
  }
}

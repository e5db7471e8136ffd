import { desc, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce } from '#platform/server/create-once.ts'
import type { arrears } from '../contract.ts'
import { demandsMade } from '../events.ts'
import { batchTaken, futureDemand, nobodyToDun, notYetCourt, termTooEarly } from '../problems.ts'
import { rateOf } from '../settings.ts'
import { courtMissing } from './court.ts'
import { letterOf } from './letter.ts'
import { readBills, readDebts, type DebtParts } from './read-debts.ts'
import { readSettings } from './settings.ts'
import { type DemandRow, demandTable as t } from './tables.ts'

type Input = Taken<typeof arrears.calls.demand>
interface Made {
  demands: { demandId: string; householdId: string }[]
  left: { householdId: string; label: string; why: string }[]
}

/** Why somebody is not dunned; '' for who is. */
function whyNot({ debt }: DebtParts): string {
  if (debt.waiting > 0) return '有款項待銷帳，先不催'
  return debt.overdue > 0 ? '' : '沒有逾期未繳的款項'
}

const madeBefore = (rows: readonly DemandRow[]): Made => ({
  demands: rows.map(({ id, householdId }) => ({ demandId: id, householdId })),
  left: [],
})

async function insert(context: Context, input: Input): Promise<Made> {
  const { actor, now } = context
  const today = dayOf(now)
  const settings = await readSettings(context)
  const wanted = new Set(input.householdIds)
  const all = await readDebts(context, { today, rate: rateOf(settings) })
  const debts = all.filter(({ debt }) => wanted.has(debt.householdId))
  if (debts.length < wanted.size) await refuseUnknown(context, [...wanted])
  const left = debts.flatMap((parts) => {
    const why = whyNot(parts)
    return why ? [{ householdId: parts.debt.householdId, label: parts.debt.label, why }] : []
  })
  const dunned = debts.filter((parts) => !whyNot(parts))
  if (!dunned.length) throw nobodyToDun()
  if (input.step === 'order') await refuseEarlyOrders(context, dunned, { today, ...settings })
  const template = settings.templates.find(({ step }) => step === input.step)
  if (!template) throw problems.notFound()
  const names = new Map(
    (await readBills(context, {})).map(({ id, runName, number }) => [id, `${runName}（${number}）`]),
  )
  const given = { community: actor.communityName, names, day: input.day, termOn: input.termOn }
  const { batchId, step, channel, day, termOn, note } = input
  const rows = dunned.map((parts) => ({
    id: newId(),
    batchId,
    householdId: parts.debt.householdId,
    step,
    channel,
    day,
    termOn,
    note,
    amount: parts.debt.overdue,
    billCount: parts.debt.periods,
    interest: parts.debt.interest,
    ...letterOf(template, parts, given),
    at: now,
    accountId: actor.accountId,
    accountName: actor.name,
  }))
  await context.db.insert(t).values(rows)
  context.emit(demandsMade, { count: rows.length })
  const after = { step, channel, day, termOn, dunned: dunned.map(({ debt }) => debt.label) }
  context.audit({ action: 'arrears.demand', after })
  return { demands: rows.map(({ id, householdId }) => ({ demandId: id, householdId })), left }
}

/** Households that owe nothing are no mistake; those that are not there are. */
async function refuseUnknown(context: Context, ids: string[]): Promise<void> {
  const [row] = await context.query<{ n: number }>(
    'select count(*)::int as n from household where id = any($1)',
    [ids],
  )
  if (row?.n !== ids.length) throw problems.notFound()
}

async function refuseEarlyOrders(
  context: Context,
  dunned: readonly DebtParts[],
  given: { today: string; considerable: number },
): Promise<void> {
  for (const { debt } of dunned) {
    const [why] = courtMissing(debt, await demandsOf(context, debt.householdId), given)
    if (why) throw notYetCourt(`${debt.label}${why}`)
  }
}

/** The steps against a household, the newest first. */
export const demandsOf = (context: Pick<Context, 'db'>, householdId: string): Promise<DemandRow[]> =>
  context.db.select().from(t).where(eq(t.householdId, householdId)).orderBy(desc(t.day), desc(t.at))

/**
 * Takes a step against several households at once, each with its letter as it stood that day.
 * Throws notFound, nobodyToDun, notYetCourt, futureDemand, termTooEarly, batchTaken.
 */
export async function demand(context: Context, input: Input): Promise<Made> {
  if (input.day > dayOf(context.now)) throw futureDemand()
  if (input.termOn < input.day) throw termTooEarly()
  const made = await createOnce<DemandRow[], Made>(context, {
    id: input.batchId,
    find: async () => {
      const rows = await context.db.select().from(t).where(eq(t.batchId, input.batchId))
      return rows.length ? rows : undefined
    },
    isSame: (rows) =>
      rows.every(
        (row) =>
          row.step === input.step && row.day === input.day && input.householdIds.includes(row.householdId),
      ),
    taken: batchTaken,
    again: { action: 'arrears.demandAgain' },
    create: () => insert(context, input),
  })
  return Array.isArray(made) ? madeBefore(made) : made
}

import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce } from '#platform/server/create-once.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { spoken } from '#platform/server/paper/speak.ts'
import type { arrears } from '../contract.ts'
import { demandsMade } from '../events.ts'
import { daysBetween } from '#platform/contract/days.ts'
import {
  batchTaken,
  futureDemand,
  messageToday,
  nobodyToDun,
  notYetCourt,
  termTooEarly,
  termTooShort,
  wrongChannel,
} from '../problems.ts'
import { isTermShort } from '../settings.ts'
import { channelsOf, type CourtGap } from '../steps.ts'
import { type WhyNot, whyNot } from '../why-not.ts'
import { type Debtor, debtorsOf } from './debtors.ts'
import { claimOf, letterOf } from './letter.ts'
import { readBills } from './read-bills.ts'
import { type DebtParts, isOf, readDebts } from './read-debts.ts'
import { settings } from './settings.ts'
import { type DemandRow, demandTable as t } from './tables.ts'

type Input = Taken<typeof arrears.calls.demand>
interface Made {
  demands: { demandId: string; householdId: string }[]
  left: { debtId: string; householdId: string; label: string; payer: string; why: WhyNot }[]
}

/** What is missing before a court may be asked, a sentence each. */
const gapSentences: Record<CourtGap, (given: { considerable: number; parts: DebtParts }) => string> = {
  fewPeriods: ({ considerable, parts: { debt } }) =>
    debt.demanded > 0
      ? `催告期限已過的積欠不到兩期，也不到 ${spoken(considerable)} 元；催告後才到期的不能一併聲請，請先催告。`
      : `積欠不到兩期，也不到 ${spoken(considerable)} 元。`,
  noDemand: () => '還沒有以書面（催告函或存證信函）定相當期限催告。',
  termRunning: ({ parts }) => `催告的期限 ${parts.court.runsUntil ?? ''} 還沒有過。`,
}

const madeBefore = (rows: readonly DemandRow[]): Made => ({
  demands: rows.map(({ id, householdId }) => ({ demandId: id, householdId })),
  left: [],
})

async function insert(context: Context, input: Input, debtors: readonly Debtor[]): Promise<Made> {
  const { actor, now } = context
  const { batchId, step, channel, day, termOn, note } = input
  if (channel === 'message' && day !== dayOf(now)) throw messageToday()
  // Of two who dun the same households at once, the second sees what the first did.
  await oneAtATime(context, 'arrears demand')
  const decided = await settings.all(context)
  if (isTermShort(step, daysBetween(day, termOn), decided.demandDays)) throw termTooShort(decided.demandDays)
  const householdIds = [...new Set(debtors.map(({ householdId }) => householdId))]
  const all = await readDebts(context, { today: day, decided, householdIds })
  const debts = all.filter((parts) => debtors.some((debtor) => isOf(parts, debtor)))
  const judged = debts.map((parts) => ({ parts, why: whyNot(parts.debt, { step, channel, day }) }))
  const left = judged.flatMap(({ parts: { debt }, why }) => {
    const { debtId, householdId, label, payer } = debt
    return why ? [{ debtId, householdId, label, payer, why }] : []
  })
  const dunned = judged.flatMap(({ parts, why }) => (why ? [] : [parts]))
  if (!dunned.length) throw refusal(judged, decided.considerable)
  const template = decided.templates.find(({ step }) => step === input.step)
  if (!template) throw problems.notFound()
  const bills = await readBills(context, { householdIds })
  const names = new Map(bills.map(({ id, runName, number }) => [id, `${runName}（${number}）`]))
  const given = { community: actor.communityName, names, day, termOn }
  const rows = dunned.map((parts) => {
    const claim = claimOf(parts, { step, day, rates: decided.rates })
    return {
      id: newId(),
      batchId,
      householdId: parts.debt.householdId,
      payerName: parts.debt.payer,
      billIds: claim.billIds,
      step,
      channel,
      day,
      termOn,
      note,
      amount: claim.amount,
      billCount: claim.periods,
      interest: claim.interest,
      ...letterOf(template, parts, claim, given),
      at: now,
      accountId: actor.accountId,
      accountName: actor.name,
    }
  })
  await context.db.insert(t).values(rows)
  const demandIds = channel === 'message' ? rows.map(({ id }) => id) : []
  context.emit(demandsMade, { count: rows.length, demandIds })
  const after = { step, channel, day, termOn, dunned: dunned.map(({ debt }) => debt.label) }
  context.audit({ action: 'arrears.demand', after })
  return { demands: rows.map(({ id, householdId }) => ({ demandId: id, householdId })), left }
}

/** Why nobody is dunned at all. */
function refusal(judged: readonly { parts: DebtParts; why: WhyNot | undefined }[], considerable: number) {
  const early = judged.find(({ why }) => why === 'court')?.parts
  const [gap] = early?.court.missing ?? []
  if (!early || !gap) return nobodyToDun()
  return notYetCourt(`${early.debt.label}${gapSentences[gap]({ considerable, parts: early })}`)
}

/**
 * Takes a step against several debts at once, each with its letter as it stood that day.
 * A message has the day on which it goes out: its term begins when it can be read (Art. 21).
 * Throws notFound, nobodyToDun, notYetCourt, futureDemand, messageToday, wrongChannel, termTooEarly, termTooShort, batchTaken.
 */
export async function demand(context: Context, input: Input): Promise<Made> {
  if (input.day > dayOf(context.now)) throw futureDemand()
  if (input.termOn < input.day) throw termTooEarly()
  if (!channelsOf(input.step).includes(input.channel)) throw wrongChannel()
  const debtors = await debtorsOf(context, input.debtIds)
  if (debtors.length < new Set(input.debtIds).size) throw problems.notFound()
  const isMeant = ({ householdId, payerName }: DemandRow) =>
    debtors.some((of) => of.householdId === householdId && (of.payer === null || of.payer === payerName))
  const made = await createOnce<DemandRow[], Made>(context, {
    id: input.batchId,
    find: async () => {
      const rows = await context.db.select().from(t).where(eq(t.batchId, input.batchId))
      return rows.length ? rows : undefined
    },
    isSame: (rows) => rows.every((row) => row.step === input.step && row.day === input.day && isMeant(row)),
    taken: batchTaken,
    again: { action: 'arrears.demandAgain' },
    create: () => insert(context, input, debtors),
  })
  return Array.isArray(made) ? madeBefore(made) : made
}

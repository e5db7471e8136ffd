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
import type { Debt } from '../shapes.ts'
import { isTermShort } from '../settings.ts'
import { channelsOf, type CourtGap } from '../steps.ts'
import { type WhyNot, whyNot } from '../why-not.ts'
import { letterOf } from './letter.ts'
import { readBills, readDebts, type DebtParts } from './read-debts.ts'
import { settings } from './settings.ts'
import { type DemandRow, demandTable as t } from './tables.ts'

type Input = Taken<typeof arrears.calls.demand>
interface Made {
  demands: { demandId: string; householdId: string }[]
  left: { householdId: string; label: string; why: WhyNot }[]
}

/** What is missing before a court may be asked, a sentence each. */
const gapSentences: Record<CourtGap, (given: { considerable: number; debt: Debt }) => string> = {
  fewPeriods: ({ considerable }) => `積欠不到兩期，也不到 ${spoken(considerable)} 元。`,
  noDemand: () => '還沒有以書面（催告函或存證信函）定相當期限催告。',
  termRunning: ({ debt }) => `催告的期限 ${debt.lastTermOn ?? ''} 還沒有過。`,
}

const madeBefore = (rows: readonly DemandRow[]): Made => ({
  demands: rows.map(({ id, householdId }) => ({ demandId: id, householdId })),
  left: [],
})

async function insert(context: Context, input: Input): Promise<Made> {
  const { actor, now } = context
  const { batchId, step, channel, day, termOn, note } = input
  if (channel === 'message' && day !== dayOf(now)) throw messageToday()
  // Of two who dun the same households at once, the second sees what the first did.
  await oneAtATime(context, 'arrears demand')
  const decided = await settings.all(context)
  if (isTermShort(step, daysBetween(day, termOn), decided.demandDays)) throw termTooShort(decided.demandDays)
  const householdIds = [...new Set(input.householdIds)]
  const debts = await readDebts(context, { today: day, decided, householdIds })
  if (debts.length < householdIds.length) throw problems.notFound()
  const judged = debts.map((parts) => ({ parts, why: whyNot(parts.debt, { step, day }) }))
  const left = judged.flatMap(({ parts: { debt }, why }) =>
    why ? [{ householdId: debt.householdId, label: debt.label, why }] : [],
  )
  const dunned = judged.flatMap(({ parts, why }) => (why ? [] : [parts]))
  if (!dunned.length) throw refusal(judged, decided.considerable)
  const template = decided.templates.find(({ step }) => step === input.step)
  if (!template) throw problems.notFound()
  const bills = await readBills(context, { householdIds })
  const names = new Map(bills.map(({ id, runName, number }) => [id, `${runName}（${number}）`]))
  const given = { community: actor.communityName, names, day, termOn }
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
  const demandIds = channel === 'message' ? rows.map(({ id }) => id) : []
  context.emit(demandsMade, { count: rows.length, demandIds })
  const after = { step, channel, day, termOn, dunned: dunned.map(({ debt }) => debt.label) }
  context.audit({ action: 'arrears.demand', after })
  return { demands: rows.map(({ id, householdId }) => ({ demandId: id, householdId })), left }
}

/** Why nobody is dunned at all. */
function refusal(judged: readonly { parts: DebtParts; why: WhyNot | undefined }[], considerable: number) {
  const early = judged.find(({ why }) => why === 'court')?.parts.debt
  const [gap] = early?.courtMissing ?? []
  if (!early || !gap) return nobodyToDun()
  return notYetCourt(`${early.label}${gapSentences[gap]({ considerable, debt: early })}`)
}

/**
 * Takes a step against several households at once, each with its letter as it stood that day.
 * A message has the day on which it goes out: its term begins when it can be read (Art. 21).
 * Throws notFound, nobodyToDun, notYetCourt, futureDemand, messageToday, wrongChannel, termTooEarly, termTooShort, batchTaken.
 */
export async function demand(context: Context, input: Input): Promise<Made> {
  if (input.day > dayOf(context.now)) throw futureDemand()
  if (input.termOn < input.day) throw termTooEarly()
  if (!channelsOf(input.step).includes(input.channel)) throw wrongChannel()
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

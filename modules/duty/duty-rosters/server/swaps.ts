import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, says } from '#platform/server/create-once.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { dutyRosters, Swap } from '../contract.ts'
import { dutyRosterChanged } from '../events.ts'
import { notOnRoster, swapIdTaken, swapOver, swapUnsound, swapWaits } from '../problems.ts'
import { readPerson } from './people.ts'
import { actsFor } from './wishes.ts'

type Calls = typeof dutyRosters.calls

export interface SwapRow {
  [column: string]: unknown
  swapId: string
  personId: string
  personName: string
  personAccount: string | null
  day: string
  otherId: string
  otherName: string
  otherAccount: string | null
  otherDay: string | null
  reason: string
  askedBy: string
  state: Swap['state']
}

const select = `
  select s.id as "swapId", s.person_id as "personId", p.name as "personName", p.account_id as "personAccount", s.day::text,
    s.other_id as "otherId", o.name as "otherName", o.account_id as "otherAccount", s.other_day::text as "otherDay", s.reason,
    s.asked_by as "askedBy",
    case when s.is_approved then 'approved' when s.is_approved = false then 'refused' when s.ended_at is not null then 'ended'
      when s.agreed_at is not null then 'agreed' else 'asked' end as state
  from duty_swap s join duty_person p on p.id = s.person_id join duty_person o on o.id = s.other_id`

/** A swap, held until the transaction ends. Throws notFound. */
export async function readSwap(context: Context, swapId: string): Promise<SwapRow> {
  const [row] = await context.query<SwapRow>(`${select} where s.id = $1 for update of s`, [swapId])
  if (!row) throw problems.notFound()
  return row
}

/** The two whom a swap is about do not decide it. */
export const isParty = ({ actor }: Context, { personAccount, otherAccount }: SwapRow): boolean =>
  [personAccount, otherAccount].includes(actor.accountId)

/** The other by the own account; for who has none, whoever plans. */
const mayAnswer = (context: Context, { otherAccount }: SwapRow) =>
  actsFor(context, { accountId: otherAccount }) &&
  (otherAccount === null || otherAccount === context.actor.accountId)
const mayEnd = ({ actor }: Context, { askedBy, personAccount }: SwapRow) =>
  [askedBy, personAccount].includes(actor.accountId)

function seen(context: Context, row: SwapRow): Swap {
  const { swapId, personId, personName, day, otherId, otherName, otherDay, reason, state } = row
  const isOpen = state === 'asked' || state === 'agreed'
  return {
    swapId,
    personId,
    personName,
    day,
    otherId,
    otherName,
    otherDay,
    reason,
    state,
    mayAnswer: state === 'asked' && mayAnswer(context, row),
    mayEnd: isOpen && mayEnd(context, row),
    mayDecide:
      state === 'agreed' && context.actor.permissions.has('dutyRosters.plan') && !isParty(context, row),
  }
}

/** Swaps about these days, the newest first. */
export async function listSwaps(context: Context, first: string, last: string): Promise<Swap[]> {
  const rows = await context.query<SwapRow>(
    `${select} where s.day between $1 and $2 or s.other_day between $1 and $2 order by s.asked_at desc limit 200`,
    [first, last],
  )
  return rows.map((row) => seen(context, row))
}

const fits = `
  select from duty_person p join duty_person o on o.company_id = p.company_id
  where p.id = $1 and o.id = $2
    and exists (select from duty_shift s where s.stage = 'published' and s.person_id = $1 and s.day = $3)
    and ($4::date is null or exists (select from duty_shift s where s.stage = 'published' and s.person_id = $2 and s.day = $4))
    and ($3 = $4 or not exists (select from duty_shift s where s.stage = 'published' and s.person_id = $2 and s.day = $3))
    and ($4::date is null or $3 = $4
      or not exists (select from duty_shift s where s.stage = 'published' and s.person_id = $1 and s.day = $4))`

/** Whether the published shifts are such that the swap can be made. Throws swapUnsound. */
export async function mustFit(
  context: Context,
  { personId, otherId, day, otherDay }: Pick<SwapRow, 'personId' | 'otherId' | 'day' | 'otherDay'>,
): Promise<void> {
  if (!(await context.query(fits, [personId, otherId, day, otherDay])).length) throw swapUnsound()
}

/** Asks a colleague to take a shift. Throws notFound, notOnRoster, swapUnsound, swapWaits, swapIdTaken. */
export async function askSwap(context: Context, input: Taken<Calls['askSwap']>): Promise<void> {
  const { swapId, personId, day, otherId, otherDay, reason } = input
  const { actor, now } = context
  await oneAtATime(context, 'duty roster')
  const person = await readPerson(context, personId)
  const other = await readPerson(context, otherId)
  if (!actsFor(context, person)) throw notOnRoster()
  const content = { personId, day, otherId, otherDay, reason, askedBy: actor.accountId }
  await createOnce(context, {
    id: swapId,
    isLocked: true,
    find: async () => (await context.query<SwapRow>(`${select} where s.id = $1`, [swapId]))[0],
    isSame: (row) => says(row, content),
    taken: swapIdTaken,
    again: { action: 'dutyRosters.askSwapAgain', target: 'dutySwap', targetId: swapId },
    create: async () => {
      if (personId === otherId) throw swapUnsound()
      await mustFit(context, input)
      const made = await context.query(
        `insert into duty_swap (id, person_id, day, other_id, other_day, reason, asked_at, asked_by, asked_by_name)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
        [swapId, personId, day, otherId, otherDay, reason, now, actor.accountId, actor.name],
      )
      if (!made.length) throw swapWaits()
      context.emit(dutyRosterChanged, { month: day.slice(0, 7) })
      context.audit({
        action: 'dutyRosters.askSwap',
        target: 'dutySwap',
        targetId: swapId,
        after: { name: person.name, day, otherName: other.name },
        reason,
      })
    },
  })
}

/** The other agrees or not, or whoever asked takes it back; the same answer again changes nothing. Throws notFound, notOnRoster, swapOver. */
export async function answerSwap(
  context: Context,
  { swapId, isAgreed }: Taken<Calls['answerSwap']>,
): Promise<void> {
  const { actor, now } = context
  const row = await readSwap(context, swapId)
  const isOther = mayAnswer(context, row)
  if (!isOther && (isAgreed || !mayEnd(context, row))) throw notOnRoster()
  const isDone = row.state === (isAgreed ? 'agreed' : 'ended')
  if (!isDone && row.state !== 'asked' && (isAgreed || row.state !== 'agreed')) throw swapOver()
  if (!isDone)
    await context.query(
      isAgreed
        ? 'update duty_swap set agreed_at = $2, agreed_by_name = $3 where id = $1'
        : 'update duty_swap set ended_at = $2, ended_by_name = $3 where id = $1',
      [swapId, now, actor.name],
    )
  context.emit(dutyRosterChanged, { month: row.day.slice(0, 7) })
  context.audit({
    action: isAgreed ? 'dutyRosters.agreeSwap' : 'dutyRosters.endSwap',
    target: 'dutySwap',
    targetId: swapId,
    after: { name: row.personName, day: row.day, otherName: row.otherName },
  })
}

import { createHash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { labelsOf } from '#modules/homes/households/server/public.ts'
import type { RedraftChange } from '../check-contract.ts'
import type { NewLine } from '../shapes.ts'
import { drawBills } from './drafted.ts'
import type { FoundGap } from './gaps.ts'
import { type DraftBill, totalOf } from './insert-bills.ts'
import type { LockedRun } from './run-rows.ts'

interface Standing {
  billId: string
  householdId: string
  payerName: string
  payerType: string
  total: number
  version: number
  isLive: boolean
  /** It was moved to another run. */
  isAway: boolean
  lines: NewLine[]
  /** What was done to it last, of what a drawing must not undo unseen; null: nothing, or it was drawn anew since. */
  act: RedraftChange['hand'] | 'redrawn' | null
  by: string
}

// An added or moved bill, or one that came with a merger, stays one that somebody made, whatever was done to it later.
const standing = `
  select b.id as "billId", b.household_id as "householdId", b.payer_name as "payerName", b.payer_type as "payerType",
    b.total::float8 as total, b.row_version as version, b.voided_at is null as "isLive", b.run_id <> $1 as "isAway",
    (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'feeItemId', l.fee_item_id, 'name', l.name, 'basis', l.basis,
      'accountNumber', l.account_number, 'amount', l.amount) order by l.position), '[]') from bill_line l where l.bill_id = b.id) as lines,
    case when b.household_id <> b.billed_household_id then 'moved' else c.act end as act, coalesce(c.by, '') as by
  from bill b left join lateral (select c.act, c.account_name as by from bill_change c
    where c.bill_id = b.id and c.act in ('corrected', 'added', 'moved', 'voided', 'redrawn')
    order by c.act in ('added', 'moved') desc, c.at desc, c.id desc limit 1) c on true
  where (b.run_id = $1 or b.moved_from = $1) order by b.household_id, b.number`

const spoken = ({ payerName = '', payerType, lines }: Pick<DraftBill, 'payerName' | 'payerType' | 'lines'>) =>
  JSON.stringify([
    payerName,
    payerType,
    lines.map(({ kind, feeItemId, name, basis, accountNumber, amount }) => [
      kind,
      feeItemId ?? null,
      name,
      basis,
      accountNumber,
      amount,
    ]),
  ])

/** What drawing a run anew does to a household, with the bill that it would have. */
export interface Change extends RedraftChange {
  drawn: DraftBill | undefined
}
export interface Redraft {
  changes: Change[]
  gaps: FoundGap[]
  /** Says whether it is still what somebody saw. */
  seen: string
}

function handOf(bills: readonly Standing[]): Pick<RedraftChange, 'hand' | 'handBy'> {
  const touched = bills.find(({ act, isAway }) => isAway || (act && act !== 'redrawn'))
  if (!touched || touched.act === 'redrawn') return { hand: null, handBy: '' }
  return { hand: touched.isAway ? 'moved' : touched.act, handBy: touched.by }
}

function changeOf(
  householdId: string,
  drawn: DraftBill | undefined,
  bills: readonly Standing[],
): Omit<Change, 'label'> | undefined {
  const own = bills.find(({ isLive, isAway, act }) => isLive && !isAway && act !== 'added' && act !== 'moved')
  if (!own && !drawn) return undefined
  const after = drawn ? totalOf(drawn.lines) : null
  const hand = handOf(own ? [own] : bills)
  if (!own) return { householdId, act: 'add', billId: null, before: null, after, ...hand, drawn }
  const { billId, total: before } = own
  if (!drawn) return { householdId, act: 'remove', billId, before, after, ...hand, drawn }
  if (spoken(drawn) === spoken(own as Pick<DraftBill, 'payerName' | 'payerType' | 'lines'>)) return undefined
  return { householdId, act: 'change', billId, before, after, ...hand, drawn }
}

/** What the rates as they are now would make of a draft, household by household; what stays the same is left out. */
export async function redraftOf(context: Context, run: Omit<LockedRun, 'version'>): Promise<Redraft> {
  const { bills, gaps } = await drawBills(context, run)
  const there = new Map<string, Standing[]>()
  const stand = await context.query<Standing & Record<string, unknown>>(standing, [run.id])
  for (const bill of stand) there.set(bill.householdId, [...(there.get(bill.householdId) ?? []), bill])
  const drawn = new Map(bills.map((bill) => [bill.householdId, bill]))
  const changed = [...new Set([...drawn.keys(), ...there.keys()])].flatMap(
    (id) => changeOf(id, drawn.get(id), there.get(id) ?? []) ?? [],
  )
  const labels = await labelsOf(
    context,
    changed.map(({ householdId }) => householdId),
  )
  const changes = changed.map((change) => ({ ...change, label: labels.get(change.householdId) ?? '' }))
  const versions = stand.map(({ billId, version }) => [billId, version])
  const said = JSON.stringify([changes, gaps, versions])
  return { changes, gaps, seen: createHash('sha256').update(said).digest('hex') }
}

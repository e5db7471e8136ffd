import { earlierBills } from '#modules/money/bills/server/public.ts'
import { paidOn } from '#modules/money/payments/server/public.ts'
import type { Provider } from '../papers.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import type { BillPaper, Chosen } from '../contract.ts'
import { rocDay, rocPeriod, spoken } from '#platform/server/paper/speak.ts'
import { chainsOf } from './shops.ts'
import { waysOf } from './ways-of.ts'

interface Row {
  billId: string
  runId: string
  householdId: string
  provider: Provider
  runName: string
  number: string
  startsOn: string
  endsOn: string
  dueOn: string
  barcodeUntil: string
  issuedOn: string
  household: string
  payer: string
  total: number
  paid: number
  isVoided: boolean
  lines: { kind: string; name: string; basis: string; amount: number }[]
  /** Where debts are only listed: what stands open on earlier bills beside this one. */
  earlier: { runName: string; number: string; on: string; left: number }[]
  /** What settles it and was not taken back. */
  settled: { kind: string; on: string; amount: number }[]
}

/** Ids are given by name, so that a part that is left out narrows nothing. What is void is printed where it is named, and not with others. */
const where = `b.issued_at is not null and (b.voided_at is null or $2::uuid[] is not null)
  and ($1::uuid is null or b.run_id = $1) and ($2::uuid[] is null or b.id = any($2))
  and ($3::text is null or r.fee_type = $3) and ($4::text is null or r.provider = $4)`

const valuesOf = ({ billBulkId, billIds, feeType, provider }: Partial<Chosen>) => [
  billBulkId ?? null,
  billIds?.length ? billIds : null,
  feeType ?? null,
  provider ?? null,
]

const from = `from bill b join billing_run r on r.community_id = b.community_id and r.id = b.run_id
  join household h on h.community_id = b.community_id and h.id = b.household_id`

const read = `select b.id as "billId", b.run_id as "runId", b.household_id as "householdId", r.provider, r.name as "runName", b.number, r.starts_on::text as "startsOn", r.ends_on::text as "endsOn",
    b.due_on::text as "dueOn", b.barcode_until::text as "barcodeUntil",
    (b.issued_at at time zone 'Asia/Taipei')::date::text as "issuedOn", h.label as household, b.payer_name as payer,
    b.total::float8 as total, b.paid::float8 as paid, b.voided_at is not null as "isVoided",
    (select coalesce(json_agg(json_build_object('kind', l.kind, 'name', l.name, 'basis', l.basis, 'amount', l.amount)
        order by l.position), '[]') from bill_line l where l.community_id = b.community_id and l.bill_id = b.id) as lines,
    (select coalesce(json_agg(json_build_object('runName', er.name, 'number', e.number, 'on', e.due_on::text, 'left', e.total - e.paid)
        order by e.due_on, e.number), '[]') from ${earlierBills}) as earlier,
    (select coalesce(json_agg(json_build_object('kind', s.kind, 'on', ${paidOn('s')}, 'amount', s.amount)
        order by s.at), '[]') from bill_settlement s where s.community_id = b.community_id and s.bill_id = b.id and s.undoes_id is null
        and not exists (select from bill_settlement u where u.community_id = s.community_id and u.undoes_id = s.id)) as settled
  ${from} where ${where}
  order by h.building_order, h.floor_order, h.label, b.due_on, b.number limit $5 offset $6`

const settledBy: Record<string, string> = { payment: '已繳款', prepayment: '預收抵扣', carried: '併入下期' }

/** What the bill is of, and what kind of paper it is. */
const titleOf = (runName: string) => `${runName}${runName.endsWith('費') ? '' : '　管理費'}繳費單`

/** What earlier bills ask for beside this one, for its foot: it is not in the sum. */
function sayEarlier(earlier: Row['earlier']): string[] {
  if (!earlier.length) return []
  const sum = earlier.reduce((all, { left }) => all + left, 0)
  const each = earlier.map(
    ({ runName, number, on, left }) => `${runName} ${number}（期限 ${rocDay(on)}）${spoken(left)} 元`,
  )
  return [`前期未繳 ${spoken(sum)} 元，不含在應繳金額內，請另依各期繳費單繳納：${each.join('、')}。`]
}

function toPaper(row: Row, issuer: string, ways: Awaited<ReturnType<typeof waysOf>>): BillPaper {
  const {
    lines,
    settled,
    earlier,
    total,
    paid,
    runName,
    runId: _run,
    householdId: _household,
    provider,
    ...facts
  } = row
  const bare = ({ name, basis, amount }: Row['lines'][number]) => ({ name, basis, amount })
  const own = lines.filter(({ kind }) => kind !== 'arrears')
  const { transfer = null, segments = null, noBarcodes = '' } = ways.of.get(row.billId) ?? {}
  const { bands = [], fees = [], notes = [] } = ways.shops.get(provider) ?? {}
  return {
    ...facts,
    issuer,
    title: titleOf(runName),
    period: rocPeriod(row.startsOn, row.endsOn),
    address: '',
    lines: own.map(bare),
    subtotal: own.reduce((sum, { amount }) => sum + amount, 0),
    listed: earlier.reduce((all, { left }) => all + left, 0),
    arrears: lines.filter(({ kind }) => kind === 'arrears').map(bare),
    offsets: settled.map(({ kind, on, amount }) => ({
      name: settledBy[kind] ?? '',
      basis: rocDay(on),
      amount: -amount,
    })),
    due: total - paid,
    transfer,
    segments,
    noBarcodes,
    chains: chainsOf(bands, total - paid),
    fees,
    notes: [...sayEarlier(earlier), ...notes],
  }
}

/** How many bills are meant. */
export async function countBills(lease: Lease, chosen: Partial<Chosen>): Promise<number> {
  const [row] = await lease.query<{ n: number }>(
    `select count(*)::int as n ${from} where ${where}`,
    valuesOf(chosen),
  )
  return row?.n ?? 0
}

/** What issued bills say, in the order of households. */
export async function billPapers(
  context: Pick<Context, keyof Lease | 'actor' | 'now'>,
  chosen: Partial<Chosen>,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<BillPaper[]> {
  const rows = await context.query<Row>(read, [...valuesOf(chosen), limit, offset])
  const ways = await waysOf(context, rows)
  return rows.map((row) => toPaper(row, `${context.actor.communityName}管理委員會`, ways))
}

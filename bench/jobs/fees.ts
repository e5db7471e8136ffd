import { newId } from '#platform/contract/new-id.ts'
import { csvOf, uploadBank } from '../../tests/setup/bank-samples.ts'
import { monthDays, runOf } from '../../tests/setup/billing.ts'
import type { Answer, Desk } from '../../tests/setup/desk.ts'
import { besideBareRoute } from '../measure/bare.ts'
import { atMost, type Line, middle, missingOf, ms } from '../measure/line.ts'
import { openStage, type Server, type Stage } from '../measure/stage.ts'
import { insertAgain } from '../measure/written.ts'

const bills = 5000
const ledgerLines = 1_000_000
const goal = { work: 3, issue: 5000 }

const issued = ['bill', 'bill_line', 'account_body', 'bill_code', 'ledger_entry', 'ledger_line']
const taken = ['bank_line', 'payment', 'bill_settlement', 'payment_allocation', 'receipt', 'bank_line_act']

/** Households with an area, one item by area and accounts of a bank's kind: what a run of 5,000 bills needs. */
async function furnish({ owner }: Stage, communityId: string): Promise<void> {
  await owner.query(
    `insert into household (community_id, id, building, floor, unit, label, building_order, floor_order)
     select $1, gen_random_uuid(), '帳棟', n / 10 || 'F', n::text, '帳棟-' || n / 10 || 'F-' || n, 90, n / 10
     from generate_series(1, $2::int) n`,
    [communityId, bills],
  )
  await owner.query(
    `insert into household_property (community_id, household_id, exclusive_area)
     select community_id, id, 6000 + hashtext(label) % 3000 from household where community_id = $1 and building = '帳棟'`,
    [communityId],
  )
  const item = newId()
  await owner.query(
    `insert into fee_item (community_id, id, name, kind, unit, account_number, position) values ($1, $2, '管理費', 'area', 'ping', 4101, 0)`,
    [communityId, item],
  )
  await owner.query(
    `insert into fee_rate (community_id, id, fee_item_id, building, from_day, amount, added_at, added_by, added_by_name)
     values ($1, $2, $3, '', '2024-01-01', 8500, now(), $2, '')`,
    [communityId, newId(), item],
  )
  await owner.query(
    `insert into account_rule (community_id, id, provider, scheme, prefix, length, is_amount_bound, made_at, made_by, made_by_name)
     values ($1, $2, 'general', 'esun', '99128', 16, true, now(), $2, '')`,
    [communityId, newId()],
  )
}

const ok = ({ status, body }: Answer): Answer => {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return { status, body } as Answer
}

async function timed(work: () => Promise<Answer>): Promise<number> {
  const begun = performance.now()
  ok(await work())
  return performance.now() - begun
}

async function bareOf(stage: Stage, communityId: string, tables: readonly string[]): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < 4; round++) rounds.push(await insertAgain(stage.owner, communityId, tables))
  return middle(rounds.slice(1))
}

const lineOf = (job: string, took: number, bare: number, most = Number.POSITIVE_INFINITY): Line => ({
  job,
  figure: ms(Math.round(took)),
  limit: `${ms(Math.round(bare))} (the same rows, inserted in bulk with their constraints)`,
  ratio: took / bare,
  goal: `at most ${goal.work}${Number.isFinite(most) ? `; under ${ms(most)}` : ''}`,
  missing: missingOf(atMost(took / bare, goal.work), Number.isFinite(most) ? atMost(took, most, 'time') : ''),
})

async function issue(stage: Stage, manager: Desk, communityId: string): Promise<Line> {
  const run = runOf(monthDays())
  ok(await manager.post('/api/v1/BillBulk', run))
  const took = await timed(() => manager.put(`/api/v1/BillBulk/${run.BillBulkId}/issued`, { Reason: '' }))
  return lineOf(`issue ${bills} bills with entries and accounts`, took, await bareOf(stage, communityId, issued), goal.issue)
}

async function bring(stage: Stage, manager: Desk, communityId: string): Promise<Line> {
  const { rows } = await stage.owner.query<{ code: string; amount: number }>(
    `select c.code, (b.total - b.paid)::int as amount from bill_code c join bill b on b.id = c.bill_id
     where c.community_id = $1 order by c.code limit $2`,
    [communityId, bills],
  )
  const file = csvOf(
    ...rows.map(({ code, amount }, nth) => [code, amount, { 交易序號: `T${nth}` }] as const),
  )
  const { fileId, status } = await uploadBank(manager, file)
  if (status !== 200) throw new Error(`the file is not taken: ${status}`)
  const took = await timed(() => manager.post(`/api/v1/BankFile/${fileId}/Confirm`, {}))
  const bare = await bareOf(stage, communityId, taken)
  return lineOf(`take in a bank file of ${rows.length} lines, each written off with a receipt`, took, bare)
}

/** Fills the ledger up to a million lines, as years of a large community do. */
async function fillLedger({ owner }: Stage, communityId: string): Promise<void> {
  await owner.query('alter table ledger_entry disable trigger user')
  await owner.query('alter table ledger_line disable trigger user')
  await owner.query(
    `with home as (select array_agg(id) as ids from household where community_id = $1 and building = '帳棟'),
     entry as (insert into ledger_entry (community_id, id, day, kind, source_id, account_id, account_name)
       select $1, gen_random_uuid(), '2025-01-01'::date + n % 300, 'bench', gen_random_uuid(), $1, '' from generate_series(1, $2::int) n
       returning id)
     insert into ledger_line (community_id, entry_id, position, number, amount, household_id)
     select $1, e.id, v.position, v.number, v.amount, case v.number when 1201 then h.ids[1 + abs(hashtext(e.id::text)) % array_length(h.ids, 1)] end
     from entry e, home h, (values (1, 1201, 100), (2, 4101, -100)) as v (position, number, amount)`,
    [communityId, ledgerLines / 2],
  )
  await owner.query('alter table ledger_entry enable trigger user')
  await owner.query('alter table ledger_line enable trigger user')
  await owner.query('analyze')
}

/** Fees of 5,000 households: issued, brought by a bank's file, and asked for at the desk among a million lines. */
export async function measureFees(server: Server): Promise<Line[]> {
  const country = { communities: 3, packages: 300, largest: 0 }
  const stage = await openStage(server, { database: 'bench_fees', country, isFresh: true })
  try {
    const manager = await stage.desk('auth_1000000001')
    const communityId = String(manager.info['ComId'])
    await furnish(stage, communityId)
    const lines = [await issue(stage, manager, communityId), await bring(stage, manager, communityId)]
    await fillLedger(stage, communityId)
    const { rows } = await stage.owner.query<{ id: string }>(
      "select id from household where community_id = $1 and building = '帳棟' order by label limit 1 offset 99",
      [communityId],
    )
    const path = `/api/v1/Payment/Open?TabletId=${rows[0]?.id}`
    const job = `what a household owes and has paid ahead, among ${ledgerLines.toLocaleString('en')} lines of the ledger`
    return [...lines, ...(await besideBareRoute(stage, { job, path, goal: 0.5 }))]
  } finally {
    await stage.close()
  }
}

import { uploadBank } from '../../tests/setup/bank-samples.ts'
import type { Desk } from '../../tests/setup/desk.ts'
import { besideBareRoute } from '../measure/bare.ts'
import { bareRows, writeBare } from '../measure/bare-rows.ts'
import { atMost, type Line, middle, ms } from '../measure/line.ts'
import type { Stage } from '../measure/stage.ts'

const lines = 5000
const goal = { work: 4, balance: 0.5 }
const ledgerLines = 1_000_000
/** What a line of a bank leaves that fits a bill, besides its audit and its event. */
const tables = [
  'bank_line',
  'bank_line_act',
  'payment',
  'payment_allocation',
  'bill_settlement',
  'receipt',
  'ledger_entry',
  'ledger_line',
]
const ofPayments = `(select id from public.ledger_entry where kind <> 'bill')`
const where = { ledger_entry: `id in ${ofPayments}`, ledger_line: `entry_id in ${ofPayments}` }

/** A bank's file that pays the bills of the newest run, taken in whole, beside writing what it leaves in bulk. */
export async function measureBankFile(stage: Stage, manager: Desk, communityId: string): Promise<Line> {
  const { rows } = await stage.owner.query<{ code: string; amount: number }>(
    `select distinct on (b.id) a.code, (b.total - b.paid)::int as amount
     from bill b join bill_code a on a.bill_id = b.id
     where b.community_id = $1 and b.run_id = (select id from billing_run where community_id = $1 order by starts_on desc limit 1)
       and a.code ~ '^99128'
     order by b.id limit $2`,
    [communityId, lines],
  )
  const head = '虛擬帳號,金額,繳款日,繳款時間,入帳日,通路,交易序號'
  const file = rows.map(
    ({ code, amount }, nth) => `${code},${amount},2026-11-19,20:41,2026-11-20,ATM,T${nth}`,
  )
  const begun = performance.now()
  const { fileId, status, body } = await uploadBank(manager, [head, ...file].join('\n'))
  if (status !== 200) throw new Error(JSON.stringify(body))
  const read = performance.now() - begun
  const taken = await manager.post(`/api/v1/BankFile/${fileId}/Confirm`, {})
  const took = performance.now() - begun
  if (taken.status !== 200) throw new Error(JSON.stringify(taken.body))
  const count = await stage.owner.query<{ n: number }>(
    'select count(*)::int as n from receipt where community_id = $1',
    [communityId],
  )
  if (count.rows[0]?.n !== lines) throw new Error(`${count.rows[0]?.n} of ${lines} lines were written off`)
  const written = await bareRows(stage.owner, communityId, tables, where)
  const rounds: number[] = []
  for (let round = 0; round < 4; round++) rounds.push(await writeBare(stage.owner, written))
  const bare = middle(rounds.slice(1))
  return {
    job: `a bank's file of ${lines.toLocaleString('en-US')} lines, each written off with its receipt and its entries`,
    figure: `${ms(Math.round(took))} (${ms(Math.round(read))} to read it)`,
    limit: `${ms(Math.round(bare))} (the same rows in bulk)`,
    ratio: took / bare,
    goal: `at most ${goal.work}`,
    missing: atMost(took / bare, goal.work),
  }
}

/** Fills the ledger up to a million lines, as years of a large community do; who refers to what is known to be right. */
async function fillLedger({ owner }: Stage, communityId: string): Promise<void> {
  const client = await owner.connect()
  try {
    await client.query("begin; set local session_replication_role = 'replica'")
    await client.query(
      `with home as (select array_agg(id) as ids from household where community_id = $1),
       entry as (insert into ledger_entry (community_id, id, day, kind, source_id, account_id, account_name)
         select $1, gen_random_uuid(), '2024-01-01'::date + n % 300, 'bill', gen_random_uuid(), $1, '' from generate_series(1, $2::int) n
         returning id)
       insert into ledger_line (community_id, entry_id, position, number, amount, household_id)
       select $1, e.id, v.position, v.number, v.amount, case v.number when 1201 then h.ids[1 + abs(hashtext(e.id::text)) % array_length(h.ids, 1)] end
       from entry e, home h, (values (1, 1201, 100), (2, 4101, -100)) as v (position, number, amount)`,
      [communityId, ledgerLines / 2],
    )
    await client.query('commit')
    await client.query('analyze')
  } finally {
    client.release()
  }
}

/** The shortest way to the same answer that somebody would write who knows the tables and nothing of Lobby. */
const shortest = `select
  (select coalesce(sum(amount), 0) from ledger_line where household_id = $1 and number = 1201) as booked,
  (select balance from prepayment_balance where household_id = $1) as ahead,
  (select json_agg(b) from (select id, number, total, paid, due_on from bill
    where household_id = $1 and issued_at is not null and voided_at is null and total > paid order by due_on) b) as bills`

/** What a household owes and has paid ahead, among a million lines of the ledger. */
export async function measureBalance(stage: Stage, communityId: string): Promise<Line[]> {
  await fillLedger(stage, communityId)
  const { rows } = await stage.owner.query<{ id: string }>(
    `select household_id as id from bill where community_id = $1 order by id limit 1 offset 99`,
    [communityId],
  )
  const id = rows[0]?.id
  const asked = {
    job: `what a household owes and has paid ahead, among ${ledgerLines.toLocaleString('en-US')} lines of the ledger`,
    path: `/api/v1/Payment/Open?TabletId=${id}`,
    goal: goal.balance,
  }
  const other = {
    ...asked,
    job: 'the same, beside one statement of somebody who knows only the tables',
    statements: [{ name: '', text: shortest, values: [id] }],
    goal: 0,
  }
  return [...(await besideBareRoute(stage, asked)), ...(await besideBareRoute(stage, other))]
}

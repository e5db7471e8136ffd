import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { csvOf, importBank } from '#tests/setup/bank-samples.ts'
import { billOf, issuedRun } from '#tests/setup/billing.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import { type FeeWorld, paid, qingchuanId, type SampleBill, startFees } from '#tests/setup/fee-world.ts'

const path = '/api/v1/Payment'
const linesPath = '/api/v1/BankFile/Unmatched'
/** How many sequences; 2,000 take an hour. */
const runs = Number(process.env.RUNS ?? 10)
let world: FeeWorld
let committee: Desk
let homes: string[]
beforeAll(async () => {
  world = await startFees()
  committee = await world.lobby.as('committee1')
  homes = [world.home(), world.home(), world.home()]
})
afterAll(() => world.lobby.close())

const nth = fc.nat(30)
const home = fc.nat(2)
const amount = fc.integer({ min: 1, max: 900 })
const channel = fc.constantFrom('cash', 'remittance')
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('issue' as const), home, amount }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), nth, amount, ahead: fc.nat(300), channel }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), nth, to: nth }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('void' as const), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      home,
      amount: fc.integer({ min: 1, max: 150 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('bankLine' as const), nth, amount, isExact: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('accept' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undoLine' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bankBack' as const), nth }) },
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

interface Known {
  bills: (SampleBill & { home: string; code: string; amount: number })[]
  writeoffs: { writeoffId: string; bill: SampleBill }[]
  payments: string[]
  /** What the bank told: the account and the amount. */
  told: { code: string; amount: number }[]
}

/** What was answered with 200, kept apart from the database: money in and out, and refunds of each household. */
interface Model {
  issued: number
  taken: Map<string, number>
  refunded: number
}

async function play(one: Act, known: Known, model: Model): Promise<number> {
  if (one.kind === 'issue') {
    const at = homes[one.home] ?? ''
    known.bills.push(await issue(at, one.amount))
    model.issued += one.amount
    return 200
  }
  if (one.kind === 'bankLine' || one.kind === 'bankBack') return bring(one, known, model)
  if (one.kind === 'accept' || one.kind === 'undoLine') return atDesk(one)
  if (one.kind === 'refund') return refund(homes[one.home] ?? '', one.amount, model)
  const writeoff = oneOf(known.writeoffs, one.nth)
  if (one.kind === 'pay') {
    const bill = oneOf(known.bills, one.nth)
    if (!bill) return 404
    const body = paid(bill.home, [[bill, one.amount]], { Ahead: one.ahead, Channel: one.channel })
    const answer = await world.desk.post(path, body)
    if (answer.status !== 200) return answer.status
    model.taken.set(body.PaymentId, body.Amount)
    known.payments.push(body.PaymentId)
    for (const row of answer.body.Data.Writeoffs)
      if (row.BillId) known.writeoffs.push({ writeoffId: row.WriteoffId, bill })
    return 200
  }
  if (one.kind === 'void') {
    const payment = oneOf(known.payments, one.nth) ?? newId()
    const { status } = await world.manager.post(`${path}/${payment}/Void`, { Reason: '試' })
    if (status === 200) model.taken.delete(payment)
    return status
  }
  if (!writeoff) return 404
  if (one.kind === 'undo')
    return (await world.manager.post(`${path}/Writeoff/${writeoff.writeoffId}/Undo`, { Reason: '試' })).status
  const other = oneOf(known.bills, one.to)
  if (!other) return 404
  const { runId, billId } = writeoff.bill
  const moved = `/api/v1/BillBulk/${runId}/Bill/${billId}/Writeoff/${writeoff.writeoffId}/Move`
  return (await world.manager.put(moved, { AnotherBillId: other.billId, Reason: '試' })).status
}

/** By the calls of a run, so that what was paid ahead is offset; its account is one that nobody else has. */
async function issue(home: string, amount: number): Promise<Known['bills'][number]> {
  const { id: runId, bills } = await issuedRun(world.manager, [billOf(home, amount)])
  const { BillId: billId, Number: number } = bills[0]
  const code = `99124${String(++accounts).padStart(11, '0')}`
  await world.lobby.owner.query('insert into bill_code (community_id, code, bill_id) values ($1, $2, $3)', [
    qingchuanId,
    code,
    billId,
  ])
  return { runId, billId, number, home, code, amount }
}
let accounts = 0

/** A line of the bank's: money for an account, or what the bank reverses, which is taken back at once. */
async function bring(
  one: Extract<Act, { kind: 'bankLine' | 'bankBack' }>,
  known: Known,
  model: Model,
): Promise<number> {
  const bill = oneOf(known.bills, one.nth)
  const told =
    one.kind === 'bankBack'
      ? oneOf(known.told, one.nth)
      : bill && { code: bill.code, amount: one.isExact ? bill.amount : one.amount }
  if (!told) return 404
  const more = { 交易序號: newId().slice(-10), 沖正: one.kind === 'bankBack' ? 'Y' : '' }
  const { fileId, status } = await importBank(world.manager, csvOf([told.code, told.amount, more]))
  if (status !== 200) return status
  const { rows } = await world.lobby.owner.query(
    'select id, row_version as version from bank_line where file_id = $1',
    [fileId],
  )
  const { id, version } = rows[0]
  if (one.kind === 'bankLine') {
    model.taken.set(id, told.amount)
    known.told.push(told)
    return 200
  }
  const answer = await world.manager.post(`${linesPath}/${id}/Reverse`, { RowVersion: version })
  if (answer.status !== 200) return answer.status
  const reversed = await world.lobby.owner.query('select reverses_id as id from bank_line where id = $1', [
    id,
  ])
  model.taken.delete(reversed.rows[0].id)
  return 200
}

/** Puts what waits to where it is proposed, or takes back what a line was put to. */
async function atDesk(one: Extract<Act, { kind: 'accept' | 'undoLine' }>): Promise<number> {
  const { rows } = await world.lobby.owner.query(
    `select id from payment where source = 'bankLine' and household_id = any($1) and (open > 0) = $2
     order by taken_at desc, id limit 10`,
    [homes, one.kind === 'accept'],
  )
  const id = oneOf(rows, one.nth)?.id
  if (!id) return 404
  if (one.kind === 'undoLine')
    return (await world.manager.post(`${linesPath}/${id}/Undo`, { Reason: '試' })).status
  const { body } = await world.manager.get(`${linesPath}/${id}`)
  const { RowVersion, TabletId, Proposal: Parts } = body.Data
  if (!Parts.length) return 404
  return (await world.manager.post(`${linesPath}/${id}/Accept`, { RowVersion, TabletId, Parts })).status
}

async function refund(at: string, Amount: number, model: Model): Promise<number> {
  const body = {
    RefundId: newId(),
    TabletId: at,
    Amount,
    Way: 'transfer',
    Payee: '王',
    Account: '8',
    Reason: '試',
  }
  const asked = await world.manager.post(`${path}/Refund`, body)
  if (asked.status !== 200) return asked.status
  const approved = await committee.post(`${path}/Refund/${body.RefundId}/Approve`)
  if (approved.status !== 200) return approved.status
  const { status } = await world.manager.post(`${path}/Refund/${body.RefundId}/Pay`)
  if (status === 200) model.refunded += Amount
  return status
}

/** One of those that are known: whatever number the sequence has. */
const oneOf = <One>(all: readonly One[], nth: number): One | undefined => all[nth % (all.length || 1)]

const sumOf = async (text: string, ...values: unknown[]): Promise<number> =>
  Number((await world.lobby.owner.query(text, values)).rows[0].sum)
const owed = `select coalesce(sum(total - paid), 0) as sum from bill where household_id = any($1) and voided_at is null
  and issued_at is not null`
const ahead = 'select coalesce(sum(balance), 0) as sum from prepayment_balance where household_id = any($1)'
const open =
  'select coalesce(sum(open), 0) as sum from payment where reversed_at is null and household_id = any($1)'

const model: Model = { issued: 0, taken: new Map(), refunded: 0 }
const known: Known = { bills: [], writeoffs: [], payments: [], told: [] }

it(
  'whatever eight people do at once, no dollar is lost or doubled, and receipts have no gaps',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 16, maxLength: 40 }), async (acts) => {
        known.bills = known.bills.slice(-10)
        known.writeoffs = known.writeoffs.slice(-10)
        known.payments = known.payments.slice(-10)
        known.told = known.told.slice(-10)
        for (let at = 0; at < acts.length; at += 8) {
          const statuses = await Promise.all(acts.slice(at, at + 8).map((one) => play(one, known, model)))
          // 503: no connection was free for five seconds, and none had begun. Who waited for each other is no such case:
          // that runs again, and is 409 in the end.
          expect(statuses.filter((status) => ![200, 404, 409, 503].includes(status))).toEqual([])
        }
        expect(await contradictions(world.lobby.owner)).toEqual([])
        const came = [...model.taken.values()].reduce((sum, taken) => sum + taken, 0)
        // What was billed is owed still or was paid; what came in paid it, is ahead, is open, or went back.
        const [left, kept, unmatched] = [
          await sumOf(owed, homes),
          await sumOf(ahead, homes),
          await sumOf(open, homes),
        ]
        expect(model.issued - left + kept + unmatched + model.refunded).toBe(came)
      }),
      // A shorter sequence over the same books would be another one.
      { numRuns: runs, endOnFailure: true },
    )
  },
  20_000 + runs * 5_000,
)

const hasHledger = (() => {
  try {
    return execFileSync('hledger', ['--version'], { encoding: 'utf8' }).startsWith('hledger')
  } catch {
    return false
  }
})()

it.runIf(hasHledger)('its journal says the same to hledger', async () => {
  const { body: journal } = await world.manager.get('/api/v1/CashManagement/Journal')
  const asked = ['-f', '-', 'bal', '--depth', '2', '-N', '-O', 'csv']
  const out = execFileSync('hledger', asked, { input: journal, encoding: 'utf8' })
  const { rows } = await world.lobby.owner.query(
    `select (select coalesce(sum(total - paid), 0) from bill where community_id = $1 and issued_at is not null and voided_at is null) as "1201",
       (select -coalesce(sum(balance), 0) from prepayment_balance where community_id = $1) as "2101",
       (select -coalesce(sum(open), 0) from payment where community_id = $1 and reversed_at is null) as "2102"`,
    [qingchuanId],
  )
  for (const [number, sum] of Object.entries(rows[0])) {
    const [, found = '0'] = new RegExp(`:${number} [^"]*","TWD (-?\\d+)"`).exec(out) ?? []
    expect([number, Number(found)]).toEqual([number, Number(sum)])
  }
})

import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Act, anAct, households, kinds } from '#tests/setup/fee-acts.ts'
import { otherIncome } from '#tests/setup/fee-book-acts.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import type { FeeModel } from '#tests/setup/fee-model.ts'
import { FeeStage } from '#tests/setup/fee-stage.ts'
import { type FeeWorld, qingchuanId, startFees } from '#tests/setup/fee-world.ts'
import type { Desk } from '#tests/setup/desk.ts'

/** How many sequences and which; RUNS=2000 SEED=7 MINUTES=8 plays others, for so long at most, and says how many it were. */
const runs = Number(process.env['RUNS'] ?? 12)
const seed = Number(process.env['SEED'] ?? 18)
const minutes = Number(process.env['MINUTES'] ?? 600)
const writers = 8
/** Sequences of one community: 催繳 lists all that is owed there, and would take longer with each of thousands. */
const mostOfWorld = Number(process.env['WORLD'] ?? 200)

let world: FeeWorld & { committee: Desk }
async function begin(): Promise<void> {
  const started = await startFees()
  world = { ...started, committee: await started.lobby.as('committee1') }
  signedIn = performance.now()
}
beforeAll(begin)

/** Sessions end after a while; a long run signs in anew. */
let signedIn = performance.now()
async function signInAgain(): Promise<void> {
  signedIn = performance.now()
  world.manager = await world.lobby.as('auth_0912345678', '晴川社區')
  world.desk = await world.lobby.as('desk1')
  world.committee = await world.lobby.as('committee1')
}
afterAll(() => world.lobby.close())

/** Households that owe nothing yet. */
async function freshHomes(nth: number): Promise<string[]> {
  const { rows } = await world.lobby.owner.query(
    `insert into household (community_id, id, building, floor, unit, label, building_order, floor_order)
     select $1, gen_random_uuid(), '序列棟', $2::text, n::text, '序列棟-' || $2::text || '-' || n, 90, 1
     from generate_series(1, $3::int) n returning id`,
    [qingchuanId, nth, households],
  )
  return rows.map(({ id }) => id)
}

const theirs = `
  select h.id,
    (select coalesce(sum(total - paid), 0)::int from bill where household_id = h.id and issued_at is not null and voided_at is null) as owed,
    (select coalesce(sum(amount), 0)::int from ledger_line where household_id = h.id and number = 1201) as "bookedOwed",
    (select coalesce(sum(balance), 0)::int from prepayment_balance where household_id = h.id) as ahead,
    (select -coalesce(sum(amount), 0)::int from ledger_line where household_id = h.id and number = 2101) as "bookedAhead",
    (select coalesce(sum(open), 0)::int from payment
      where household_id = h.id and source = 'bankLine' and reversed_at is null) as open
  from unnest($1::uuid[]) h (id)`
const openOfDesk = `
  select id, open::int from payment where household_id = any($1) and source = 'desk' and reversed_at is null`
const receiptsOfDesk = `
  select count(*)::int as written, count(*) filter (where r.voided_at is null)::int as standing
  from payment p join payment_allocation a on a.payment_id = p.id join receipt r on r.allocation_id = a.id
  where p.household_id = any($1) and p.source = 'desk'`
const wholeBook = `
  select (select sum(amount)::int from ledger_line) as balance,
    (select count(*)::int - coalesce(max(number), 0) from receipt where community_id = $1) as gaps`

/** What is booked as other income; no bill of a sequence has any. */
async function bookedIncome(): Promise<number> {
  const sql = 'select -coalesce(sum(amount), 0)::int as sum from ledger_line where number = $1'
  const { rows } = await world.lobby.owner.query(sql, [otherIncome.AgainstNumber])
  return rows[0].sum
}

interface Debt {
  TabletId: string
  Total: number
  Aging: Record<string, number>
}

/** Holds the books against the model: each household of the desk, those of the bank together, each payment, each receipt. */
async function compare(model: FeeModel, { homes, byBank }: FeeStage, incomeBefore: number): Promise<void> {
  const ask = async (sql: string, given: unknown) => (await world.lobby.owner.query(sql, [given])).rows
  const sums = await ask(theirs, homes)
  const owes = (of: readonly string[]) =>
    sums.filter(({ id }) => of.includes(id)).reduce((sum, row) => sum + row.owed - row.ahead - row.open, 0)
  for (const row of sums) expect([row.bookedOwed, row.bookedAhead]).toEqual([row.owed, row.ahead])
  for (const id of homes) if (!byBank.includes(id)) expect([id, owes([id])]).toEqual([id, model.owedBy([id])])
  expect(owes(byBank)).toBe(model.owedBy(byBank))
  // 催繳 asks of each what its bills ask for, and every dollar of it has an age; a carried debt whose payment was taken back too.
  const { body } = await world.manager.get('/api/v1/Arrears')
  const asked = new Map<string, number>(body.Data.map((row: Debt) => [row.TabletId, row.Total]))
  for (const { id, owed } of sums) expect([id, asked.get(id) ?? 0]).toEqual([id, owed])
  for (const { Total, Aging } of body.Data as Debt[])
    expect(Object.values(Aging).reduce((all, one) => all + one, 0)).toBe(Total)
  const open = (await ask(openOfDesk, homes)).map(({ id, open: left }) => [id, left] as const)
  expect(Object.fromEntries(open)).toEqual(Object.fromEntries(model.openOf()))
  expect((await bookedIncome()) - incomeBefore).toBe(model.income())
  const [receipts] = await ask(receiptsOfDesk, homes)
  expect(receipts).toEqual({ written: model.writeoffs.size, standing: model.standing().length })
  expect(await ask(wholeBook, qingchuanId)).toEqual([{ balance: 0, gaps: 0 }])
}

const hasHledger = (() => {
  try {
    return execFileSync('hledger', ['--version'], { encoding: 'utf8' }).startsWith('hledger')
  } catch {
    return false
  }
})()

/** The journal says to hledger what the tables of bills, prepayments and payments say. */
async function heldByHledger(): Promise<void> {
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
}

/** What is true of the books as a whole, and to another program. */
async function holdWhole(): Promise<void> {
  expect(await contradictions(world.lobby.owner)).toEqual([])
  if (hasHledger) await heldByHledger()
}

const done = new Set<string>()
const count = { sequences: 0, acts: 0 }

it(
  'whatever eight people do at once, no dollar is lost or doubled, and receipts have no gaps',
  async ({ annotate }) => {
    const until = performance.now() + minutes * 60_000
    await fc.assert(
      fc.asyncProperty(fc.array(anAct, { minLength: 2 * writers, maxLength: 4 * writers }), async (acts) => {
        if (performance.now() > until) return
        if (count.sequences && count.sequences % mostOfWorld === 0) {
          await holdWhole()
          await world.lobby.close()
          await begin()
        }
        if (performance.now() - signedIn > 240_000) await signInAgain()
        const stage = new FeeStage(world, await freshHomes(++count.sequences))
        const incomeBefore = await bookedIncome()
        await stage.open()
        const work = async (mine: readonly Act[]) => {
          for (const act of mine) {
            const answer = await stage.play(act)
            if (answer) count.acts++
            if (answer?.status === 200) done.add(act.kind)
            // Somebody was faster, or it is there no more: said with a sentence. Nothing else is an answer, however busy it is.
            expect([undefined, 200, 404, 409], JSON.stringify([act, answer?.body])).toContain(answer?.status)
          }
        }
        const dealt = Array.from({ length: writers }, (_, nth) =>
          acts.filter((__, at) => at % writers === nth),
        )
        await Promise.all(dealt.map(work))
        await compare(stage.model, stage, incomeBefore)
        // To another program's reckoning the journal is put now and then, and at the end.
        if (hasHledger && count.sequences % 50 === 0) await heldByHledger()
      }),
      // Who is faster is not the same again: a shorter sequence would be another one.
      { numRuns: runs, seed, endOnFailure: true },
    )
    await holdWhole()
    // A few sequences may do without some kinds of acts; many do not.
    expect(kinds.filter((kind) => !done.has(kind)).length).toBeLessThan(count.sequences < 100 ? 6 : 1)
    await annotate(`${count.sequences} sequences, ${count.acts} acts`)
  },
  120_000 + runs * 20_000,
)

it.runIf(hasHledger)('its journal says the same to hledger', async () => {
  await signInAgain()
  await heldByHledger()
})

import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contradictions } from '#tests/setup/billing.ts'
import { months, startBooks } from '#tests/setup/books.ts'
import type { Desk } from '#tests/setup/desk.ts'
import type { Lobby } from '#tests/setup/lobby.ts'

const hledger = (() => {
  try {
    return execFileSync('hledger', ['--version'], { encoding: 'utf8' }).startsWith('hledger')
  } catch {
    return false
  }
})()

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startBooks()
  manager = await lobby.as('auth_0912345678', '晴川社區')
}, 300_000)
afterAll(() => lobby.close())

const count = async (from: string) =>
  Number((await lobby.owner.query(`select count(*)::int as n from ${from}`)).rows[0].n)

describe('the demo’s books', () => {
  it('hold a run of each month with their payments, receipts, refunds, voided ones and a draft', async () => {
    expect(await count("billing_run where source = 'rates' and state = 'issued'")).toBe(months)
    expect(await count("billing_run where state = 'draft'")).toBe(1)
    expect(await count("billing_run where state = 'withdrawn'")).toBe(1)
    expect(await count('receipt where voided_at is not null')).toBeGreaterThan(0)
    expect(await count("refund where state = 'paid'")).toBe(1)
    expect(await count("refund where state = 'requested' and kind = 'refund'")).toBe(1)
    expect(await count("refund where state = 'requested' and kind = 'void'")).toBe(1)
    expect(await count("bill where state = 'voided'")).toBeGreaterThan(0)
    expect(await count("payment where source = 'desk'")).toBeGreaterThan(2 * months)
    expect(await count("(select distinct format ->> 'name' from bank_file where state = 'imported') f")).toBe(
      2,
    )
  })

  it('have households at every step but the court, and three lines that match no bill', async () => {
    const { body } = await manager.get('/api/v1/Arrears')
    const steps = body.Data.map(({ LastStep }: { LastStep: string | null }) => LastStep)
    expect(steps).toEqual(expect.arrayContaining(['notice', 'demand', 'certified']))
    const waiting = (await manager.get('/api/v1/BankFile/Unmatched')).body.Data.Waiting
    const classes = waiting.map(({ Class }: { Class: string }) => Class).toSorted()
    expect(classes).toEqual(['duplicate', 'oldPeriod', 'short'])
  })

  it('contradict themselves nowhere: bills, receivables, what was paid ahead, numbers', async () => {
    expect(await contradictions(lobby)).toEqual([])
    expect(
      await count('(select year from receipt group by community_id, year having count(*) <> max(number)) g'),
    ).toBe(0)
  })

  it('are the same to hledger, account by account, and sum to zero (skipped where hledger is not installed)', async ({
    skip,
  }) => {
    skip(!hledger, 'hledger is not installed (Debian: hledger)')
    const { body: journal } = await manager.get('/api/v1/CashManagement/Journal')
    const run = (...asked: string[]) =>
      execFileSync('hledger', ['-f', '-', ...asked], { input: journal, encoding: 'utf8', maxBuffer: 1 << 26 })
    const out = run('bal', '--depth', '2', '-N', '-O', 'csv')
    const found: Record<string, number> = Object.fromEntries(
      [...out.matchAll(/:(\d{4}) [^"]*","TWD (-?\d+)"/g)].map(
        ([, number = '', sum]) => [number, Number(sum)] as const,
      ),
    )
    const { rows } = await lobby.owner.query(
      `select number::text, sum(amount)::float8 as sum from ledger_line
       where community_id = (select id from community where name = '晴川社區') group by number having sum(amount) <> 0`,
    )
    expect(found).toEqual(Object.fromEntries(rows.map(({ number, sum }) => [number, sum])))
    expect(Object.values(found).reduce((sum, amount) => sum + amount, 0)).toBe(0)
    expect(run('bal', '--depth', '0', '-N').trim()).toMatch(/^0\b/)
  })
})

import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const path = '/api/v1/CashManagement/Vouchers'
const money = [1101, 1102, 1103] as const
const categories = { income: [4101, 4199], expense: [5101, 5104] } as const

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const amount = fc.integer({ min: 1, max: 900 })
const day = fc.integer({ min: 0, max: 3 }).map((ago) => dayOf(new Date(Date.now() - ago * 86_400_000)))
const account = fc.constantFrom(...money)
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('income'),
      day,
      amount,
      account,
      other: fc.constantFrom(...categories.income),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('expense'),
      day,
      amount,
      account,
      other: fc.constantFrom(...categories.expense),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('transfer'), day, amount, account, other: account }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('void'), nth: fc.nat(9) }) },
)

/** What each account holds by a plain sum over the vouchers that stand. */
async function byVouchers(): Promise<Record<number, number>> {
  const sums: Record<number, number> = {}
  const { rows } = await lobby.owner.query(
    `select kind, money_number as money, against_number as other, amount::int from voucher v
     join community c on c.id = v.community_id where c.name = '晴川社區' and voided_at is null`,
  )
  for (const row of rows) {
    const sum = row.kind === 'income' ? row.amount : -row.amount
    sums[row.money] = (sums[row.money] ?? 0) + sum
    sums[row.other] = (sums[row.other] ?? 0) - sum
  }
  return sums
}

async function byJournal(): Promise<Record<number, number>> {
  const { body: text } = await manager.get('/api/v1/CashManagement/Journal')
  const out = execFileSync('hledger', ['-f', '-', 'bal', '--flat', '-N', '-O', 'csv'], {
    input: text,
    encoding: 'utf8',
  })
  const rows = out.trim().split('\n').slice(1)
  return Object.fromEntries(
    rows.map((row) => {
      const [, number, sum] = /:(\d{4}) [^"]*","TWD (-?\d+)"/.exec(row) ?? []
      return [Number(number), Number(sum)]
    }),
  )
}

const hasHledger = (() => {
  try {
    return execFileSync('hledger', ['--version'], { encoding: 'utf8' }).startsWith('hledger')
  } catch {
    return false
  }
})()

it('whatever eight people do at once, the ledger says what the vouchers say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 24 }), async (acts) => {
      const known: string[] = []
      for (let at = 0; at < acts.length; at += 8)
        await Promise.all(
          acts.slice(at, at + 8).map(async (one) => {
            const id = newId()
            const answer =
              'nth' in one
                ? await manager.post(`${path}/${known[one.nth] ?? id}/Void`, { Reason: '試' })
                : await manager.post(path, {
                    VoucherId: id,
                    Kind: one.kind,
                    Day: one.day,
                    MoneyNumber: one.account,
                    AgainstNumber: one.other,
                    Amount: one.amount,
                  })
            if (answer.status === 200) known.push(id)
            expect([200, 400, 404, 409]).toContain(answer.status)
          }),
        )
      const expected = await byVouchers()
      const { rows } = await lobby.owner.query(
        `select number, sum(amount)::int as sum from ledger_line l join community c on c.id = l.community_id
         where c.name = '晴川社區' group by number having sum(amount) <> 0`,
      )
      const stood = Object.fromEntries(Object.entries(expected).filter(([, sum]) => sum !== 0))
      expect(Object.fromEntries(rows.map((row) => [row.number, row.sum]))).toEqual(stood)
      for (const number of [1101, 1102]) expect(stood[number] ?? 0).toBeGreaterThanOrEqual(0)
      const gaps = await lobby.owner.query(
        'select year from voucher group by community_id, year having count(*) <> max(number)',
      )
      expect(gaps.rows).toEqual([])
    }),
    { numRuns: 12 },
  )
})

it.runIf(hasHledger)('its journal says the same to hledger', async () => {
  const stood = Object.entries(await byVouchers()).filter(([, sum]) => sum !== 0)
  expect(await byJournal()).toEqual(Object.fromEntries(stood))
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaveCash, payCourier, putIn, reverseLine, showCash } from '#tests/setup/deposits.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arriveMany, handOverRequest } from '#tests/setup/packages.ts'

let lobby: Lobby
let desks: Desk[]

beforeAll(async () => {
  lobby = await startLobby()
  desks = [await lobby.as('desk1'), await lobby.as('desk2', '晴川社區'), await lobby.as('once1')]
})
afterAll(() => lobby.close())

type Act =
  | { what: 'in' | 'pay'; envelope: number; amount: number }
  | { what: 'reverse'; envelope: number; sequence: number }
  | { what: 'return' | 'undo' | 'void'; envelope: number }

const envelope = fc.nat(2)
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('in' as const),
      envelope,
      amount: fc.integer({ min: 1, max: 900 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('pay' as const),
      envelope,
      amount: fc.integer({ min: 1, max: 900 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('reverse' as const),
      envelope,
      sequence: fc.integer({ min: 1, max: 8 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constantFrom('return' as const, 'undo' as const, 'void' as const),
      envelope,
    }),
  },
)

/** Does one act at one of the desks; a refusal is fine, a fault is not. */
async function perform(desk: Desk, act: Act, ids: string[], packages: string[]): Promise<void> {
  const id = ids[act.envelope] ?? ''
  const path = `/api/v1/CollectionPayment/${id}`
  const answer =
    act.what === 'in'
      ? await putIn(desk, id, act.amount)
      : act.what === 'pay'
        ? await payCourier(desk, id, packages.pop() ?? '', act.amount)
        : act.what === 'reverse'
          ? await reverseLine(desk, id, act.sequence)
          : act.what === 'return'
            ? await desk.patch('/api/v1/CollectionPayment/Uncollected/Status', handOverRequest({ Ids: [id] }))
            : await desk.post(`${path}/${act.what === 'undo' ? 'UndoHandOver' : 'Void'}`, { Reason: '試' })
  expect([200, 404, 409], JSON.stringify([act, answer.body])).toContain(answer.status)
}

/** What the database says of all envelopes of all communities. */
async function contradictions(): Promise<unknown[]> {
  const { rows } = await lobby.owner.query(
    `select deposit_id, sum(amount) as sum, min(balance) as least, count(*) as lines, max(sequence) as last,
       (array_agg(balance order by sequence desc))[1] as balance
     from cash_line group by deposit_id
     having sum(amount) <> (array_agg(balance order by sequence desc))[1] or min(balance) < 0 or count(*) <> max(sequence)`,
  )
  return rows
}

describe('the ledger, whatever several desks do at once', () => {
  it('a balance is the sum of its lines and never negative, the drawer is the sum of the envelopes, receipts have no gap', async () => {
    const [first] = desks as [Desk]
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 24 }), async (acts) => {
        const ids = [await leaveCash(first, 700), await leaveCash(first, 300), await leaveCash(first, 1)].map(
          (item) => item.Id as string,
        )
        const packages = await arriveMany(first, acts.filter((act) => act.what === 'pay').length)
        const turns = desks.map((_, nth) => acts.filter((__, i) => i % desks.length === nth))
        await Promise.all(
          turns.map(async (own, nth) => {
            for (const act of own) await perform(desks[nth] ?? first, act, ids, packages)
          }),
        )
        expect(await contradictions()).toEqual([])
        const { rows } = await lobby.owner.query(
          `select coalesce(sum(amount), 0) as total, count(receipt_number) as receipts, max(receipt_number) as last from cash_line`,
        )
        const { Expected, Others } = (await first.get('/api/v1/CollectionPayment/Cash/Totals')).body.Data
          .Totals
        const drawer = Expected - Others
        expect(Number(rows[0].total)).toBe(drawer)
        expect(Number(rows[0].receipts)).toBe(rows[0].last)
        const open = (await first.get('/api/v1/CollectionPayment/Cash/Envelopes')).body.Data
        const sum = open.reduce((so: number, item: { Balance: number }) => so + item.Balance, 0)
        expect(sum).toBe(drawer)
        for (const id of ids) {
          const shown = await showCash(first, id)
          expect(shown.Balance).toBe(
            shown.Lines.reduce((so: number, line: { Amount: number }) => so + line.Amount, 0),
          )
        }
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})

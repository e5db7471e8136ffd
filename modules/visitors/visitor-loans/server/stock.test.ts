import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { came, leaveWith, thing } from '#tests/setup/visitors.ts'

const here = castId('community', '晴川社區')
const things = ['C-01', 'T-01', 'K-02', 'W-01'].map(thing)

let lobby: Lobby
let desks: Desk[]
beforeAll(async () => {
  lobby = await startLobby()
  desks = [await lobby.as('desk1'), await lobby.as('desk2', '晴川社區')]
})
afterAll(() => lobby.close())

const index = fc.nat({ max: things.length - 1 })
const quantity = fc.integer({ min: 1, max: 4 })
const act = fc.oneof(
  fc.record({ act: fc.constant('lend' as const), visitor: fc.nat({ max: 2 }), item: index, quantity }),
  fc.record({ act: fc.constant('back' as const), visitor: fc.nat({ max: 2 }), item: index, quantity }),
  fc.record({ act: fc.constant('lost' as const), visitor: fc.nat({ max: 2 }), item: index, quantity }),
  fc.record({ act: fc.constant('leave' as const), visitor: fc.nat({ max: 2 }), item: index, quantity }),
)

/** What the things say beside what their lines say; and whether history adds up to the lines. */
async function books() {
  const { rows } = await lobby.owner.query(
    `select t.display_id, t.stock, t.lent, coalesce(sum(n.quantity - n.returned - n.lost), 0)::int as out,
       coalesce(sum(n.lost), 0)::int as lost, coalesce(sum(n.returned), 0)::int as returned,
       (select coalesce(sum(r.quantity) filter (where not is_lost), 0)::int from visitor_loan_return r
         where r.community_id = t.community_id and r.lendable_id = t.id) as came_back,
       (select coalesce(sum(r.quantity) filter (where is_lost), 0)::int from visitor_loan_return r
         where r.community_id = t.community_id and r.lendable_id = t.id) as given_up
     from lendable t left join visitor_loan_line n on n.community_id = t.community_id and n.lendable_id = t.id
     where t.community_id = $1 group by t.community_id, t.id order by 1`,
    [here],
  )
  return rows
}

describe('the stock of lent things', () => {
  it('is right whatever desks lend, take back, lose and release at the same time', async () => {
    const begin = new Map((await books()).map((row) => [row.display_id, row.stock + row.lost]))
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        const visitors = await Promise.all([0, 1, 2].map(() => came(desks[0] as Desk)))
        const loansOf = async (id: string) =>
          (await lobby.owner.query('select id from visitor_loan where visitor_id = $1', [id])).rows
        const answers = await Promise.all(
          acts.map(async ({ act, visitor, item, quantity }, n) => {
            const desk = desks[n % 2] as Desk
            const id: string = visitors[visitor].Id
            const AssetId = things[item] ?? ''
            if (act === 'lend')
              return desk.post(`/api/v1/Guest/${id}/Loan`, { Assets: [{ AssetId, Quantity: quantity }] })
            if (act === 'leave') return leaveWith(desk, id, { IsMissingAccepted: true })
            const [loan] = await loansOf(id)
            if (!loan) return { status: 404 }
            return act === 'back'
              ? desk.post(`/KingNetApiMvc/asset_loans/${loan.id}`, {
                  returnHistories: [{ assetId: AssetId, quantity }],
                })
              : desk.post(`/api/v1/Guest/Loan/${loan.id}/Lost`, { Assets: [{ AssetId, Quantity: quantity }] })
          }),
        )
        // Every refusal is a sentence, never a fault of ours.
        expect(answers.filter((answer) => answer.status >= 500)).toEqual([])
        for (const row of await books()) {
          expect([row.display_id, row.lent]).toEqual([row.display_id, row.out])
          expect(row.lent).toBeLessThanOrEqual(row.stock)
          expect(row.lent).toBeGreaterThanOrEqual(0)
          expect([row.display_id, row.stock + row.lost]).toEqual([row.display_id, begin.get(row.display_id)])
          expect([row.returned, row.lost]).toEqual([row.came_back, row.given_up])
        }
      }),
      { numRuns: 15 },
    )
  }, 120_000)

  it('cannot be written wrong by any other way into the tables either', async () => {
    const wrong = (text: string) =>
      expect(lobby.owner.query(text), text).rejects.toThrow(/lendable_stock|visitor_loan_line_returned/)
    await wrong('update visitor_loan_line set returned = quantity + 1')
    await wrong('update lendable set stock = lent - 1 where lent > 0')
    await wrong('update visitor_loan_line set quantity = 900 where quantity > returned + lost')
  })
})

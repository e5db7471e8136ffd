import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../setup/desk.ts'
import { type FeeWorld, paid, startFees } from '../setup/fee-world.ts'

let world: FeeWorld
beforeAll(async () => {
  world = await startFees()
})
afterAll(() => world.lobby.close())

const code = ({ body }: Answer) => body.ErrorMessage?.Code

describe('money of a household', () => {
  it('that is taken again under the same id for other bills or another household is refused, and never said to be taken', async () => {
    const [home, other] = [world.home(), world.home()]
    const [bill, next, theirs] = [
      await world.bill(home, 800),
      await world.bill(home, 800),
      await world.bill(other, 800),
    ]
    const first = paid(home, [[bill, 800]])
    const { PaymentId } = first
    expect((await world.desk.post('/api/v1/Payment', first)).status).toBe(200)
    for (const another of [
      paid(home, [[next, 800]], { PaymentId }),
      paid(other, [[theirs, 800]], { PaymentId }),
      paid(home, [], { PaymentId, Ahead: 800 }),
    ])
      expect(code(await world.desk.post('/api/v1/Payment', another))).toBe(409_21_501)
    expect((await world.desk.post('/api/v1/Payment', first)).body.Data.Writeoffs).toHaveLength(1)
    expect([await world.stateOf(next.billId), await world.stateOf(theirs.billId)]).toEqual([
      ['unpaid', 0],
      ['unpaid', 0],
    ])
  })
})

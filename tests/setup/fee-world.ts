import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from './desk.ts'
import { type Lobby, startLobby } from './lobby.ts'
import { sampleBill } from './sample-bills.ts'

export const qingchuanId = castId('community', '晴川社區')

export type SampleBill = Awaited<ReturnType<typeof sampleBill>>

/** The product with people who take money, and households that owe nothing yet. */
export interface FeeWorld {
  lobby: Lobby
  manager: Desk
  desk: Desk
  /** A household that nobody else of the test has. */
  home(): string
  bill(householdId: string, total: number, dueOn?: string): Promise<SampleBill>
  stateOf(billId: string): Promise<[string, number]>
  aheadOf(householdId: string): Promise<number>
}

/** Starts the product for a test of fees. */
export async function startFees(settings: { run?: string } = {}): Promise<FeeWorld> {
  const lobby = await startLobby(settings)
  const [manager, desk] = [await lobby.as('auth_0912345678', '晴川社區'), await lobby.as('desk1')]
  const { rows } = await lobby.owner.query(
    `select id from household h where community_id = $1 and closed_at is null and not is_virtual
       and not exists (select from prepayment_balance b where b.household_id = h.id and balance > 0)
       and not exists (select from bill b where b.household_id = h.id and b.issued_at is not null and b.settled_at is null
         and b.voided_at is null)
     order by label limit 60`,
    [qingchuanId],
  )
  return {
    lobby,
    manager,
    desk,
    home() {
      const id: unknown = rows.pop()?.id
      if (typeof id !== 'string') throw new Error('no household is left')
      return id
    },
    bill: (householdId, total, dueOn) =>
      sampleBill(lobby.owner, { communityId: qingchuanId, householdId, total, ...(dueOn ? { dueOn } : {}) }),
    async stateOf(billId) {
      const found = await lobby.owner.query('select state, paid::int from bill where id = $1', [billId])
      return [found.rows[0].state, found.rows[0].paid]
    },
    async aheadOf(householdId) {
      const found = await lobby.owner.query(
        'select balance::int from prepayment_balance where household_id = $1',
        [householdId],
      )
      return found.rows[0]?.balance ?? 0
    },
  }
}

/** What a desk sends to take money of a household: whole for bills, and ahead. */
export function paid(
  householdId: string,
  bills: readonly (readonly [{ billId: string }, number])[],
  changes: Record<string, unknown> = {},
) {
  const Bills = bills.map(([{ billId }, Amount]) => ({ BillId: billId, Amount }))
  const Amount = Bills.reduce((sum, part) => sum + part.Amount, Number(changes.Ahead ?? 0))
  const Day = dayOf(new Date())
  return { PaymentId: newId(), TabletId: householdId, Bills, Amount, Channel: 'cash', Day, ...changes }
}

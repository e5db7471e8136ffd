import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declared } from '#apps/server/modules.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type FeeWorld, paid, startFees } from '#tests/setup/fee-world.ts'

let world: FeeWorld
let treasurer: Desk
beforeAll(async () => {
  world = await startFees()
  treasurer = await world.lobby.as('treasurer1')
})
afterAll(() => world.lobby.close())

describe('a treasurer (財務)', () => {
  it('has of money all that a manager has, and of what two people do the first half alone', async () => {
    const { body } = await treasurer.get('/api/v1/Account/Me')
    expect(body.Data.Role).toBe('treasurer')
    const held = new Set<string>(body.Data.Permissions)
    const ofMoney = /^(ledger|vouchers|prepayments|feeItems|collecting|bill|payments|bankFiles|fee|arrears)/
    const missing = Object.entries(declared.permissions)
      .filter(([name, roles]) => ofMoney.test(name) && roles.includes('manager') && !held.has(name))
      .map(([name]) => name)
    expect(missing).toEqual(['payments.approve'])
    expect(held.has('collecting.approve')).toBe(false)
  })

  it('takes money, asks for a refund, and finds it waiting in the header; approves it only where an admin gave that', async () => {
    const counters = async () => [
      (await treasurer.get('/api/v1/BankFile/Unmatched/Count')).body.Data.Count,
      (await treasurer.get('/api/v1/Arrears/Count')).body.Data.Count,
      (await treasurer.get('/api/v1/Payment/Refund/Count')).body.Data.Count,
    ]
    const before = await counters()
    const home = world.home()
    expect((await treasurer.post('/api/v1/Payment', paid(home, [], { Ahead: 900 }))).status).toBe(200)
    const RefundId = newId()
    const asked = { RefundId, TabletId: home, Amount: 400, Way: 'cash', Payee: '王小明', Reason: '搬離' }
    expect((await world.manager.post('/api/v1/Payment/Refund', asked)).status).toBe(200)
    await world.bill(world.home(), 3120, '2026-01-15')
    expect(await counters()).toEqual([before[0], before[1] + 1, before[2] + 1])
    const approve = () => treasurer.post(`/api/v1/Payment/Refund/${RefundId}/Approve`)
    expect((await approve()).status).toBe(403)
    const Changes = [{ Role: 'treasurer', Permission: 'payments.approve', Allowed: true, Seen: false }]
    expect((await world.manager.put('/api/v1/Account/Permission', { Changes })).status).toBe(200)
    await expect.poll(async () => (await approve()).status, { timeout: 20_000 }).toBe(200)
    expect((await treasurer.get('/api/v1/Payment/Refund/Count')).body.Data.Count).toBe(before[2])
  })

  it('counts as overdue in the header the households of the first page', async () => {
    const { body } = await treasurer.get('/api/v1/ManagementControl')
    const { Count } = (await treasurer.get('/api/v1/Arrears/Count')).body.Data
    expect(Count).toBe(body.Data.Overdue.Count)
  })

  it('sees households, and nothing of parcels, visitors, cards, members and the audit', async () => {
    expect((await treasurer.get('/api/v1/CommunityTablet/Search', { Text: 'A' })).status).toBe(200)
    for (const path of [
      '/api/v1/Postal/Waiting',
      '/api/v1/Postal/Unclaimed-Postal/Count',
      '/api/v1/ShiftChange/Now',
      '/api/v1/Account/Member',
      '/api/v1/Audit',
    ])
      expect([path, (await treasurer.get(path)).status]).toEqual([path, 403])
    const held = (await treasurer.get('/api/v1/Account/Me')).body.Data.Permissions as string[]
    const others =
      /^(packages|packageRecords|packageSettings|deposits|returns|shiftChanges|visitor|activation|members|audit)/
    expect(held.filter((name) => others.test(name))).toEqual([])
    expect(held.filter((name) => /unmask|phoneNumbers/i.test(name))).toEqual([])
  })
})

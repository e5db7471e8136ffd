import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { billOf, monthDays, runOf, runsPath } from '#tests/setup/billing.ts'
import { type FeeWorld, qingchuanId, startFees } from '#tests/setup/fee-world.ts'

const today = dayOf(new Date())
let world: FeeWorld
beforeAll(async () => {
  world = await startFees()
})
afterAll(() => world.lobby.close())

const summary = async () => (await world.manager.get('/api/v1/ManagementControl')).body.Data
const checks = async (): Promise<Record<string, { Count: number; Amount: number }>> =>
  Object.fromEntries(
    (await summary()).Closing.Checks.map((check: { Name: string; Count: number; Amount: number }) => [
      check.Name,
      check,
    ]),
  )

describe('the treasurer’s first page', () => {
  it('says of the month that is closed next what stands in the way: cash, money that waits, refunds, drafts', async () => {
    const { LastDay } = (await summary()).Closing
    const before = await checks()
    expect(Object.keys(before)).toEqual(['month', 'unmatched', 'payouts', 'cash', 'refunds', 'drafts'])
    const bill = await world.bill(world.home(), 900)
    const of = `/api/v1/BillBulk/${bill.runId}/Bill/${bill.billId}/Writeoff`
    const take = (Amount: number, Channel: string, Day: string) =>
      world.desk.post(`${of}/Manual`, { PaymentId: newId(), Amount, Channel, Day })
    await take(300, 'cash', today)
    const { body } = await take(600, 'remittance', LastDay < today ? LastDay : today)
    const taken = await checks()
    expect(taken.cash?.Amount).toBe((before.cash?.Amount ?? 0) + 300)
    const [{ WriteoffId }] = body.Data.Writeoffs
    await world.manager.post(`/api/v1/Payment/Writeoff/${WriteoffId}/Undo`, { Reason: '試' })
    const undone = await checks()
    expect(undone.unmatched).toMatchObject({
      Count: (before.unmatched?.Count ?? 0) + 1,
      Amount: (before.unmatched?.Amount ?? 0) + 600,
    })
  })

  it('says what the next weeks bring, the nearest first: a run that falls due, a draft that begins', async () => {
    const home = world.home()
    const dated = monthDays(1)
    const draft = runOf({ ...dated, Bills: [billOf(home, 1200)] })
    expect((await world.manager.post(runsPath, draft)).status).toBe(200)
    const coming = (await summary()).Coming
    const days = coming.map(({ Day }: { Day: string }) => Day)
    expect(days).toEqual(days.toSorted())
    expect(coming).toContainEqual(
      expect.objectContaining({
        Kind: 'draft',
        BillBulkId: draft.BillBulkId,
        Day: dated.StartDate,
        Count: 1,
        Amount: 1200,
      }),
    )
  })

  it('says whether a community has households, rates, an account and runs, which it begins with', async () => {
    const { Setup } = await summary()
    expect(Object.keys(Setup)).toEqual(['Homes', 'Rates', 'Accounts', 'Runs'])
    expect(Setup.Runs).toBeGreaterThan(0)
  })

  it('is not for the desk', async () => {
    expect((await world.desk.get('/api/v1/ManagementControl')).status).toBe(403)
  })
})

it('a community with fees and without the cash book closes its months and takes its journal out', async () => {
  const { owner } = world.lobby
  await owner.query('delete from community_service where service_id = 7 and community_id = $1', [qingchuanId])
  // Services are kept in memory for a while.
  await world.lobby.restart()
  expect((await world.manager.get('/api/v1/CashManagement/Vouchers')).status).not.toBe(200)
  const { Month } = (await summary()).Closing
  const month = await world.manager.get('/api/v1/CashManagement/Month', { Month })
  expect(month.body.Data.Month).toBe(Month)
  const journal = await world.manager.get('/api/v1/CashManagement/Journal')
  expect(journal.status).toBe(200)
  expect((await world.manager.post('/api/v1/CashManagement/Month/Close', { Month: '2020-01' })).status).toBe(
    200,
  )
})

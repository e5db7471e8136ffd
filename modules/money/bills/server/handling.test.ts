import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { billOf, billsOf, runOf, runsPath, setRun, someHomes } from '#tests/setup/billing.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { paid } from '#tests/setup/fee-world.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const daysAgo = (n: number) => dayOf(new Date(Date.now() - n * 86_400_000))
let lobby: Lobby
let manager: Desk
let homes: string[]
let run: string
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  homes = await someHomes(lobby, 4)
  const [asked, waiting, part, fresh] = homes.map((id) => billOf(id, 1000))
  const draft = runOf({
    Cycle: 'once',
    StartDate: daysAgo(60),
    EndDate: daysAgo(30),
    DueDate: daysAgo(40),
    BarcodeExpire: daysAgo(-60),
    Bills: [asked, waiting, { ...part, PayerType: 'renter' }, fresh],
  })
  await manager.post(runsPath, draft)
  expect((await setRun(manager, draft.BillBulkId, 'issued')).status).toBe(200)
  run = draft.BillBulkId
})
afterAll(() => lobby.close())

const home = (nth: number) => homes[nth] ?? ''
const of = (rows: Answer['body'][], nth: number) => rows.find(({ TabletId }) => TabletId === home(nth))
const shown = async (more: Record<string, unknown>) =>
  (await billsOf(manager, run, more)).map(({ TabletId }) => homes.indexOf(TabletId)).toSorted()

it('a bill says what is under way beside it: money that waits, dunning that asked for it, whether somebody was told', async () => {
  const rows = await billsOf(manager, run)
  expect(of(rows, 3).Handling).toEqual({ Waiting: 0, LastStep: null, StepCount: 0, Notice: 'none' })
  // The desk took money and took its write-off back: it waits.
  const bill = { billId: of(rows, 1).BillId }
  const taken = await manager.post('/api/v1/Payment', paid(home(1), [[bill, 300]], { Channel: 'remittance' }))
  const [{ WriteoffId }] = taken.body.Data.Writeoffs
  expect((await manager.post(`/api/v1/Payment/Writeoff/${WriteoffId}/Undo`, { Reason: '試' })).status).toBe(
    200,
  )
  const part = { billId: of(rows, 2).BillId }
  await manager.post('/api/v1/Payment', paid(home(2), [[part, 400]]))
  const demand = { BatchId: newId(), DebtIds: [home(0)], Step: 'reminder', Channel: 'phone' }
  const asked = { ...demand, Day: daysAgo(0), TermOn: daysAgo(-7) }
  expect((await manager.post('/api/v1/Arrears/Demands', asked)).body.Data.Demands).toHaveLength(1)
  await manager.post('/api/v1/Bill/Notification/Again', { BillIds: [of(rows, 3).BillId] })
  const now = await billsOf(manager, run)
  expect(of(now, 0).Handling).toMatchObject({ LastStep: 'reminder', StepCount: 1, Waiting: 0 })
  expect(of(now, 1).Handling).toMatchObject({ Waiting: 1, StepCount: 0 })
  expect(of(now, 3).Handling).toMatchObject({ Notice: 'waiting' })
})

it('bills are narrowed by who pays, by notices and by what is owed; nobody is dunned whose money waits', async () => {
  expect(await shown({ PayerType: 'renter' })).toEqual([2])
  expect(await shown({ Notice: 'none' })).toEqual([0, 1, 2])
  expect(await shown({ Owing: 'over30' })).toEqual([0, 1, 2, 3])
  expect(await shown({ Owing: 'upTo30' })).toEqual([])
  expect(await shown({ Owing: 'part' })).toEqual([2])
  expect(await shown({ Owing: 'waits' })).toEqual([1])
  const { body } = await manager.get(`${runsPath}/${run}`)
  expect(body.Data).toMatchObject({ OverdueCount: 4, DunHomes: 3, WaitingHomes: 1 })
  const debts = (await manager.get('/api/v1/Arrears')).body.Data
  const theirs = debts.filter(({ BillBulkIds }: { BillBulkIds: string[] }) => BillBulkIds.includes(run))
  expect(theirs).toHaveLength(4)
})

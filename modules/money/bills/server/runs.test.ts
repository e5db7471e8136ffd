import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import {
  billOf,
  billPath,
  billsOf,
  contradictions,
  issuedRun,
  monthDays,
  payAhead,
  runOf,
  runsPath,
  setRun,
  someHomes,
} from '#tests/setup/billing.ts'

let lobby: Lobby
let manager: Desk
let homes: string[]
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  homes = await someHomes(lobby, 12)
})
afterAll(() => lobby.close())
afterEach(async () => expect(await contradictions(lobby)).toEqual([]))

const home = (nth: number) => homes[nth] ?? ''
const codeOf = ({ body }: Pick<Answer, 'body'>) => body.ErrorMessage?.Code

describe('a billing run', () => {
  it('is drafted, issued and booked, each bill with a number of its month', async () => {
    const run = runOf({ Bills: [billOf(home(0), 2938, 500, 100), billOf(home(1), 3120)] })
    const made = await manager.post(runsPath, run)
    expect([made.status, made.body.Data]).toMatchObject([
      200,
      { Status: 'draft', BillCount: 2, Total: 6658, PaidTotal: 0, AddedBy: '沈韻如' },
    ])
    const { body } = await setRun(manager, run.BillBulkId, 'issued')
    expect(body.Data).toMatchObject({ Status: 'issued', IssuedBy: '沈韻如', Total: 6658 })
    const bills = await billsOf(manager, run.BillBulkId)
    const [year, month] = String(run.StartDate).split('-')
    const prefix = `${Number(year) - 1911}${month}-`
    expect(bills.map(({ Number: number }) => number.startsWith(prefix))).toEqual([true, true])
    expect(bills.map(({ Left }) => Left).sort()).toEqual([3120, 3538])
    const bill = await manager.get(billPath(bills[0]))
    expect(bill.body.Data.History).toMatchObject([{ Act: 'issued', By: '沈韻如' }])
    const { rows } = await lobby.owner.query(
      "select number, sum(amount)::int as sum from ledger_line l join ledger_entry e on e.id = l.entry_id where e.kind = 'bill' and e.source_id = any($1) group by number order by number",
      [bills.map(({ BillId }) => BillId)],
    )
    expect(rows).toEqual([
      { number: 1201, sum: 6658 },
      { number: 4101, sum: -6658 },
    ])
    const listed = await manager.get(runsPath)
    expect(listed.body.Data.map((row: Answer['body']) => row.BillBulkId)).toContain(run.BillBulkId)
    expect(listed.body.Years).toContain(Number(year))
    const basic = await manager.get(`${runsPath}/Basic`)
    expect(basic.body.Data.length).toBeGreaterThan(0)
    const ofHome = await manager.get(`${runsPath}/Tablet/${home(0)}`)
    expect(ofHome.body.Data).toMatchObject([{ BillBulkId: run.BillBulkId, Total: 3538 }])
  })

  it('is the same again with the same id; with other content it is refused', async () => {
    const run = runOf({ Bills: [billOf(home(2), 10)] })
    const answers = await Promise.all([1, 2, 3].map(() => manager.post(runsPath, run)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await billsOf(manager, run.BillBulkId)).toHaveLength(1)
    expect(codeOf(await manager.post(runsPath, { ...run, Name: '別的' }))).toBe(409_21_401)
    const other = { ...run, Bills: [billOf(home(2), 20)] }
    expect(codeOf(await manager.post(runsPath, other))).toBe(409_21_401)
  })

  it('refuses to draft days from rates that the other provider drafted: nobody is billed twice', async () => {
    const rates = { FeeType: 'twice', ...monthDays(3) }
    const items = '/api/v1/Config/FeeItems'
    const FeeItemId = newId()
    const item = {
      FeeItemId,
      FeeType: 'twice',
      Name: '管理費',
      Kind: 'household',
      Unit: 'each',
      AccountNumber: 4101,
    }
    expect((await manager.post(items, item)).status).toBe(200)
    await manager.post(`${items}/${FeeItemId}/Rates`, {
      FeeRateId: newId(),
      FromDay: '2024-01-01',
      Amount: 100,
    })
    const both = await Promise.all(
      (['general', 'kgi'] as const).map((Provider) =>
        manager.post(`${runsPath}?Provider=${Provider}`, runOf(rates)),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.map(codeOf).filter(Boolean)).toEqual([409_21_427])
  })

  it('adds the same bill once, and refuses another under its id', async () => {
    const run = runOf({ Bills: [billOf(home(4), 10)] })
    await manager.post(runsPath, run)
    const path = `${runsPath}/${run.BillBulkId}/Bill`
    const bill = { ...billOf(home(5), 20, 30), BillId: newId() }
    const add = (one: object) => manager.post(path, { Bills: [one] })
    expect((await add(bill)).body.Data).toMatchObject([{ Total: 50 }])
    expect((await add(bill)).body.Data).toMatchObject([{ BillId: bill.BillId, Total: 50 }])
    expect(codeOf(await add({ ...billOf(home(5), 20, 31), BillId: bill.BillId }))).toBe(409_21_426)
    expect(codeOf(await add({ ...billOf(home(6), 20, 30), BillId: bill.BillId }))).toBe(409_21_426)
    expect(await billsOf(manager, run.BillBulkId)).toHaveLength(2)
  })

  it('has numbers of five digits before ROC 100 as well, and no days before ROC 1', async () => {
    const days = {
      StartDate: '2010-03-01',
      EndDate: '2010-03-31',
      DueDate: '2010-03-15',
      BarcodeExpire: '2010-04-30',
    }
    const run = runOf({ Bills: [billOf(home(3), 10)], ...days })
    expect((await manager.post(runsPath, run)).status).toBe(200)
    const [bill] = await billsOf(manager, run.BillBulkId)
    expect(bill.Number).toMatch(/^09903-\d{4}$/)
    const ancient = Object.fromEntries(Object.entries(days).map(([name, day]) => [name, `19${day.slice(2)}`]))
    expect(codeOf(await manager.post(runsPath, runOf({ Bills: [billOf(home(3), 10)], ...ancient })))).toBe(
      400_21_402,
    )
  })

  it('says 400005 when the period is not the cycle’s (R285)', async () => {
    const wrong = await manager.post(runsPath, runOf({ Cycle: 'twoMonths', Bills: [billOf(home(0), 1)] }))
    expect([wrong.status, wrong.body.ErrorMessage]).toEqual([
      400,
      { Code: 400005, Description: '目前收費模式與期別設定不符，請建立新的期別。' },
    ])
  })

  const days = monthDays()
  it.each([
    ['the end before the start (R310)', { StartDate: days.EndDate, EndDate: days.StartDate }],
    ['barcodes that end before it does (R311)', { BarcodeExpire: days.DueDate }],
    ['over a year (R312)', { Cycle: 'once', BarcodeExpire: monthDays(13).EndDate }],
    ['payment before it starts', { DueDate: monthDays(-1).DueDate }],
  ])('refuses %s', async (_, changes) => {
    expect(codeOf(await manager.post(runsPath, runOf({ Bills: [billOf(home(0), 1)], ...changes })))).toBe(
      400_21_402,
    )
  })

  it.each([-100_000, 200_001, 1.5, '12'])('refuses %o as an amount (R283, R306, R307)', async (amount) => {
    const answer = await manager.post(runsPath, runOf({ Bills: [billOf(home(0), amount as number)] }))
    expect(answer.status).toBe(400)
  })

  it('changes nothing when one household is unknown', async () => {
    const run = runOf({ Bills: [billOf(home(0), 1), billOf(newId(), 1)] })
    expect((await manager.post(runsPath, run)).status).toBe(404)
    expect((await manager.get(`${runsPath}/${run.BillBulkId}`)).status).toBe(404)
  })

  it('keeps KGI’s runs apart', async () => {
    const run = runOf({ Bills: [billOf(home(0), 5)] })
    await manager.post(`${runsPath}?Provider=kgi`, run)
    const kgi = await manager.get(runsPath, { Provider: 'kgi' })
    expect(kgi.body.Data).toMatchObject([{ BillBulkId: run.BillBulkId, Provider: 'kgi' }])
    expect((await manager.get(`${runsPath}/${run.BillBulkId}`, { Provider: 'general' })).status).toBe(404)
    const general = await manager.get(runsPath)
    expect(general.body.Data.map((row: Answer['body']) => row.BillBulkId)).not.toContain(run.BillBulkId)
  })

  it('is not issued with a sum below zero, or without a bill', async () => {
    const run = runOf({ Bills: [billOf(home(3), 100, -300)] })
    await manager.post(runsPath, run)
    expect(codeOf(await setRun(manager, run.BillBulkId, 'issued'))).toBe(409_21_407)
    const empty = runOf({ Bills: [] })
    await manager.post(runsPath, empty)
    expect(codeOf(await setRun(manager, empty.BillBulkId, 'issued'))).toBe(409_21_422)
  })

  it('settles a bill of nothing at once, and books nothing of it', async () => {
    const { bills } = await issuedRun(manager, [billOf(home(3), 300, -300)])
    expect(bills).toMatchObject([{ Status: 'settled', Total: 0 }])
  })

  it('is issued once, also by two at once', async () => {
    const run = runOf({ Bills: [billOf(home(4), 50)] })
    await manager.post(runsPath, run)
    const answers = await Promise.all([1, 2, 3].map(() => setRun(manager, run.BillBulkId, 'issued')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.map(codeOf).filter(Boolean)).toEqual([409_21_406, 409_21_406])
  })

  it('carries what is past its day into the next bill of the household, and offsets what was paid ahead', async () => {
    const old = await issuedRun(manager, [billOf(home(5), 3038)], monthDays(-2))
    await payAhead(lobby, home(5), 500)
    const next = await issuedRun(manager, [billOf(home(5), 3538)])
    expect(next.bills).toMatchObject([
      { Current: 3538, PreviousDue: 3038, Total: 6576, DepositOffset: 500, Left: 6076, Status: 'partlyPaid' },
    ])
    const [was] = await billsOf(manager, old.id)
    expect(was).toMatchObject({ Status: 'carried', Left: 0 })
    const run = await manager.get(`${runsPath}/${old.id}`)
    expect(run.body.Data).toMatchObject({ PaidTotal: 0, Carried: 3038, CarriedCount: 1 })
    expect(codeOf(await setRun(manager, old.id, 'withdrawn'))).toBe(409_21_408)
    // Withdrawn, the new one gives both back: what was paid ahead settles the old one instead.
    expect((await setRun(manager, next.id, 'withdrawn')).status).toBe(200)
    expect(await billsOf(manager, old.id)).toMatchObject([
      { Status: 'partlyPaid', DepositOffset: 500, Left: 2538 },
    ])
    const { rows } = await lobby.owner.query(
      'select balance from prepayment_balance where household_id = $1',
      [home(5)],
    )
    expect(rows).toEqual([{ balance: 0 }])
  })

  it('is withdrawn with a reason, once, and keeps its numbers', async () => {
    const { id, bills } = await issuedRun(manager, [billOf(home(6), 70)])
    expect(codeOf(await setRun(manager, id, 'withdrawn', { Reason: '' }))).toBe(400_21_420)
    const answers = await Promise.all([1, 2].map(() => setRun(manager, id, 'withdrawn')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await billsOf(manager, id, { Show: 'voided' })).toMatchObject([
      { Number: bills[0].Number, Status: 'voided' },
    ])
    expect(codeOf(await setRun(manager, id, 'issued'))).toBe(409_21_405)
  })

  it('goes back to no draft, and a draft needs no reason to go', async () => {
    const { id } = await issuedRun(manager, [billOf(home(6), 70)])
    expect(codeOf(await setRun(manager, id, 'draft'))).toBe(409_21_414)
    const draft = runOf({ Bills: [billOf(home(6), 70)] })
    await manager.post(runsPath, draft)
    expect((await manager.delete(`${runsPath}/${draft.BillBulkId}`)).status).toBe(200)
  })

  it('changes its days with those of its open bills, and says who was faster', async () => {
    const { id } = await issuedRun(manager, [billOf(home(7), 70)])
    const { Data: run } = (await manager.get(`${runsPath}/${id}`)).body
    const DueDate = String(run.EndDate)
    const changed = { ...monthDays(), Name: '新名稱', DueDate, Version: run.Version }
    expect((await manager.put(`${runsPath}/${id}`, changed)).body.Data).toMatchObject({
      Name: '新名稱',
      DueDate,
    })
    expect(await billsOf(manager, id)).toMatchObject([{ DueDate }])
    expect(codeOf(await manager.put(`${runsPath}/${id}`, changed))).toBe(409_21_413)
    const period = { ...changed, ...monthDays(1), Version: run.Version + 1 }
    expect(codeOf(await manager.put(`${runsPath}/${id}`, period))).toBe(409_21_404)
  })

  it('takes bills after it was issued, once each', async () => {
    const { id } = await issuedRun(manager, [billOf(home(7), 70)])
    const Bills = [{ BillId: newId(), ...billOf(home(8), 90) }]
    const answers = [
      await manager.post(`${runsPath}/${id}/Bill`, { Bills }),
      await manager.post(`${runsPath}/${id}/Bill`, { Bills }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.body.Data).toMatchObject([{ Status: 'unpaid', Total: 90 }])
    expect(await billsOf(manager, id)).toHaveLength(2)
  })

  it('is seen by the committee, changed by managers alone, and unknown at the desk', async () => {
    const [committee, desk] = [await lobby.as('committee1'), await lobby.as('desk1')]
    expect((await committee.get(runsPath)).status).toBe(200)
    expect((await committee.post(runsPath, runOf({ Bills: [] }))).status).toBe(403)
    expect((await desk.get(runsPath)).status).toBe(403)
  })
})

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import {
  billOf,
  billPath,
  billsOf,
  contradictions,
  issuedRun,
  payAhead,
  runOf,
  runsPath,
  setRun,
  someHomes,
} from '#tests/setup/billing.ts'
import { billWorkbook, excelPath, lookedAt } from '#tests/setup/bill-workbooks.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { signedInAs } from '#tests/setup/manager-accounts.ts'

const daysAgo = (n: number) => dayOf(new Date(Date.now() - n * 86_400_000))
const old = {
  Cycle: 'once',
  StartDate: daysAgo(200),
  EndDate: daysAgo(171),
  DueDate: daysAgo(180),
  BarcodeExpire: daysAgo(170),
}
let lobby: Lobby
let manager: Desk
let other: Desk
let homes: string[]
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  other = (await signedInAs(lobby, 'manager')).desk
  homes = await someHomes(lobby, 8)
})
afterAll(() => lobby.close())
afterEach(async () => expect(await contradictions(lobby)).toEqual([]))

const home = (nth: number) => homes[nth] ?? ''
const codeOf = ({ body }: Pick<Answer, 'body'>) => body.ErrorMessage?.Code
/** What an account holds; what is income is below zero. */
async function booked(condition: string): Promise<number> {
  const { rows } = await lobby.owner.query(
    `select coalesce(sum(amount), 0)::int as sum from ledger_line l join community c on c.id = l.community_id
     where c.name = '晴川社區' and ${condition}`,
  )
  return rows[0].sum
}

/** Issues an opening run as it is read just before. */
const issue = async (desk: Desk, id: string) => {
  const { Version } = (await desk.get(`${runsPath}/${id}`)).body.Data
  return setRun(desk, id, 'issued', { Version })
}

describe('what was owed and paid ahead before the books began', () => {
  it('is written down by one and issued by another, stands against the opening balance and is no income, and is as old as it was', async () => {
    const income = await booked('number between 4000 and 4999')
    const opening = await booked('number = 3101')
    const run = runOf({ ...old, Name: '期初', IsOpening: true })
    expect((await manager.post(runsPath, run)).body.Data).toMatchObject({ Source: 'opening', BillCount: 0 })
    const bills = [billOf(home(0), 4000), billOf(home(1), -1500)].map((bill) => ({
      BillId: newId(),
      ...bill,
    }))
    const added = await manager.post(`${runsPath}/${run.BillBulkId}/Bill`, { Bills: bills })
    expect(added.status).toBe(200)
    // Sent again it is the same, though its lines have another account than they were sent with.
    expect((await manager.post(`${runsPath}/${run.BillBulkId}/Bill`, { Bills: bills })).status).toBe(200)
    expect(codeOf(await issue(manager, run.BillBulkId))).toBe(409_21_428)
    expect((await issue(other, run.BillBulkId)).status).toBe(200)

    const [bill] = await billsOf(manager, run.BillBulkId)
    expect(bill).toMatchObject({ TabletId: home(0), Total: 4000, OverdueDays: 180 })
    const ahead = (await manager.get(`/api/v1/Prepayment/${home(1)}`)).body.Data
    expect(ahead).toMatchObject({ Balance: 1500, Lines: [{ Kind: 'opening', Note: '期初' }] })
    expect(await booked('number between 4000 and 4999')).toBe(income)
    expect((await booked('number = 3101')) - opening).toBe(-2500)
    const debts = (await manager.get('/api/v1/Arrears')).body.Data
    const debt = debts.find(({ TabletId }: { TabletId: string }) => TabletId === home(0))
    expect(debt).toMatchObject({ Overdue: 4000, Days: 180, Aging: { Older: 4000 } })
  })

  it('is withdrawn with what it opened as paid ahead, whole or one by one, but not where that is used', async () => {
    const opening = await booked('number = 3101')
    const run = runOf({ ...old, Name: '期初錯', IsOpening: true })
    const ids = [newId(), newId()]
    const bills = [billOf(home(2), 4000), billOf(home(2), -600), billOf(home(3), -1500)]
    await manager.post(runsPath, run)
    const Bills = bills.map((bill, nth) => ({ BillId: ids[nth - 1] ?? newId(), ...bill }))
    await manager.post(`${runsPath}/${run.BillBulkId}/Bill`, { Bills })
    expect((await issue(other, run.BillBulkId)).status).toBe(200)
    const one = `${runsPath}/${run.BillBulkId}/Bill/${ids[1]}?Reason=1`
    expect((await manager.send('DELETE', one, undefined)).status).toBe(200)
    expect((await manager.send('DELETE', one, undefined)).body.ErrorMessage.Code).toBe(409_21_410)
    expect((await manager.get(`/api/v1/Prepayment/${home(3)}`)).body.Data.Balance).toBe(0)
    const withdrawn = await manager.send('DELETE', `${runsPath}/${run.BillBulkId}?Reason=1`, undefined)
    expect(withdrawn.status).toBe(200)
    expect((await manager.get(`/api/v1/Prepayment/${home(2)}`)).body.Data.Balance).toBe(0)
    expect(await booked('number = 3101')).toBe(opening)

    const used = runOf({ ...old, Name: '期初用', IsOpening: true, Bills: [billOf(home(3), -900)] })
    await manager.post(runsPath, used)
    await issue(other, used.BillBulkId)
    const { id: later } = await issuedRun(manager, [billOf(home(3), 500)])
    const gone = () => manager.send('DELETE', `${runsPath}/${used.BillBulkId}?Reason=1`, undefined)
    expect(codeOf(await gone())).toBe(409_21_431)
    await manager.send('DELETE', `${runsPath}/${later}?Reason=1`, undefined)
    expect((await gone()).status).toBe(200)
  })

  it('is issued as the second person saw it: what its bills are changed to meanwhile is not', async () => {
    const run = runOf({ ...old, Name: '期初換', IsOpening: true, Bills: [billOf(home(2), -1500)] })
    const seen = (await manager.post(runsPath, run)).body.Data.Version
    const [bill] = await billsOf(manager, run.BillBulkId)
    const Items = [{ Name: '預收', Amount: -90_000 }]
    expect((await manager.put(billPath(bill), { Version: bill.Version, Items })).status).toBe(200)
    for (const said of [{ Version: seen }, {}])
      expect(codeOf(await setRun(other, run.BillBulkId, 'issued', said))).toBe(409_21_413)
  })

  it('stays as it was issued: nothing is corrected, added or moved in; what is wrong is voided', async () => {
    const run = runOf({ ...old, Name: '期初二', IsOpening: true, Bills: [billOf(home(2), 700)] })
    await manager.post(runsPath, run)
    await issue(other, run.BillBulkId)
    const [bill] = await billsOf(manager, run.BillBulkId)
    const line = { Name: '管理費', Amount: 9000 }
    const corrected = manager.put(billPath(bill), { Version: bill.Version, Items: [line], Reason: '改' })
    expect(codeOf(await corrected)).toBe(409_21_430)
    const more = { Bills: [{ BillId: newId(), ...billOf(home(3), 5) }] }
    expect(codeOf(await manager.post(`${runsPath}/${run.BillBulkId}/Bill`, more))).toBe(409_21_430)
    const { bills } = await issuedRun(manager, [billOf(home(3), 100)])
    const moved = manager.put(`${billPath(bills[0])}/Move/${run.BillBulkId}`, {})
    expect(codeOf(await moved)).toBe(409_21_429)
    expect((await manager.send('DELETE', `${billPath(bill)}?Reason=1`, undefined)).status).toBe(200)
    expect((await manager.get(billPath(bill))).body.Data.Status).toBe('voided')
  })

  it('comes by a workbook as well, and whoever took that in does not issue it', async () => {
    const { rows } = await lobby.owner.query<{ id: string; label: string }>(
      'select id, label from household where id = any($1)',
      [homes.slice(4, 6)],
    )
    const amounts = [2500, -900]
    const { ImportId } = await lookedAt(
      manager,
      await billWorkbook({
        items: ['前期欠款'],
        rows: rows.map(({ id, label }, nth) => {
          const amount = amounts[nth] ?? 0
          return [label, `H${id.slice(-8).toUpperCase()}`, '戶主', '所有權人', null, amount, amount]
        }),
      }),
    )
    const Run = { Name: '期初三', Cycle: 'month', DueDate: '2027-03-15', IsOpening: true }
    expect((await manager.post(`${excelPath}/${ImportId}/Confirm`, { Run })).status).toBe(200)
    expect(codeOf(await issue(manager, ImportId))).toBe(409_21_428)
    const income = await booked('number between 4000 and 4999')
    expect((await issue(other, ImportId)).status).toBe(200)
    expect(await booked('number between 4000 and 4999')).toBe(income)
    expect(await billsOf(manager, ImportId)).toMatchObject([{ Total: 2500 }])

    // The next workbook with that item is of income again.
    const [first] = rows
    const Rows = [[first?.label, `H${first?.id.slice(-8).toUpperCase()}`, '戶主', '所有權人', null, 700, 700]]
    const next = await lookedAt(manager, await billWorkbook({ items: ['前期欠款'], rows: Rows as never }))
    const later = { Run: { Name: '下一期', Cycle: 'month', DueDate: '2027-03-15' } }
    expect((await manager.post(`${excelPath}/${next.ImportId}/Confirm`, later)).status).toBe(200)
  })
})

it('what a household is said to owe next is what its bill then asks for, with earlier debts and what was paid ahead', async () => {
  const FeeType = 'trial-fee'
  const FeeItemId = newId()
  const items = '/api/v1/Config/FeeItems'
  const item = { FeeItemId, FeeType, Name: '試算費', Kind: 'household', Unit: 'each', AccountNumber: 4101 }
  expect((await manager.post(items, item)).status).toBe(200)
  await manager.post(`${items}/${FeeItemId}/Rates`, {
    FeeRateId: newId(),
    FromDay: '2026-01-01',
    Amount: 300_000,
  })
  const [late, ahead, both] = [home(5), home(6), home(7)]
  const past = { Cycle: 'once', StartDate: daysAgo(60), EndDate: daysAgo(30), DueDate: daysAgo(20) }
  await issuedRun(manager, [billOf(late, 800), billOf(both, 500)], { ...past, BarcodeExpire: daysAgo(-30) })
  await payAhead(lobby, ahead, 1200)
  await payAhead(lobby, both, 9000)
  const days = { StartDate: '2027-01-01', EndDate: '2027-01-31' }
  const told = new Map<string, Answer['body']>()
  for (const id of [late, ahead, both]) {
    const query = { FeeType, TabletId: id, StartsOn: days.StartDate, EndsOn: days.EndDate }
    told.set(id, (await manager.get(`${items}/Trial`, query)).body.Data)
  }
  expect(told.get(late)).toMatchObject({ Total: 3000, Arrears: [{ Amount: 800 }], AmountDue: 3800 })
  const run = runOf({ ...days, FeeType, DueDate: '2027-01-15', BarcodeExpire: '2027-02-28' })
  expect((await manager.post(runsPath, run)).status).toBe(200)
  const { rows: gaps } = await lobby.owner.query('select id from bill_gap where run_id = $1', [
    run.BillBulkId,
  ])
  const accepted = { GapIds: gaps.map(({ id }) => id), Reason: '試' }
  if (gaps.length) await manager.post(`${runsPath}/${run.BillBulkId}/Gaps`, accepted)
  expect((await setRun(manager, run.BillBulkId, 'issued')).status).toBe(200)
  for (const [id, trial] of told) {
    const [bill] = await billsOf(manager, run.BillBulkId, { TabletId: id })
    expect([id, bill.Left, bill.DepositOffset]).toEqual([id, trial.AmountDue, trial.DepositOffset])
  }
})

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import {
  billOf,
  billPath,
  contradictions,
  issuedRun,
  monthDays,
  payAhead,
  runOf,
  runsPath,
  setRun,
  billsOf,
} from '#tests/setup/billing.ts'
import { csvOf, importBank } from '#tests/setup/bank-samples.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { paid, qingchuanId } from '#tests/setup/fee-world.ts'
import {
  belongingsOf,
  type Made,
  madeHousehold,
  mergeInto,
  movedOf,
  movesIn,
  partOf,
  versionOf,
} from '#tests/setup/households.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { sampleBill } from '#tests/setup/sample-bills.ts'

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())
afterEach(async () => expect(await contradictions(lobby)).toEqual([]))

let nth = 0
const home = () => madeHousehold(manager, { building: '帳棟', unit: String(++nth) })
const issued = async (to: Made, amount: number, more: object = {}) =>
  (await issuedRun(manager, [{ ...billOf(to.id, amount), OwnerName: `${to.label} 屋主` }], { ...more }))
    .bills[0]
const shown = async (bill: { BillBulkId: string; BillId: string }) =>
  (await manager.get(billPath(bill))).body.Data
const take = (request: object) => manager.post('/api/v1/Payment', request)
const debtOf = async (id: string) => (await manager.get(`/api/v1/Arrears/Household/${id}`)).body.Data

describe('what households owe when they are merged', () => {
  it('goes over, open and past, with who pays; the receivable of each is what its bills ask for', async () => {
    const [a, b] = [await home(), await home()]
    const [old, open] = [await issued(a, 700, monthDays(-2)), await issued(a, 900)]
    expect((await take(paid(a.id, [[{ billId: open.BillId }, 250]]))).status).toBe(200)
    expect(partOf(await belongingsOf(manager, a.id), 'bills')).toHaveLength(1)
    const { body } = await mergeInto(manager, a, b)
    expect(movedOf(body.Data)).toMatchObject({ bills: 1 })
    expect(await shown(open)).toMatchObject({
      TabletId: b.id,
      OwnerName: `${a.label} 屋主`,
      Left: 1350,
      History: expect.arrayContaining([
        expect.objectContaining({
          Act: 'taken',
          Changes: [{ Field: 'household', Before: a.label, After: b.label }],
        }),
      ]),
    })
    expect(await shown(old)).toMatchObject({ TabletId: b.id, Status: 'carried' })
    expect(await debtOf(b.id)).toMatchObject({ Total: 1350 })
    expect((await take(paid(b.id, [[{ billId: open.BillId }, 1350]]))).status).toBe(200)
  })

  it('an account of a past bill leads to the household that took over', async () => {
    const [a, b] = [await home(), await home()]
    const code = '99128000000777'
    const { billId } = await sampleBill(lobby.owner, {
      communityId: qingchuanId,
      householdId: a.id,
      total: 800,
    })
    await lobby.owner.query(
      'insert into bill_code (community_id, code, bill_id) select community_id, $2, id from bill where id = $1',
      [billId, code],
    )
    await take(paid(a.id, [[{ billId }, 800]]))
    await mergeInto(manager, a, b)
    await importBank(manager, csvOf([code, 800]))
    const { body } = await manager.get('/api/v1/BankFile/Unmatched')
    const line = body.Data.Waiting.find(({ Code }: { Code: string }) => Code === code)
    expect(line).toMatchObject({ Class: 'duplicate', TabletNote: b.label })
  })

  it('what a bill of theirs was offset from comes back to the household that took over', async () => {
    const [a, b] = [await home(), await home()]
    await payAhead(lobby, a.id, 300)
    const bill = await issued(a, 500)
    expect(bill).toMatchObject({ DepositOffset: 300 })
    await mergeInto(manager, a, b)
    expect((await manager.delete(billPath(bill), { Reason: '重複' })).status).toBe(200)
    expect(await debtOf(b.id)).toMatchObject({ Total: 0, Prepaid: 300 })
  })

  it('steps of dunning go along, also of households that were dunned together', async () => {
    const homes = [await home(), await home(), await home()] as const
    const [a, b, c] = homes
    for (const one of homes) await issued(one, 600, monthDays(-2))
    const dun = (DebtIds: string[]) =>
      manager.post('/api/v1/Arrears/Demands', {
        BatchId: newId(),
        DebtIds,
        Step: 'reminder',
        Channel: 'message',
        Day: dayOf(new Date()),
        TermOn: dayOf(new Date()),
      })
    await dun([a.id, b.id])
    await dun([c.id])
    await mergeInto(manager, a, b)
    await mergeInto(manager, c, { ...b, rowVersion: await versionOf(manager, b.id) })
    // Each to whom it was made: of the two that were dunned together both letters stay.
    expect((await debtOf(b.id)).Demands).toHaveLength(3)
  })
})

describe('whose debts are when another one pays', () => {
  const choose = async (Debts: string) => {
    const path = '/api/v1/Config/CommunitySettings'
    const { Balance } = (await manager.get(path)).body.Data
    const { Version, Arrears, OffsetsPrepayments, DiffersPercent } = Balance
    const Sent = { Version, Arrears, OffsetsPrepayments, DiffersPercent, Debts }
    const saved = await manager.put(path, { Balance: Sent })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
  const afterMerger = async () => {
    const [a, b] = [await home(), await home()]
    const old = await issued(a, 700, monthDays(-2))
    await mergeInto(manager, a, b)
    const next = await issued(b, 400)
    return { old: await shown(old), next }
  }

  it('the unit’s: the next bill of the household carries them', async () => {
    const { old, next } = await afterMerger()
    expect([old.Status, next.Total]).toEqual(['carried', 1100])
  })

  it('the person’s: they stay on the bill of who was billed, and nobody else’s bill carries them', async () => {
    await choose('person')
    const { old, next } = await afterMerger()
    expect([old.Status, old.Left, next.Total]).toEqual(['unpaid', 700, 400])
    await choose('unit')
  })
})

describe('a household that owes', () => {
  it('is not closed: 409 with what is left', async () => {
    const a = await home()
    await issued(a, 100)
    const { status, body } = await manager.post(`/api/v1/Household/${a.id}/Close`, {
      RowVersion: await versionOf(manager, a.id),
      Reason: '改為公設',
    })
    expect([status, body.Message]).toEqual([409, expect.stringContaining('繳費單')])
  })

  it('keeps its bills when it is split', async () => {
    const a = await home()
    await movesIn(manager, a.id, { Name: '留下的人' })
    const gone = await movesIn(manager, a.id, { Name: '搬走的人' })
    const bill = await issued(a, 100)
    const place = { Tag: '帳棟', Floor: '1F', Unit: '拆', TabletNote: '帳棟-1F-拆' }
    const { status } = await manager.post(`/api/v1/Household/${a.id}/Split`, {
      ...place,
      NewId: newId(),
      ResidentIds: [gone],
      RowVersion: await versionOf(manager, a.id),
      Reason: '分家',
    })
    expect([status, (await shown(bill)).TabletId]).toEqual([200, a.id])
  })

  it('and is merged while its bill is a draft has it issued for the household that took over', async () => {
    const [a, b] = [await home(), await home()]
    const run = runOf({ Bills: [billOf(a.id, 450)] })
    await manager.post(runsPath, run)
    await mergeInto(manager, a, b)
    await setRun(manager, run.BillBulkId, 'issued')
    expect(await billsOf(manager, run.BillBulkId)).toMatchObject([{ TabletId: b.id, Left: 450 }])
  })
})

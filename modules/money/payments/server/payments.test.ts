import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { billOf, billPath, issuedRun, monthDays, setRun } from '#tests/setup/billing.ts'
import { contradictions } from '#tests/setup/fee-contradictions.ts'
import { type FeeWorld, paid, qingchuanId, startFees } from '#tests/setup/fee-world.ts'

const path = '/api/v1/Payment'

let world: FeeWorld
beforeAll(async () => {
  world = await startFees()
})
afterAll(() => world.lobby.close())

/** Amounts of the receipts of a bill that are not void. */
const receiptsOf = async (billId: string): Promise<number[]> => {
  const { rows } = await world.lobby.owner.query(
    `select r.amount::int from receipt r join payment_allocation a on a.id = r.allocation_id
     where a.bill_id = $1 and r.voided_at is null`,
    [billId],
  )
  return rows.map(({ amount }) => amount)
}

describe('money at the desk', () => {
  it('one sum pays several bills of a household, the rest is paid ahead, and each has a receipt with the next number', async () => {
    const at = world.home()
    const [first, second] = [await world.bill(at, 3000), await world.bill(at, 1200, '2026-12-31')]
    const { status, body } = await world.desk.post(
      path,
      paid(
        at,
        [
          [first, 3000],
          [second, 1200],
        ],
        { Ahead: 800 },
      ),
    )
    expect(status).toBe(200)
    expect(body.Data).toMatchObject({ Amount: 5000, Open: 0, Channel: 'cash' })
    expect(await world.stateOf(first.billId)).toEqual(['settled', 3000])
    expect(await world.stateOf(second.billId)).toEqual(['settled', 1200])
    expect(await world.aheadOf(at)).toBe(800)
    const numbers = body.Data.Writeoffs.map((row: { ReceiptNumber: string }) => row.ReceiptNumber)
    expect(numbers).toHaveLength(3)
    const nths = numbers
      .map((number: string) => Number(number.split('-')[1]))
      .sort((a: number, b: number) => a - b)
    expect(nths).toEqual([nths[0], nths[0] + 1, nths[0] + 2])
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })

  it('the desk finds what a household has to pay by household, bill number or any code that a bill ever had, without its balance', async () => {
    const at = world.home()
    const [later, sooner] = [await world.bill(at, 500, '2026-12-31'), await world.bill(at, 700)]
    const code = `9912${String(Date.now()).slice(-10)}`
    await world.lobby.owner.query('insert into bill_code (community_id, code, bill_id) values ($1, $2, $3)', [
      qingchuanId,
      code,
      later.billId,
    ])
    const byHousehold = await world.desk.get(`${path}/Open`, { TabletId: at })
    expect(byHousehold.body.Data.Bills.map((row: { BillId: string }) => row.BillId)).toEqual([
      sooner.billId,
      later.billId,
    ])
    expect(byHousehold.body.Data.Prepayment).toBeNull()
    for (const Code of [later.number, code, ` ${code.toLowerCase()} `]) {
      const { body } = await world.desk.get(`${path}/Open`, { Code })
      expect(body.Data).toMatchObject({ TabletId: at, BillId: later.billId, Said: '' })
    }
    expect((await world.desk.get(`${path}/Open`, { Code: '00000000000000' })).status).toBe(404)
    expect((await world.manager.get(`${path}/Open`, { TabletId: at })).body.Data.Prepayment).toBe(0)
    await world.desk.post(path, paid(at, [[later, 500]]))
    const after = await world.desk.get(`${path}/Open`, { Code: code })
    expect(after.body.Data.BillId).toBeNull()
    expect(after.body.Data.Said).toContain(`繳費單 ${later.number} 已於`)
  })

  it('the same payment sent again is the same; with other content it is refused', async () => {
    const at = world.home()
    const one = await world.bill(at, 1000)
    const payment = paid(at, [[one, 400]])
    const answers = await Promise.all([1, 2, 3].map(() => world.desk.post(path, payment)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await world.stateOf(one.billId)).toEqual(['partlyPaid', 400])
    const other = await world.desk.post(path, {
      ...payment,
      Amount: 500,
      Bills: [{ BillId: one.billId, Amount: 500 }],
    })
    expect(other.body.ErrorMessage.Code).toBe(409_21_501)
  })

  it('of 20 clerks who take one bill at once one wins, and each other hears what happened', async () => {
    const at = world.home()
    const one = await world.bill(at, 3000)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.desk.post(path, paid(at, [[one, 3000]]))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    expect(new Set(others.map(({ body }) => body.ErrorMessage.Code))).toEqual(new Set([409_21_502]))
    expect(others[0]?.body.ErrorMessage.Description).toMatch(
      /^繳費單 99912-\d{4} 已於 今天 \d\d:\d\d 由.+銷帳 NT\$3,000/,
    )
    expect(await world.stateOf(one.billId)).toEqual(['settled', 3000])
    expect(await receiptsOf(one.billId)).toEqual([3000])
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })

  it('of 20 clerks who each take a part of one bill at once as many win as make its amount, with a receipt each', async () => {
    const at = world.home()
    const one = await world.bill(at, 3000)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.desk.post(path, paid(at, [[one, 400]]))),
    )
    const said = answers.map(({ status, body }) => (status === 200 ? 200 : body.ErrorMessage.Code))
    expect(said.toSorted()).toEqual([...Array(7).fill(200), ...Array(13).fill(409_21_503)])
    expect(await world.stateOf(one.billId)).toEqual(['partlyPaid', 2800])
    expect(await receiptsOf(one.billId)).toEqual(Array(7).fill(400))
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })

  it.each([
    ['parts that do not add up', { Amount: 999 }, 400_21_512],
    ['a cheque without its number', { Channel: 'cheque' }, 400_21_514],
    ['a day to come', { Day: dayOf(new Date(Date.now() + 2 * 86_400_000)) }, 400_21_525],
    ['more than is left', { Amount: 1001, tooMuch: true }, 409_21_503],
  ])('refuses %s', async (_, changes, code) => {
    const at = world.home()
    const one = await world.bill(at, 1000)
    const { tooMuch, ...said } = changes as Record<string, unknown>
    const { body } = await world.desk.post(path, paid(at, [[one, tooMuch ? 1001 : 1000]], said))
    expect(body.ErrorMessage.Code).toBe(code)
    expect(await world.stateOf(one.billId)).toEqual(['unpaid', 0])
  })

  it.each([{ Amount: '3,000' }, { Amount: 1.5 }, { Amount: -3 }, { Amount: 0 }])(
    'takes an amount only as a whole number above zero (R283): %o',
    async (changes) => {
      expect((await world.desk.post(path, paid(world.home(), [], { Ahead: 10, ...changes }))).status).toBe(
        400,
      )
    },
  )

  it('takes no bill of another household, and nothing for a draft', async () => {
    const [at, elsewhere] = [world.home(), world.home()]
    const theirs = await world.bill(elsewhere, 900)
    const { body } = await world.desk.post(path, paid(at, [[theirs, 900]]))
    expect(body.ErrorMessage.Code).toBe(409_21_513)
    expect((await world.desk.post(path, paid(at, [[{ billId: newId() }, 900]]))).status).toBe(404)
  })
})

describe('taking back', () => {
  it('an allocation is undone by a line: the bill is open again, the receipt void with its number, the money open', async () => {
    const at = world.home()
    const [first, second] = [await world.bill(at, 3000), await world.bill(at, 2000)]
    const { body } = await world.desk.post(path, paid(at, [[first, 3000]], { Ahead: 500 }))
    const [writeoff] = body.Data.Writeoffs.filter((row: { BillId: string }) => row.BillId === first.billId)
    const undo = () =>
      world.manager.post(`${path}/Writeoff/${writeoff.WriteoffId}/Undo`, { Reason: '銷錯戶' })
    const both = await Promise.all([undo(), undo()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await world.stateOf(first.billId)).toEqual(['unpaid', 0])
    const { rows } = await world.lobby.owner.query(
      'select void_reason, number from receipt where allocation_id = $1',
      [writeoff.WriteoffId],
    )
    expect(rows[0]).toMatchObject({ void_reason: '銷錯戶' })
    const rest = await world.manager.post(`${path}/${body.Data.PaymentId}/Writeoff`, {
      Bills: [{ BillId: second.billId, Amount: 2000 }],
      TabletId: at,
      Ahead: 1000,
    })
    expect(rest.body.Data.Open).toBe(0)
    expect([await world.stateOf(second.billId), await world.aheadOf(at)]).toEqual([['settled', 2000], 1500])
    const more = await world.manager.post(`${path}/${body.Data.PaymentId}/Writeoff`, {
      TabletId: at,
      Ahead: 1,
    })
    expect(more.body.ErrorMessage.Code).toBe(409_21_506)
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })

  it('a payment is voided once and whole; its receipts are void', async () => {
    const at = world.home()
    const one = await world.bill(at, 3000)
    const { body } = await world.desk.post(path, paid(at, [[one, 3000]], { Ahead: 200 }))
    const act = () => world.manager.post(`${path}/${body.Data.PaymentId}/Void`, { Reason: '重複收款' })
    const both = await Promise.all([act(), act()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([await world.stateOf(one.billId), await world.aheadOf(at)]).toEqual([['unpaid', 0], 0])
    const { body: read } = await world.manager.get(`${path}/${body.Data.PaymentId}`)
    expect(read.Data).toMatchObject({ ReverseReason: '重複收款', ReversedBy: '沈韻如', Open: 3200 })
    expect(read.Data.Writeoffs.every((row: { UndoneAt: string | null }) => row.UndoneAt)).toBe(true)
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })

  it('more than anybody pays ahead at once is a slip of the finger, and nothing is booked', async () => {
    const at = world.home()
    const answer = await world.desk.post(path, paid(at, [], { Ahead: 2_000_001 }))
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining('預收款一次最多 NT$2,000,000'),
    ])
    expect(await world.aheadOf(at)).toBe(0)
    expect((await world.desk.post(path, paid(at, [], { Ahead: 2_000_000 }))).status).toBe(200)
  })

  it('what was paid ahead and is used already is not taken back', async () => {
    const at = world.home()
    const { body } = await world.desk.post(path, paid(at, [], { Ahead: 700 }))
    await world.lobby.owner.query(
      `with line as (insert into prepayment_line (community_id, id, household_id, kind, source_id, amount, balance, account_id, account_name)
         values ($1, gen_random_uuid(), $2, 'opening', $2, -100, 600, $2, '') returning 1)
       update prepayment_balance set balance = 600 where household_id = $2 and exists (select from line)`,
      [qingchuanId, at],
    )
    const { body: refused } = await world.manager.post(`${path}/${body.Data.PaymentId}/Void`, {
      Reason: '退',
    })
    expect(refused.ErrorMessage.Code).toBe(409_21_509)
    await world.lobby.owner.query(
      `with line as (insert into prepayment_line (community_id, id, household_id, kind, source_id, amount, balance, account_id, account_name)
         values ($1, gen_random_uuid(), $2, 'opening', $2, 100, 700, $2, '') returning 1)
       update prepayment_balance set balance = 700 where household_id = $2 and exists (select from line)`,
      [qingchuanId, at],
    )
  })

  it('what comes to be owed again of a bill whose rest went into a later one is asked for on its own bill, and is in no other', async () => {
    const at = world.home()
    const { id: oldRun, bills } = await issuedRun(world.manager, [billOf(at, 3000)], monthDays(-2))
    const old = { billId: bills[0].BillId }
    const cheque = paid(at, [[old, 1000]], { Channel: 'cheque', ChequeNumber: 'AB1234567' })
    expect((await world.desk.post(path, cheque)).status).toBe(200)
    const later = await issuedRun(world.manager, [billOf(at, 500)])
    expect(later.bills).toMatchObject([{ PreviousDue: 2000, Left: 2500 }])
    // The cheque bounces.
    expect((await world.manager.post(`${path}/${cheque.PaymentId}/Void`, { Reason: '跳票' })).status).toBe(
      200,
    )
    const open = async () => {
      const { body } = await world.desk.get(`${path}/Open`, { TabletId: at })
      return body.Data.Bills.map((row: { BillId: string; Left: number }) => [row.BillId, row.Left])
    }
    expect(await open()).toEqual([
      [old.billId, 1000],
      [later.bills[0].BillId, 2500],
    ])
    const run = await world.manager.get(`/api/v1/BillBulk/${oldRun}`)
    expect(run.body.Data).toMatchObject({ PaidTotal: 0, Carried: 2000, CarriedCount: 1 })
    const shown = await world.manager.get(billPath({ BillBulkId: oldRun, BillId: old.billId }))
    expect(shown.body.Data).toMatchObject({
      Status: 'partlyPaid',
      Left: 1000,
      CarriedTo: { BillId: later.bills[0].BillId },
    })
    // Part of it stands on the later bill still.
    const voided = await world.manager.put('/api/v1/Bills/voided', { BillIds: [old.billId], Reason: '開錯' })
    expect(voided.body.ErrorMessage.Code).toBe(409_21_411)
    expect((await setRun(world.manager, oldRun, 'withdrawn')).body.ErrorMessage.Code).toBe(409_21_408)
    expect((await world.desk.post(path, paid(at, [[old, 400]]))).status).toBe(200)
    expect((await setRun(world.manager, later.id, 'withdrawn')).status).toBe(200)
    expect(await open()).toEqual([[old.billId, 2600]])
    expect(await contradictions(world.lobby.owner)).toEqual([])
  })

  it('is for managers; the desk takes money and sees one household, the committee looks', async () => {
    const at = world.home()
    const { body } = await world.desk.post(path, paid(at, [], { Ahead: 10 }))
    const committee = await world.lobby.as('committee1')
    for (const who of [world.desk, committee])
      expect((await who.post(`${path}/${body.Data.PaymentId}/Void`, { Reason: '試' })).status).toBe(403)
    expect((await committee.post(path, paid(at, [], { Ahead: 10 }))).status).toBe(403)
    expect((await committee.get(`${path}/${body.Data.PaymentId}`)).status).toBe(200)
  })
})

describe('the drawer of the desk', () => {
  it('cash of fees is counted by two with the rest of the drawer, and stands in the list of a shift change', async () => {
    const totals = async () =>
      (await world.desk.get('/api/v1/CollectionPayment/Cash/Totals')).body.Data.Totals
    const before = await totals()
    const at = world.home()
    const bill = await world.bill(at, 705)
    await world.desk.post('/api/v1/Payment', paid(at, [[bill, 705]]))
    const after = await totals()
    expect([after.Expected - before.Expected, after.Others - before.Others]).toEqual([705, 705])
    const now = (await world.desk.get('/api/v1/ShiftChange/Now')).body.Data
    expect(now.Cash.Expected).toBe(after.Expected)
    expect(now.Items).toContainEqual(expect.objectContaining({ Section: 'feeCash', Money: after.Others }))
  })
})

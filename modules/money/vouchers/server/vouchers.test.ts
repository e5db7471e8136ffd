import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const path = '/api/v1/CashManagement/Vouchers'
const month = '/api/v1/CashManagement/Month'
const [pettyCash, bank, opening, income, repairs] = [1101, 1103, 3101, 4199, 5104]
const today = dayOf(new Date())
const thisMonth = today.slice(0, 7)
const written = (changes: Record<string, unknown> = {}) => ({
  VoucherId: newId(),
  Kind: 'expense',
  Day: today,
  MoneyNumber: bank,
  AgainstNumber: repairs,
  Amount: 1450,
  Party: '光明水電行',
  Note: '更換 B1 感應燈',
  ...changes,
})

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const add = (changes: Record<string, unknown> = {}) => manager.post(path, written(changes))
const leftOf = async (number: number) => {
  const { body } = await manager.get(month, { Month: thisMonth })
  return body.Data.Money.find((row: { Number: number }) => row.Number === number).Closing as number
}
/** What the database holds against itself: entries that do not sum to zero, numbers with gaps. */
const contradictions = async () => [
  ...(await lobby.owner.query('select entry_id from ledger_line group by entry_id having sum(amount) <> 0'))
    .rows,
  ...(
    await lobby.owner.query(
      'select year from voucher group by community_id, year having count(*) <> max(number)',
    )
  ).rows,
]

describe('the cash book (service 7)', () => {
  it('books what went out and came in, numbered by year, and says what is left', async () => {
    const before = await leftOf(bank)
    const out = await add()
    expect(out.status).toBe(200)
    expect(out.body.Data).toMatchObject({
      AgainstName: '修繕費',
      MoneyName: '銀行存款',
      Amount: 1450,
      AddedBy: '沈韻如',
    })
    const into = await add({ Kind: 'income', AgainstNumber: income, Amount: 300 })
    const [year, number] = out.body.Data.Number.split('-')
    expect(into.body.Data.Number).toBe(`${year}-${String(Number(number) + 1).padStart(4, '0')}`)
    expect(await leftOf(bank)).toBe(before - 1450 + 300)
    const found = await manager.get(path, { Text: out.body.Data.Number })
    expect(found.body.Data).toMatchObject([{ VoucherId: out.body.Data.VoucherId }])
    const { rows } = await lobby.owner.query(
      "select action from audit where target = 'voucher' and target_id = $1",
      [out.body.Data.VoucherId],
    )
    expect(rows).toEqual([{ action: 'vouchers.add' }])
  })

  it('keeps the photo of its document, uploaded by whoever writes it', async () => {
    const photo = await uploadBy(manager, 'voucher')
    const made = await add({ PhotoUrl: photo })
    expect(made.body.Data.PhotoUrl).toBe(photo)
    const theirs = await uploadBy(await lobby.as('desk1'), 'voucher')
    expect((await add({ PhotoUrl: theirs })).status).toBe(400)
  })

  it('moves money between accounts, and pays no cash that is not there', async () => {
    const [cash, atBank] = [await leftOf(pettyCash), await leftOf(bank)]
    expect((await add({ Kind: 'transfer', AgainstNumber: pettyCash, Amount: 700, Party: '' })).status).toBe(
      200,
    )
    expect([await leftOf(pettyCash), await leftOf(bank)]).toEqual([cash + 700, atBank - 700])
    const tooMuch = await add({ MoneyNumber: pettyCash, Amount: cash + 701 })
    expect([tooMuch.status, tooMuch.body.ErrorMessage.Code]).toEqual([409, 409_21_004])
    expect(await leftOf(pettyCash)).toBe(cash + 700)
  })

  it('is the same again with the same id; with other content it is refused', async () => {
    const voucher = written()
    const before = await leftOf(bank)
    const answers = await Promise.all([1, 2, 3].map(() => manager.post(path, voucher)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.Data.Number)).size).toBe(1)
    expect(await leftOf(bank)).toBe(before - 1450)
    const other = await manager.post(path, { ...voucher, Amount: 1451 })
    expect(other.body.ErrorMessage.Code).toBe(409_21_001)
  })

  it.each([
    ['a category of the other side', { AgainstNumber: income }, 400_21_002],
    ['an account that is no money', { MoneyNumber: 1201 }, 400_21_002],
    ['an account that there is not', { AgainstNumber: 5999 }, 400_21_002],
    ['one account for both sides', { Kind: 'transfer', AgainstNumber: bank }, 400_21_002],
    ['the opening as an expense', { AgainstNumber: opening }, 400_21_002],
    ['a day to come', { Day: dayOf(new Date(Date.now() + 2 * 86_400_000)) }, 400_21_003],
  ])('refuses %s', async (_, changes, code) => {
    expect((await add(changes)).body.ErrorMessage.Code).toBe(code)
  })

  it.each([
    { Amount: 0 },
    { Amount: -5 },
    { Amount: 1.5 },
    { Amount: 1_000_000_000 },
    { Note: 'x'.repeat(101) },
  ])('refuses what its columns cannot hold: %o', async (changes) => {
    expect((await add(changes)).status).toBe(400)
  })

  it('is voided once, with a reason: the number stays, the money is as before', async () => {
    const before = await leftOf(bank)
    const { VoucherId } = (await add()).body.Data
    const act = () => manager.post(`${path}/${VoucherId}/Void`, { Reason: '金額錯誤' })
    const both = await Promise.all([act(), act()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await leftOf(bank)).toBe(before)
    const { body } = await manager.get(`${path}/${VoucherId}`)
    expect(body.Data).toMatchObject({ VoidReason: '金額錯誤', VoidedBy: '沈韻如' })
    expect(await contradictions()).toEqual([])
  })

  it('of eight people at once has numbers without gaps, and never less than nothing in the cash', async () => {
    const cash = await leftOf(pettyCash)
    const each = Math.floor(cash / 5)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => add({ MoneyNumber: pettyCash, Amount: each })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await leftOf(pettyCash)).toBe(cash - 5 * each)
    expect(await contradictions()).toEqual([])
  })

  it('is seen by the committee and written by managers; a desk has no part in it', async () => {
    const committee = await lobby.as('committee1')
    expect((await committee.get(path)).status).toBe(200)
    expect((await committee.post(path, written())).status).toBe(403)
    const desk = await lobby.as('desk1')
    expect((await desk.get(path)).status).toBe(403)
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    expect((await elsewhere.get(path)).body.Data ?? []).toEqual([])
  })
})

describe('a closed month', () => {
  const past = '2001-02'
  const old = { Kind: 'income', AgainstNumber: opening, Amount: 10, Day: '2001-02-28' }

  it('is over first; then it takes nothing, by call or by hand, and is closed once', async () => {
    const { VoucherId } = (await add(old)).body.Data
    const early = await manager.post(`${month}/Close`, { Month: thisMonth })
    expect(early.body.ErrorMessage.Code).toBe(409_21_006)
    const closings = await Promise.all([1, 2].map(() => manager.post(`${month}/Close`, { Month: past })))
    expect(closings.map(({ status }) => status)).toEqual([200, 200])
    for (const Day of ['2001-02-28', '2001-01-31', '1999-12-31'])
      expect((await add({ ...old, Day })).body.ErrorMessage.Code).toBe(409_21_005)
    expect((await add({ ...old, Day: '2001-03-01' })).status).toBe(200)
    await expect(
      lobby.owner.query(
        `insert into ledger_entry (community_id, id, day, kind, source_id, account_id, account_name)
         select community_id, gen_random_uuid(), '2001-02-03', 'voucher', id, added_by, '' from voucher limit 1`,
      ),
    ).rejects.toThrow(/2001年2月已結帳/)
    // What was wrong in it is taken back today.
    expect((await manager.post(`${path}/${VoucherId}/Void`, { Reason: '重複登記' })).status).toBe(200)
    const { rows } = await lobby.owner.query(
      'select day::text from ledger_entry where source_id = $1 and reverses_id is not null',
      [VoucherId],
    )
    expect(rows).toEqual([{ day: today }])
  })

  it('has an entry that does not sum to zero refused by the database', async () => {
    const client = await lobby.owner.connect()
    await client.query('begin')
    const entry = `insert into ledger_entry (community_id, id, day, kind, source_id, account_id, account_name)
      select community_id, gen_random_uuid(), now()::date, 'voucher', id, added_by, '' from voucher limit 1
      returning community_id, id`
    const refused = (lines: string) =>
      expect(
        client.query(
          `with entry as (${entry}) insert into ledger_line (community_id, entry_id, position, number, amount) ${lines}`,
        ),
      ).rejects.toThrow(/do not sum to zero/)
    await refused('select community_id, id, 1, 1103, 5 from entry')
    await client.query('rollback; begin')
    await refused('select community_id, id, n, 1103, n from entry, generate_series(1, 2) n')
    await client.query('rollback; begin')
    // A line that comes later to an entry that was whole.
    const later = `insert into ledger_line (community_id, entry_id, position, number, amount)
      select community_id, entry_id, 99, 1103, 5 from ledger_line limit 1`
    await expect(client.query(later)).rejects.toThrow(/do not sum to zero/)
    await client.query('rollback; begin')
    await client.query(entry)
    await expect(client.query('commit')).rejects.toThrow(/has no lines/)
    client.release()
  })
  it('has a line refused that comes to an entry of a closed month, however whole it was', async () => {
    const client = await lobby.owner.connect()
    await client.query('begin')
    // One entry, and the month of its own: nothing is kept.
    const { rows: entries } = await client.query(
      'select community_id, id, day::text as day from ledger_entry order by day, id limit 1',
    )
    const [{ community_id: community, id, day }] = entries
    await client.query(
      `update ledger_book set closed_through = (date_trunc('month', $2::date) + interval '1 month - 1 day')::date
       where community_id = $1`,
      [community, day],
    )
    const late = client.query(
      `insert into ledger_line (community_id, entry_id, position, number, amount)
       select $1, $2, 90 + n, 1103, case n when 1 then 5 else -5 end from generate_series(1, 2) n`,
      [community, id],
    )
    await expect(late).rejects.toThrow(/月已結帳，不能再入帳/)
    await client.query('rollback')
    client.release()
  })
})

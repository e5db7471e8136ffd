import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { csvOf, importBank, issueBill, uploadBank } from '#tests/setup/bank-samples.ts'

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const rows = async (sql: string, values: unknown[] = []) => (await lobby.owner.query(sql, values)).rows
/** What the books hold against themselves: entries that do not sum to zero, receipts with gaps, debts that are not those of the bills. */
export const contradictions = async () => [
  ...(await rows('select entry_id from ledger_line group by entry_id having sum(amount) <> 0')),
  ...(await rows('select year from receipt group by community_id, year having count(*) <> max(number)')),
  ...(await rows(
    `select sum(p.open) from payment p where p.reversed_at is null having sum(p.open) <>
       -(select coalesce(sum(amount), 0) from ledger_line where number = 2102)`,
  )),
]

describe('a file of the bank', () => {
  it('is kept and shown before anything is booked, then written off where it fits exactly, with a receipt', async () => {
    const bill = await issueBill(lobby, { household: 'B棟-7F-3', code: '9912310112070001' })
    const { fileId, body } = await uploadBank(manager, csvOf([bill.code, 3120], ['9912399999999999', 500]))
    expect(body.Data).toMatchObject({ State: 'read', FormatName: '通用 CSV', SameAs: '' })
    const shown = await manager.get(`/api/v1/BankFile/${fileId}`)
    expect(shown.body.Data.Preview).toMatchObject({ Count: 2, KnownCount: 0, Gross: 3620, Faults: [] })
    expect(await rows('select 1 from payment')).toEqual([])
    const done = await manager.post(`/api/v1/BankFile/${fileId}/Confirm`)
    expect(done.body.Data).toMatchObject({
      State: 'imported',
      Taken: 2,
      Gross: 3620,
      Matched: 1,
      ImportedBy: '沈韻如',
    })
    expect(await rows('select state, paid::int from bill where id = $1', [bill.billId])).toEqual([
      { state: 'settled', paid: 3120 },
    ])
    expect(await rows('select class from bank_line order by line_number')).toEqual([
      { class: 'exact' },
      { class: 'unknownAccount' },
    ])
    expect(await rows('select amount::int from receipt')).toEqual([{ amount: 3120 }])
    expect(await contradictions()).toEqual([])
    const again = await manager.post(`/api/v1/BankFile/${fileId}/Confirm`)
    expect(again.body.ErrorMessage.Code).toBe(409_21_605)
  })

  it('twice says so, and takes nothing in again; a true second payment is taken in with a reason', async () => {
    const line = ['9912300000000007', 777] as const
    expect((await importBank(manager, csvOf(line))).body.Data.Taken).toBe(1)
    const second = await uploadBank(manager, csvOf(line))
    expect(second.body.Data.SameAs).toContain('沈韻如')
    const shown = await manager.get(`/api/v1/BankFile/${second.fileId}`)
    expect(shown.body.Data.Preview).toMatchObject({ Count: 0, KnownCount: 1 })
    const confirm = `/api/v1/BankFile/${second.fileId}/Confirm`
    expect((await manager.post(confirm)).body.ErrorMessage.Code).toBe(409_21_604)
    const repeats = [{ LineNumber: 2, Reason: '住戶確實繳了兩次' }]
    expect((await manager.post(confirm, { Repeats: repeats })).body.Data.Taken).toBe(1)
    expect(
      await rows('select ordinal, repeat_reason from bank_line where amount = 777 order by ordinal'),
    ).toEqual([
      { ordinal: 1, repeat_reason: '' },
      { ordinal: 2, repeat_reason: '住戶確實繳了兩次' },
    ])
  })

  it('with the same line twice has two payments; a longer file of the same day brings the new ones alone', async () => {
    const line = ['9912300000000008', 888] as const
    await importBank(manager, csvOf(line, line))
    const more = await importBank(manager, csvOf(line, line, ['9912300000000008', 889], line))
    expect(more.body.Data).toMatchObject({ Taken: 2, Gross: 889 + 888 })
    expect(await rows('select count(*)::int as n from payment where amount = 888')).toEqual([{ n: 3 }])
  })

  it('that tells one payment twice, under one number of the bank, brings it once; the other is left out until somebody says why', async () => {
    const line = ['9912300000000018', 866, { 交易序號: 'T0001' }] as const
    const { fileId } = await uploadBank(manager, csvOf(line, line, [line[0], line[1], { 交易序號: 'T0002' }]))
    const { Preview } = (await manager.get(`/api/v1/BankFile/${fileId}`)).body.Data
    expect(Preview).toMatchObject({ Count: 2, Known: [{ LineNumber: 3, Known: '同檔案第 2 行' }] })
    const told = await manager.post(`/api/v1/BankFile/${fileId}/Confirm`)
    expect(told.body.Data).toMatchObject({ Taken: 2, Gross: 2 * 866 })
    expect(await rows('select count(*)::int as n from payment where amount = 866')).toEqual([{ n: 2 }])
  })

  it('that was taken in by one format is taken in by no other: each payment is booked once', async () => {
    const content = '9912300000000031,1234,2026-11-19,王,090000\n9912300000000032,56,2026-11-19,李,-3\n'
    const plain = ['code', 'amount', 'paidOn'].map((Meaning, nth) => ({ Meaning, At: nth + 1 }))
    const format = async (Name: string, Columns: object[]) => {
      const formatId = newId()
      const Format = { Name, Layout: 'csv', Encoding: 'utf8', Separator: ',', Columns }
      await manager.post('/api/v1/BankFile/Formats', { FormatId: formatId, RowVersion: 0, Format })
      return formatId
    }
    const short = await format('甲', plain)
    const long = await format('乙', [...plain, { Meaning: 'reference', At: 4 }, { Meaning: 'fee', At: 5 }])
    const take = async (text: string, formatCode: string) => {
      const { fileId } = await uploadBank(manager, text, { formatCode })
      return manager.post(`/api/v1/BankFile/${fileId}/Confirm`)
    }
    expect((await take(content, short)).body.Data).toMatchObject({ Taken: 2 })
    expect((await take(content, long)).body.ErrorMessage.Code).toBe(409_21_604)
    const longer = await take(`${content}9912300000000031,1234,2026-11-19,王,3\n`, long)
    expect(longer.body.Data).toMatchObject({ Taken: 1, Gross: 1234 })
    // Some banks write what they keep as a negative amount.
    const kept = await take('9912300000000033,78,2026-11-19,陳,-15\n', long)
    expect(kept.body.Data).toMatchObject({ Taken: 1 })
    expect(await rows('select fee::int from bank_line where amount = 78')).toEqual([{ fee: 15 }])
  })

  it.each([
    ['number', 5001, { 交易序號: '00017' }, { 交易序號: '00093' }],
    ['payer’s bank', 5002, { 轉出銀行: '8070014' }, { 轉出銀行: '812' }],
  ])(
    'with a remittance of the same day and amount under another %s takes it in: it is another household’s money',
    async (_, amount, first, second) => {
      const line = (said: Record<string, string>) =>
        ['', amount, { ...said, 繳款時間: '', 通路: '匯款' }] as const
      expect((await importBank(manager, csvOf(line(first)))).body.Data.Taken).toBe(1)
      expect((await importBank(manager, csvOf(line(second)))).body.Data?.Taken).toBe(1)
      // Told again, also with less said, each is the one that is here.
      const again = await importBank(manager, csvOf(line({}), line(second)))
      expect(again.body.ErrorMessage.Code).toBe(409_21_604)
    },
  )

  it('by the account of a bill whose barcodes are over is written off, as the bill says; the day of the agency stays with it', async () => {
    const bill = await issueBill(lobby, {
      household: 'B棟-13F-2',
      code: '9912300000000044',
      barcodeUntil: '2026-11-16',
    })
    const file = csvOf([bill.code, 3120]).split('\n')
    const told = `${file[0]},代收日\n${file[1]},2026-11-19`
    expect((await importBank(manager, told)).body.Data).toMatchObject({ Taken: 1, Matched: 1 })
    expect(await rows('select agency_day::text as day from payment where code = $1', [bill.code])).toEqual([
      { day: '2026-11-19' },
    ])
  })

  it('of two people at once is taken in once', async () => {
    const { fileId } = await uploadBank(manager, csvOf(['9912300000000009', 909]))
    const answers = await Promise.all([1, 2].map(() => manager.post(`/api/v1/BankFile/${fileId}/Confirm`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await rows('select count(*)::int as n from payment where amount = 909')).toEqual([{ n: 1 }])
  })

  it('with anything that cannot be read is refused as a whole', async () => {
    const content = csvOf(['9912300000000010', 1010], ['9912300000000010', 'abc'])
    const { body } = await importBank(manager, content)
    expect(body.ErrorMessage.Code).toBe(400_21_603)
    expect(await rows('select 1 from payment where amount = 1010')).toEqual([])
  })

  it('is written off for a later payment of the same bill only once', async () => {
    const bill = await issueBill(lobby, { household: 'B棟-8F-3', code: '9912310112080001', total: 1500 })
    const time = { 繳款時間: '09:00' }
    await importBank(manager, csvOf([bill.code, 1500], [bill.code, 1500, time]))
    expect(
      await rows('select class from bank_line where code = $1 order by line_number', [bill.code]),
    ).toEqual([{ class: 'exact' }, { class: 'duplicate' }])
    expect(await contradictions()).toEqual([])
  })

  it('that is given up leaves nothing, and cannot be taken in', async () => {
    const { fileId } = await uploadBank(manager, csvOf(['9912300000000011', 1111]))
    expect((await manager.post(`/api/v1/BankFile/${fileId}/Cancel`)).status).toBe(200)
    expect((await manager.post(`/api/v1/BankFile/${fileId}/Confirm`)).body.ErrorMessage.Code).toBe(409_21_605)
  })

  it('of 5,000 lines is taken in at once', async () => {
    const lines = Array.from(
      { length: 5000 },
      (_, n) => [`99777${String(n).padStart(9, '0')}`, 100 + (n % 50)] as const,
    )
    const { body } = await importBank(manager, csvOf(...lines))
    expect(body.Data).toMatchObject({ Taken: 5000, Matched: 0 })
    expect(await contradictions()).toEqual([])
  })

  it('is seen by the committee, imported by managers; a desk has no part in it, nor another community', async () => {
    const committee = await lobby.as('committee1')
    expect((await committee.get('/api/v1/BankFile')).status).toBe(200)
    expect((await uploadBank(committee, csvOf(['1', 1]))).status).toBe(403)
    const { fileId } = await uploadBank(manager, csvOf(['9912300000000012', 12]))
    expect((await (await lobby.as('desk1')).get('/api/v1/BankFile')).status).toBe(403)
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    expect((await elsewhere.get(`/api/v1/BankFile/${fileId}`)).status).not.toBe(200)
  })
})

describe('a format of the community', () => {
  const format = {
    Name: '農會代收',
    Layout: 'csv',
    Encoding: 'cp950',
    Separator: ';',
    Columns: [
      { Meaning: 'code', At: 1 },
      { Meaning: 'amount', At: 2 },
      { Meaning: 'paidOn', At: 3 },
    ],
    IsRoc: true,
  }
  const path = '/api/v1/BankFile/Formats'

  it('is tried with its own file, kept with every version, and read by', async () => {
    const sample = Buffer.from('9912300000000020;2,020;115/11/19;x\n').toString('base64')
    const tried = await manager.post(`${path}/Try`, { Format: format, Sample: sample })
    expect(tried.body.Data.Lines).toMatchObject([{ Amount: 2020, PaidOn: '2026-11-19' }])
    const formatId = newId()
    const made = await manager.post(path, { FormatId: formatId, RowVersion: 0, Format: format })
    expect(made.body.Data).toMatchObject({ FormatCode: formatId, IsShipped: false, RowVersion: 1 })
    const { fileId } = await uploadBank(manager, '9912300000000020;2,020;115/11/19', { formatCode: formatId })
    expect((await manager.post(`/api/v1/BankFile/${fileId}/Confirm`)).body.Data.Gross).toBe(2020)
    const stale = await manager.post(path, {
      FormatId: formatId,
      RowVersion: 7,
      Format: { ...format, Skip: 1 },
    })
    expect(stale.body.ErrorMessage.Code).toBe(409_21_608)
    const change = { FormatId: formatId, RowVersion: 1, Format: { ...format, Skip: 2 } }
    for (let tries = 0; tries < 2; tries++)
      expect((await manager.post(path, change)).body.Data).toMatchObject({ RowVersion: 2 })
    const { body: versions } = await manager.get(`${path}/${formatId}/Versions`)
    expect(
      versions.Data.map((one: { Version: number; Format: { Skip: number } }) => [
        one.Version,
        one.Format.Skip,
      ]),
    ).toEqual([
      [2, 2],
      [1, 0],
    ])
    expect(versions.Data[0].ChangedBy).not.toBe('')
    expect((await manager.get(`${path}/${newId()}/Versions`)).status).toBe(404)
    expect((await (await lobby.as('desk1')).get(`${path}/${formatId}/Versions`)).status).toBe(403)
    const twice = await manager.post(path, { FormatId: newId(), RowVersion: 0, Format: format })
    expect(twice.body.ErrorMessage.Code).toBe(409_21_607)
    expect((await manager.post(`${path}/${formatId}/Retire`)).status).toBe(200)
    const gone = await uploadBank(manager, 'x', { formatCode: formatId })
    expect(gone.body.ErrorMessage.Code).toBe(400_21_602)
  })
})

it('an account with a digit mistyped waits with that said, and not as one that nobody knows', async () => {
  const household = (await rows(`select id from household where label = 'A棟-12F-3' limit 1`))[0].id
  const asked = { TabletId: household, Amount: 3638, BarcodeUntil: '2026-12-31', StartsOn: '2026-11-01' }
  const trial = await manager.get('/api/v1/Config/Community/Collecting/Trial', asked)
  const right: string = trial.body.Data.VirtualAccount
  const wrong = right.slice(0, -1) + String((Number(right.at(-1)) + 1) % 10)
  const { fileId } = await importBank(manager, csvOf([wrong, 3638], ['88888000000001', 3638]))
  const found = await rows('select code, class from bank_line where file_id = $1 order by line_number', [
    fileId,
  ])
  expect(found).toEqual([
    { code: wrong, class: 'badCheck' },
    { code: '88888000000001', class: 'unknownAccount' },
  ])
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { lastDayOf } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { csvOf, importBank, issueBill } from '#tests/setup/bank-samples.ts'
import { exportRows } from '#tests/setup/exports.ts'
import { type FeeWorld, paid, qingchuanId, startFees } from '#tests/setup/fee-world.ts'
import { fileOf, hasProgram, wordsOf } from '#tests/setup/paper-tools.ts'

const today = dayOf(new Date())
const daysAgo = (n: number) => dayOf(new Date(Date.now() - n * 86_400_000))
const said = (amount: number) => amount.toLocaleString('en')
let world: FeeWorld
let homes: string[]
beforeAll(async () => {
  world = await startFees({ run: 'api,worker' })
  homes = [world.home(), world.home(), world.home()]
  for (const home of homes) await world.bill(home, 3120, daysAgo(40))
  const code = '9912600000000099'
  await issueBill(world.lobby, { household: 'A棟-5F-1', code, total: 2450 })
  await importBank(world.manager, csvOf([code, 2450, { 通路: '超商', 入帳日: daysAgo(2) }]))
  const bill = await world.bill(homes[0] ?? '', 1500, daysAgo(5))
  const sent = paid(homes[0] ?? '', [[bill, 1500]], { Ahead: 800 })
  expect((await world.desk.post('/api/v1/Payment', sent)).status).toBe(200)
})
afterAll(() => world.lobby.close())

const sums = async (text: string, values: unknown[] = []): Promise<number[]> => {
  const { rows } = await world.lobby.owner.query({ text, values, rowMode: 'array' })
  return (rows[0] ?? []).map(Number)
}
const booked = async (number: number) =>
  (
    await sums('select coalesce(sum(amount), 0) from ledger_line where community_id = $1 and number = $2', [
      qingchuanId,
      number,
    ])
  )[0] ?? 0
const print = async (path: string) => {
  const { status, type, content } = await fileOf(world.manager, path)
  expect([status, type]).toEqual([200, 'application/pdf'])
  return content
}
/** The numbers of the line of a paper that begins so. */
const numbersIn = (words: string, begins: string): number[] => {
  const line = words.split('\n').find((each) => each.trim().startsWith(begins)) ?? ''
  return [...line.replace(begins, '').matchAll(/−?\d[\d,]*/g)].map(([n]) =>
    Number(n.replaceAll(',', '').replace('−', '-')),
  )
}
const canRead = hasProgram('pdftotext')

describe('reports on paper', () => {
  it('欠款帳齡 has by age what all owe, and its sum is what the books say is receivable', async () => {
    const content = await print('/api/v1/Arrears/Aging')
    if (!canRead) return
    const receivable = await booked(1201)
    const words = wordsOf(content)
    const { body } = await world.manager.get('/api/v1/Arrears')
    const count = new Set(body.Data.map((row: { TabletId: string }) => row.TabletId)).size
    const parts = numbersIn(words, `合計 ${count} 戶`)
    expect(parts).toHaveLength(6)
    expect(parts.at(-1)).toBe(receivable)
    expect(parts.slice(0, 5).reduce((sum, part) => sum + part, 0)).toBe(receivable)
    expect(words).toContain(`帳簿應收管理費 ${said(receivable)} 元，與本表合計相符`)
  })

  it('月報 has every account and category as the ledger has them, and its result is what the month changed', async () => {
    const month = today.slice(0, 7)
    const content = await print(`/api/v1/CashManagement/Month/Print?Month=${month}`)
    if (!canRead) return
    const words = wordsOf(content)
    const balance = (from: number, to: number, before: string) =>
      sums(
        `select coalesce(sum(l.amount), 0) from ledger_line l join ledger_entry e on e.id = l.entry_id
         where l.community_id = $1 and l.number between $2 and $3 and e.day < $4`,
        [qingchuanId, from, to, before],
      )
    const moved = (from: number, to: number) =>
      sums(
        `select -coalesce(sum(l.amount), 0) from ledger_line l join ledger_entry e on e.id = l.entry_id
         where l.community_id = $1 and l.number between $2 and $3 and e.day >= $4 and e.day <= $5`,
        [qingchuanId, from, to, `${month}-01`, lastDayOf(month)],
      )
    // Bills that are due later are booked when they are issued, so nothing is booked after today.
    const end = '9999-12-31'
    const [cash = 0] = await balance(1101, 1199, end)
    expect(numbersIn(words, '現金與銀行合計').at(-1)).toBe(cash)
    const [income = 0] = await moved(4000, 4999)
    const [expense = 0] = await moved(5000, 5999)
    expect(numbersIn(words, '收入合計')).toEqual([income])
    expect(numbersIn(words, '支出合計')).toEqual([0 - expense])
    expect(numbersIn(words, '本月餘絀（收入減支出）')).toEqual([income + expense])
    const [prepaid = 0] = await balance(2000, 2999, end)
    expect(numbersIn(words, '預收與暫收合計').at(-1)).toBe(-prepaid)
    const [worth = 0] = await balance(1000, 2999, end)
    expect(numbersIn(words, '月底淨值')).toEqual([worth])
    const [before = 0] = numbersIn(words, '月初淨值（資產減負債）')
    const [begun = 0] = numbersIn(words, '本月入帳的開帳餘額')
    expect(before + income + expense + begun).toBe(worth)
    expect(words).toContain('本月尚未結帳')
  })

  it('收據日報 has every receipt that holds once, by day and by clerk, and says that no number is missing', async () => {
    const content = await print(`/api/v1/Receipt/EntryReport/Print?From=${today}&To=${today}`)
    if (!canRead) return
    const words = wordsOf(content)
    const [count, amount] = await sums(
      `select count(*), sum(amount) from receipt where community_id = $1 and voided_at is null
       and (issued_at at time zone 'Asia/Taipei')::date = $2`,
      [qingchuanId, today],
    )
    expect(numbersIn(words, '合計').slice(0, 2)).toEqual([count, amount])
    expect(words).toContain('沒有缺號')
  })

  it('對帳 has what the files say by payout day, and which days nobody checked', async () => {
    const content = await print('/api/v1/BankFile/Payouts/Print?From=2020-01-01&To=2098-12-31')
    if (!canRead) return
    const { body } = await world.manager.get('/api/v1/BankFile/Payouts', {
      From: '2020-01-01',
      To: '2098-12-31',
    })
    const sum = (of: string) =>
      body.Data.reduce((all: number, row: Record<string, number>) => all + (row[of] ?? 0), 0)
    expect(sum('Gross')).toBeGreaterThanOrEqual(2450)
    expect(numbersIn(wordsOf(content), '合計').slice(0, 4)).toEqual(['Count', 'Gross', 'Fee', 'Net'].map(sum))
  })

  it('are for whoever sees the list, not for the desk, and each is in the audit', async () => {
    const papers: [path: string, act: string][] = [
      ['/api/v1/Arrears/Aging', 'arrears.printAging'],
      ['/api/v1/Arrears/Statements', 'arrears.printStatements'],
      [`/api/v1/CashManagement/Month/Print?Month=${today.slice(0, 7)}`, 'vouchers.printMonth'],
      ['/api/v1/Receipt/EntryReport/Print', 'payments.printEntries'],
      ['/api/v1/BankFile/Payouts/Print', 'bankFiles.printPayouts'],
    ]
    const committee = await world.lobby.as('committee1')
    for (const [path, act] of papers) {
      expect([path, (await fileOf(world.desk, path)).status]).toEqual([path, 403])
      expect([path, (await fileOf(committee, path)).status]).toEqual([path, 200])
      const [rows] = await sums('select count(*) from audit where action = $1 and account_name = $2', [
        act,
        '何明山',
      ])
      expect([act, rows]).toEqual([act, 1])
    }
  })
})

describe('statements', () => {
  it('of ticked households are one file, a sheet for each with what is left', async () => {
    const query = homes
      .slice(0, 2)
      .map((id) => `DebtIds=${id}`)
      .join('&')
    const content = await print(`/api/v1/Arrears/Statements?${query}`)
    if (!canRead) return
    const words = wordsOf(content)
    expect(words.match(/管理費對帳單/g)).toHaveLength(2)
    expect(words.match(/未繳合計\s+3,120/g)).toHaveLength(2)
    expect(words).toContain('預收款餘額 800 元')
  })

  it('of all are of everybody who was billed, and leave nothing out: what is left of all of them is what the books say', async () => {
    const content = await print('/api/v1/Arrears/Statements')
    if (!canRead) return
    const left = [...wordsOf(content).matchAll(/未繳合計\s+(−?[\d,]+)/g)].map(([, n = '']) =>
      Number(n.replaceAll(',', '').replace('−', '-')),
    )
    expect(left.reduce((sum, each) => sum + each, 0)).toBe(await booked(1201))
    const [billed] = await sums(
      `select count(distinct household_id) from bill where community_id = $1 and issued_at is not null and voided_at is null
       and (settled_at is null or issued_at > now() - interval '2 years')`,
      [qingchuanId],
    )
    expect(left).toHaveLength(billed ?? 0)
  })

  it('of nobody is said, not printed', async () => {
    const nobody = `/api/v1/Arrears/Statements?DebtIds=${newId()}`
    const { body } = await world.manager.get(nobody)
    expect(body.ErrorMessage.Code).toBe(404_21_709)
  })
})

describe('lists as workbooks', () => {
  const columnOf = (rows: unknown[][], title: string) => {
    const at = rows[0]?.indexOf(title) ?? -1
    return rows.slice(1).map((row) => row[at])
  }
  const total = (rows: unknown[][], title: string) =>
    columnOf(rows, title).reduce((sum: number, value) => sum + Number(value ?? 0), 0)

  it('催繳 sums to what is receivable, and an age narrows it; payers are left out where names are covered', async () => {
    const all = await exportRows(world.manager, { Kind: 'debts', Query: { View: 'all' }, Words: '' })
    expect(total(all, '未繳合計')).toBe(await booked(1201))
    expect(new Set(columnOf(all, '繳款人'))).toEqual(new Set([expect.toBeOneOf(['', null, undefined])]))
    const late = await exportRows(world.manager, { Kind: 'debts', Query: { Age: 'upTo60' }, Words: '' })
    expect(columnOf(late, '31–60 天').every((value) => Number(value) > 0)).toBe(true)
    expect(late.length).toBeGreaterThan(homes.length)
  })

  it('預收款 sums to what the books say was paid ahead', async () => {
    const rows = await exportRows(world.manager, { Kind: 'prepayments', Query: {}, Words: '' })
    expect(total(rows, '預收餘額')).toBe(-(await booked(2101)))
  })

  it('退款 has who asked, decided and paid; accounts are covered', async () => {
    const RefundId = newId()
    const asked = {
      RefundId,
      TabletId: homes[0],
      Amount: 500,
      Way: 'transfer',
      Payee: '王小明',
      Account: '808-0123456789012',
      Reason: '搬離',
    }
    expect((await world.manager.post('/api/v1/Payment/Refund', asked)).status).toBe(200)
    const rows = await exportRows(world.manager, { Kind: 'refunds', Query: {}, Words: '' })
    expect(columnOf(rows, '申請人')).toContain('沈韻如')
    expect(JSON.stringify(rows)).not.toContain('0123456789012')
  })
})

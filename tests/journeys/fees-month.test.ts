import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayOf } from '#platform/contract/taipei.ts'
import { csvOf } from '../setup/bank-samples.ts'
import { contradictions } from '../setup/fee-contradictions.ts'
import { journey } from './browser.ts'
import { focused } from './focus.ts'

const world = journey({ run: 'api,worker', camera: false })
const fee = '/mgmt/fee/default-management'
const money = (amount: number) => `NT$${amount.toLocaleString('en-US')}`
const today = dayOf(new Date())

async function ask<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
  return (await world.lobby.owner.query(sql, values)).rows
}

interface Bill {
  total: number
  paid: number
  number: string
  code: string
}
/** The bill that a household has in the run of this month, with the account that it is paid to. */
async function billOf(label: string): Promise<Bill> {
  const [bill] = await ask<Bill>(
    `select b.total::int, b.paid::int, b.number, c.code
     from bill b join household h on h.id = b.household_id join bill_code c on c.bill_id = b.id and c.code ~ '^99128'
     where h.label = $1`,
    label,
  )
  if (!bill) throw new Error(`${label} has no bill`)
  return bill
}

const answer = (page: Page, name: string | RegExp) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click()

let page: Page
beforeAll(async () => {
  page = await world.desk('auth_0912345678', { at: `${fee}/period` })
})
afterAll(async () => expect(await contradictions(world.lobby.owner)).toEqual([]))

it('gives an item another rate from the first of the month on', async () => {
  await page.goto(`${fee}/setting/items`)
  await page.getByRole('button', { name: '機車位清潔費 的費率' }).click()
  await page.getByRole('button', { name: '新增費率' }).click()
  const rating = page.getByRole('dialog', { name: /新增費率/ })
  await rating.getByLabel(/^費率/).fill('137')
  await rating.getByLabel('生效日').fill(`${today.slice(0, 8).replaceAll('-', '/')}01`)
  await rating.getByRole('button', { name: '新增費率' }).click()
  await expect
    .poll(
      async () =>
        (await ask<{ n: number }>('select count(*)::int as n from fee_rate where amount = 13700'))[0]?.n,
    )
    .toBe(1)
  await page.goto(`${fee}/period`)
})

it('drafts a run from the rates, has its gaps accepted with a reason, and issues it with a notice', async () => {
  await page.getByRole('button', { name: '開立期別' }).first().click()
  const drafting = page.getByRole('dialog', { name: '開立期別' })
  await drafting.getByLabel('公共電費分攤').fill('27966')
  await drafting.getByRole('button', { name: '建立草稿' }).click()
  await page.getByText(/已建立「\d+月管理費」，\d+ 張/).waitFor()

  const checks = page.getByRole('region', { name: '發行前檢查' })
  await checks.getByRole('button', { name: /算不出金額/ }).click()
  const gaps = page.getByRole('dialog', { name: '算不出金額' })
  await gaps.getByText('全部選取').click()
  await gaps.getByRole('button', { name: '新戶資料未齊，下期補收' }).click()
  await gaps.getByRole('button', { name: /^確認 \d+ 項/ }).click()
  await page.getByText(/^已確認 \d+ 項$/).waitFor()

  await page.getByRole('button', { name: '通知', exact: true }).click()
  const telling = page.getByRole('dialog', { name: '繳費通知' })
  const atIssue = telling.getByRole('checkbox', { name: '發行時通知住戶' })
  if (!(await atIssue.isChecked())) await atIssue.click()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '發行', exact: true }).click()
  await answer(page, /^發行/)
  await page.getByText(/^已發行「\d+月管理費」$/).waitFor()
  const [sums] = await ask<Record<'billed' | 'lines' | 'booked' | 'shared', number>>(
    `select (select sum(total)::int from bill) as billed, (select sum(amount)::int from bill_line) as lines,
       (select sum(amount)::int from ledger_line where number = 1201) as booked,
       (select sum(amount)::int from bill_line where name like '公共電費分攤%') as shared`,
  )
  const [rated] = await ask<{ n: number }>(
    "select count(*)::int as n from bill_line where name = '機車位清潔費' and basis like '%每格 137 元%'",
  )
  expect(rated?.n).toBeGreaterThan(0)
  // Every dollar of the bill of electricity is on somebody's bill, and what is owed is in the books.
  expect(sums).toMatchObject({ lines: sums?.billed, booked: sums?.billed, shared: 27_966 })
  await page.getByText(`應收 ${money(sums?.billed ?? 0)}`).waitFor()
  await expect
    .poll(async () => (await ask<{ n: number }>('select count(*)::int as n from bill_notice'))[0]?.n)
    .toBeGreaterThan(0)
})

it('prints the bills with their accounts and barcodes', async () => {
  const bill = await billOf('A棟-1F-1')
  await page.getByRole('button', { name: '列印', exact: true }).click()
  await page.getByRole('menuitem', { name: '預覽列印', exact: true }).click()
  await page.getByText(bill.number).first().waitFor()
  await page.getByText(money(bill.total)).first().waitFor()
  expect(await page.locator('main svg').count()).toBeGreaterThanOrEqual(3)
  await page.getByRole('button', { name: '返回' }).click()
})

it('takes a bank’s file in: what fits is written off, what does not waits, and each is settled by a key', async () => {
  const [first, second, third] = [
    await billOf('A棟-1F-1'),
    await billOf('A棟-1F-2'),
    await billOf('A棟-1F-3'),
  ]
  const dates = { 繳款日: today, 入帳日: today }
  const file = csvOf(
    [first.code, first.total, { ...dates, 交易序號: '1' }],
    [second.code, second.total - 500, { ...dates, 交易序號: '2' }],
    ['99128000000001', third.total, { ...dates, 交易序號: '3' }],
  )
  await page.goto(`${fee}/writeofferr`)
  await page.getByRole('button', { name: '匯入銀行檔' }).click()
  const importing = page.getByRole('dialog', { name: '匯入銀行檔' })
  await importing.getByText('銀行或代收機構提供的文字檔或 CSV').waitFor()
  await importing
    .locator('input[type=file]')
    .setInputFiles({ name: '入帳.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await importing.getByRole('button', { name: /^匯入 3 筆/ }).click()
  await page.getByText('已匯入 3 筆，直接銷帳 1 筆').waitFor()
  expect((await billOf('A棟-1F-1')).paid).toBe(first.total)

  await page.getByText('少 NT$500').first().waitFor()
  await page.keyboard.press('Control+Enter')
  await page
    .getByText(`已銷帳 ${money(second.total - 500)}`)
    .first()
    .waitFor()
  expect((await billOf('A棟-1F-2')).paid).toBe(second.total - 500)

  await page.getByText('查無這個帳號').or(page.getByText('檢碼不對')).first().waitFor()
  await page.keyboard.press('F2')
  const picker = page.getByRole('dialog', { name: '選戶別' })
  await picker.getByRole('combobox').fill('A棟-1F-3')
  await picker.getByText('A棟-1F-3').first().waitFor()
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: new RegExp(`銷 ${money(third.total).replace('$', '\\$')}`) })
    .waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('沒有待銷帳的款項').waitFor()
  expect((await billOf('A棟-1F-3')).paid).toBe(third.total)
})

it('takes cash at the desk for a bill, keeps the rest ahead, and gives receipts without a gap', async () => {
  const bill = await billOf('A棟-1F-4')
  const desk = await world.desk('desk1', { at: `${fee}/payment` })
  const code = desk.getByLabel(/繳費單條碼或號碼/)
  await focused(code)
  await desk.keyboard.type(bill.number, { delay: 90 })
  await desk.keyboard.press('Enter')
  await desk.getByText(bill.number).first().waitFor()
  await desk.getByLabel('收到金額').fill(String(bill.total + 1000))
  await desk.getByText(`找零 ${money(1000)}`).waitFor()
  await desk.getByText('多收的轉預收款').click()
  await desk.getByText(`轉入預收款 ${money(1000)}`).waitFor()
  await desk.keyboard.press('Control+Enter')
  await desk
    .getByText(`已收 ${money(bill.total + 1000)}`)
    .first()
    .waitFor()
  const [receipts] = await ask<Record<'count' | 'last', number>>(
    'select count(*)::int as count, max(number) as last from receipt',
  )
  // The two of the bank's lines, the one that was chosen by hand, the bill and what is ahead.
  expect(receipts).toEqual({ count: 5, last: 5 })
  // Both go to paper at once; a later print would say 補印.
  await desk.getByRole('region', { name: '收據' }).getByRole('button', { name: '列印', exact: true }).click()
  await expect
    .poll(async () => (await ask<{ n: number }>('select sum(prints)::int as n from receipt'))[0]?.n)
    .toBe(2)
})

it('reports what came in, holds a payout against the statement, and closes the month before', async () => {
  const [sum] = await ask<{ amount: number }>('select sum(amount)::int as amount from receipt')
  await page.goto(`${fee}/entry-report`)
  await page.getByText(`有效 5 張　${money(sum?.amount ?? 0)}`).waitFor()
  await page.getByText(/收據：開到 .*，共 5 號，作廢 0 號，沒有缺號。/).waitFor()

  await page.goto(`${fee}/reconcile`)
  await page.getByRole('row', { name: /ATM 轉帳/ }).click()
  await page.getByRole('button', { name: '確認對帳' }).click()
  await page.getByText('已對帳入帳').waitFor()

  await page.goto('/community/cashManagement.aspx')
  const month = page.getByRole('region', { name: /年\d+月$/ })
  await page.getByRole('button', { name: '上個月' }).click()
  await month.getByRole('button', { name: '月結' }).click()
  await page.getByRole('button', { name: /^結清 / }).click()
  await month.getByText('已結帳').waitFor()
  const [books] = await ask<{ trial: number; bank: number; owed: number }>(
    `select (select sum(amount)::int from ledger_line) as trial,
       (select sum(total - paid)::int from bill) as owed,
       (select sum(amount)::int from ledger_line where number = 1201) as bank`,
  )
  expect(books).toEqual({ trial: 0, owed: books?.bank, bank: books?.bank })
})

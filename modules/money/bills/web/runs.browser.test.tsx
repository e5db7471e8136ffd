import { expect, it } from 'vitest'
import { feeItems } from '#modules/money/fee-items/contract.ts'
import { answering, answeringEmpty, lost } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { bills } from '../bill-contract.ts'
import { Checks, runChecks } from '../check-contract.ts'
import { billingRuns } from '../contract.ts'
import { changedMeanwhile, redrawnMeanwhile } from '../problems.ts'
import { Bill, BillRow, Gap, Run } from '../shapes.ts'
import { periodPath } from './screens.ts'

const may = { may: ['bills.view', 'bills.edit', 'bills.issue', 'feeItems.view', 'feeItems.configure'] }
const other = '0193a5b0-0000-7000-8000-000000000002'
const run = sample(Run, {
  billBulkId: sampleId,
  name: '12月管理費',
  source: 'rates',
  startsOn: '2026-12-01',
  endsOn: '2026-12-31',
  dueOn: '2026-12-15',
  barcodeUntil: '2027-01-31',
  total: 3538,
  billCount: 2,
  openGaps: 1,
})
const row = (changes: object) =>
  sample(BillRow, {
    billId: sampleId,
    billBulkId: sampleId,
    label: 'A棟-3F-1',
    number: '11512-0001',
    dueOn: '2026-12-15',
    barcodeUntil: '2027-01-31',
    version: 1,
    ...changes,
  })
const bill = sample(Bill, {
  ...row({ total: 3538, current: 3538 }),
  feeType: 'default-management',
  payerName: '蔡宗翰',
  startsOn: '2026-12-01',
  endsOn: '2026-12-31',
  lines: [
    {
      position: 1,
      kind: 'item',
      feeItemId: sampleId,
      name: '管理費',
      basis: '專有部分 34.56 坪 × 每坪 85 元',
      accountNumber: 4101,
      amount: 2938,
      arrearsBillId: null,
    },
  ],
})
const home = { householdId: sampleId, label: 'A棟-3F-1' }
const gap = sample(Gap, { gapId: other, ...home, name: '管理費', missing: 'exclusiveArea', state: 'open' })
const checks = sample(Checks, {
  differsPercent: 30,
  last: { billBulkId: other, name: '11月管理費' },
  gaps: { count: 1, rows: [gap] },
  openGapCount: 1,
  staleCount: 2,
  differing: { count: 1, rows: [{ ...home, billId: sampleId, before: 100, now: 900 }] },
  negative: { count: 0, rows: [] },
  unknownPayers: { count: 0, rows: [] },
  twice: { count: 0, rows: [] },
  withoutBill: { count: 0, rows: [] },
})

function open(given: { run?: Run; rows?: BillRow[]; viewer?: { may: string[] } } = {}) {
  answering(billingRuns.calls.get, { data: given.run ?? run })
  const page = { after: '', maxCount: 50, total: 1, isTotalExact: true }
  answering(bills.calls.list, {
    data: given.rows ?? [row({})],
    pagination: { ...sample(bills.calls.list.gives).pagination, ...page },
  })
  answering(bills.calls.get, { data: bill })
  answering(bills.calls.countByStatus, { data: [] })
  answering(runChecks.calls.show, { data: checks })
  answeringEmpty(feeItems.calls.listItems)
  return openPage(`${periodPath}?run=${sampleId}`, given.viewer ?? may)
}

it('a draft says what could not be calculated, and takes an acceptance only with a reason', async () => {
  const sent = answering(runChecks.calls.acceptGaps, { data: { count: 1 } })
  const screen = await open()
  await screen.getByRole('button', { name: '發行' }).click()
  const box = screen.getByRole('dialog', { name: '算不出金額' })
  await expect.element(box.getByText('管理費：沒有專有部分面積')).toBeVisible()
  await box.getByRole('checkbox', { name: '選取 A棟-3F-1 管理費' }).click()
  await box.getByRole('button', { name: /^確認 1 項/ }).click()
  expect(sent).toHaveLength(0)
  await box.getByRole('button', { name: '空屋，管委會同意不計' }).click()
  await box.getByRole('button', { name: /^確認 1 項/ }).click()
  await expect.element(box).not.toBeInTheDocument()
  expect(sent[0]?.input).toMatchObject({ gapIds: [other], reason: '空屋，管委會同意不計' })
})

it('a check leads to the bill of the household, and whoever may only look is offered no act', async () => {
  const screen = await open({ viewer: { may: ['bills.view'] } })
  await screen.getByRole('button', { name: /^與上期差異/ }).click()
  await expect.element(screen.getByText('NT$100 → NT$900')).toBeVisible()
  await screen.getByRole('button', { name: '看繳費單' }).click()
  await expect.element(screen.getByRole('complementary', { name: '單號 11512-0001' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^發行|^撤回|^加開|^更正|^重新計算/ }).elements()).toEqual([])
})

it('drawing anew says what changes, keeps what was done by hand, and asks again when it has changed since', async () => {
  const change = {
    ...home,
    act: 'change',
    billId: sampleId,
    before: 100,
    after: 200,
    hand: null,
    handBy: '',
  } as const
  const byHand = {
    ...change,
    householdId: other,
    label: 'A棟-5F-1',
    hand: 'corrected',
    handBy: '沈韻如',
  } as const
  answering(runChecks.calls.previewRedraft, {
    data: { seen: 'a'.repeat(64), changes: [change, byHand], gapCount: 0 },
  })
  const sent = answering(runChecks.calls.redraft, redrawnMeanwhile(), { data: run })
  const screen = await open()
  await screen.getByRole('button', { name: '重新計算', exact: true }).click()
  const box = screen.getByRole('dialog', { name: '重新計算「12月管理費」' })
  await expect.element(box.getByText(/^新增 0 張、更動 1 張、取消 0 張/)).toBeVisible()
  await expect.element(box.getByText('沈韻如更正過')).toBeVisible()
  await box.getByRole('button', { name: /^重新計算/ }).click()
  await expect.element(box.getByText(/重算結果已不同/)).toBeVisible()
  await box.getByRole('checkbox', { name: 'A棟-5F-1' }).click()
  await box.getByRole('button', { name: /^重新計算/ }).click()
  await expect.element(box).not.toBeInTheDocument()
  expect(sent.map(({ input }) => input.giveUp)).toEqual([[], [other]])
})

it('a corrected amount loses how it was calculated, and a colleague’s correction meanwhile is taken in', async () => {
  const screen = await open()
  const newer = { ...bill, payerName: '蔡小姐', version: 2 }
  await screen.getByText('A棟-3F-1').first().click()
  await screen.getByRole('button', { name: '更正', exact: true }).click()
  const box = screen.getByRole('dialog', { name: '更正 11512-0001' })
  await expect.element(box.getByText('專有部分 34.56 坪 × 每坪 85 元')).toBeVisible()
  await box.getByRole('textbox', { name: '管理費 金額' }).fill('2900')
  await expect.element(box.getByText('手動金額')).toBeVisible()
  const sent = answering(bills.calls.correct, changedMeanwhile(), { data: newer })
  answering(bills.calls.get, { data: newer })
  await saveOvertaken(box, {
    save: /^更正/,
    told: /^剛被另一位管理人員改過/,
    cameIn: '繳款人：蔡宗翰 → 蔡小姐',
    keeps: () => expect.element(box.getByRole('textbox', { name: '管理費 金額' })).toHaveValue('2,900'),
  })
  expect(sent[1]?.input).toMatchObject({
    version: 2,
    payerName: '蔡小姐',
    lines: [{ name: '管理費', amount: 2900, basis: '', feeItemId: sampleId }],
  })
})

it('a run is named anew and gets other days, of an issued one those of payment alone; a colleague’s change is taken in', async () => {
  const issued = { ...run, state: 'issued' as const, openGaps: 0, version: 1 }
  const screen = await open({ run: issued })
  await screen.getByRole('button', { name: '更改期別' }).click()
  const box = screen.getByRole('dialog', { name: '更改期別' })
  expect(box.getByLabelText('起始日').elements()).toEqual([])
  await box.getByLabelText('繳費期限').fill('2026/12/20')
  const newer = { ...issued, name: '年末管理費', version: 2 }
  const sent = answering(billingRuns.calls.update, changedMeanwhile(), { data: newer })
  answering(billingRuns.calls.get, { data: newer })
  await saveOvertaken(box, {
    save: /^儲存/,
    told: /^剛被另一位管理人員改過/,
    cameIn: '期別名稱：12月管理費 → 年末管理費',
    keeps: () => expect.element(box.getByLabelText('繳費期限')).toHaveValue('2026/12/20'),
  })
  expect(sent[1]?.input).toMatchObject({ version: 2, name: '年末管理費', dueOn: '2026-12-20' })
})

it('ticked bills get other days together, as one act also when the answer was lost', async () => {
  const sent = answering(bills.calls.setDatesOfMany, lost, { data: { count: 2 } })
  const screen = await open({
    rows: [row({}), row({ billId: other, number: '11512-0002', label: 'B棟-2F-1' })],
  })
  await screen.getByRole('checkbox', { name: '全部勾選' }).click()
  await screen.getByRole('button', { name: /^改期/ }).click()
  const box = screen.getByRole('dialog', { name: '2 張改期' })
  await box.getByLabelText('繳費期限').fill('2026/12/20')
  await box.getByRole('button', { name: /^改期/ }).click()
  await expect.element(box).not.toBeInTheDocument()
  expect(sent[1]?.input).toMatchObject({ billIds: [sampleId, other], dueOn: '2026-12-20' })
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

it('a new run asks for the sums that are shared in its period, and writes them before it is drafted', async () => {
  answering(billingRuns.calls.list, { data: [], years: [] })
  answering(feeItems.calls.showService, {
    data: { ...sample(feeItems.calls.showService.gives).data, dueDay: 15 },
  })
  const { element: item } = feeItems.calls.listItems.gives.shape.data.shape.items
  const shared = sample(item, { feeItemId: other, name: '公共電費分攤', kind: 'shared', unit: 'area' })
  answering(feeItems.calls.listItems, { data: { items: [shared], accounts: [], buildings: [] } })
  const sums = answering(feeItems.calls.setRate, { data: true })
  const made = answering(billingRuns.calls.create, { data: run })
  const screen = await openPage(periodPath, may)
  await screen
    .getByRole('button', { name: /^開立期別/ })
    .first()
    .click()
  const box = screen.getByRole('dialog', { name: '開立期別' })
  await box.getByRole('textbox', { name: /^公共電費分攤/ }).fill('26140')
  answering(billingRuns.calls.get, { data: run })
  answeringEmpty(bills.calls.list)
  answering(bills.calls.countByStatus, { data: [] })
  answering(runChecks.calls.show, { data: checks })
  await box.getByRole('button', { name: /^建立草稿/ }).click()
  await expect.poll(() => made.length).toBe(1)
  expect(sums[0]?.input).toMatchObject({
    feeItemId: other,
    amount: 2_614_000,
    fromDay: made[0]?.input.startsOn,
  })
})

it('nothing is counted before the runs are known, and a community without a run is told so', async () => {
  type Runs = { data: never[]; years: never[] }
  let give: (runs: Runs) => void = () => undefined
  const later = new Promise<Runs>((resolve) => (give = resolve))
  answering(billingRuns.calls.list, () => later)
  const screen = await openPage(periodPath, may)
  const waits = screen.getByRole('region', { name: '等待處理' })
  await expect.element(waits).toBeVisible()
  expect(waits.element().textContent).not.toContain('NT$0')
  give({ data: [], years: [] })
  await expect.element(screen.getByText('還沒有期別')).toBeVisible()
  await expect.element(waits.getByText('NT$0').first()).toBeVisible()
})

it('whoever drafts a run is told of another of the same days, so that nobody is charged twice', async () => {
  answeringEmpty(feeItems.calls.listItems, feeItems.calls.showService)
  answering(billingRuns.calls.list, { data: [run], years: [2026] })
  const screen = await openPage(periodPath, may)
  await screen.getByRole('button', { name: /^開立期別/ }).click()
  const box = screen.getByRole('dialog', { name: '開立期別' })
  await box.getByLabelText('起始日').fill('2026/12/01')
  await box.getByLabelText('結束日').fill('2026/12/31')
  await expect.element(box.getByText('同樣日期的期別已有：12月管理費。請確認不會重複收費。')).toBeVisible()
})

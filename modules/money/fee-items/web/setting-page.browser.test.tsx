import { expect, it } from 'vitest'
import { answering, lost } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { feeItems, itemNameTaken } from '../contract.ts'
import { FeeItem, FeeRate } from '../shapes.ts'

const calls = feeItems.calls
const may = { may: ['feeItems.view', 'feeItems.configure'] }
const path = '/mgmt/fee/default-management/setting/items'
const cleaning = sample(FeeItem, {
  name: '汽車位清潔費',
  kind: 'car',
  unit: 'any',
  accountNumber: 4102,
  version: 3,
  inUse: 164,
  rates: [sample(FeeRate, { fromDay: '2024-01-01', amount: 50_000 })],
})
const accounts = [
  { number: 4101, name: '管理費收入' },
  { number: 4102, name: '停車費收入' },
]
const open = (viewer: { may: string[] } = may) => {
  answering(calls.listItems, { data: { items: [cleaning], accounts, buildings: ['A棟'] } })
  answering(calls.showSettings, { data: sample(calls.showSettings.gives).data })
  return openPage(path, viewer)
}

it('another rate of an item is a rate from its day on; a lost answer is sent again as the same rate', async () => {
  const sent = answering(calls.setRate, lost, { data: true })
  const screen = await open()
  await expect.element(screen.getByText('每格 500')).toBeVisible()
  await screen.getByRole('button', { name: '修改 汽車位清潔費' }).click()
  await screen.getByRole('textbox', { name: /^費率/ }).fill('600.555')
  await screen.getByRole('button', { name: '儲存', exact: true }).click()
  await expect.element(screen.getByText('請填寫金額，最多兩位小數。')).toBeVisible()
  await screen.getByRole('textbox', { name: /^費率/ }).fill('1,600.5')
  await screen.getByLabelText('生效日').fill('2026/12/01')
  await screen.getByRole('button', { name: '儲存', exact: true }).click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[0]?.input).toMatchObject({ fromDay: '2026-12-01', amount: 160_050, building: '' })
  expect(sent[1]?.input).toEqual(sent[0]?.input)
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

it('a new item whose name is taken stays as it was typed', async () => {
  const sent = answering(calls.addItem, itemNameTaken('汽車位清潔費'))
  const screen = await open()
  await screen.getByRole('button', { name: '新增項目' }).click()
  await screen.getByLabelText('名稱').fill('汽車位清潔費')
  await screen.getByRole('textbox', { name: /^費率/ }).fill('60')
  await screen.getByRole('button', { name: '儲存', exact: true }).click()
  await expect.element(screen.getByText('已有「汽車位清潔費」，請用別的名稱。')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^費率/ })).toHaveValue('60')
  expect(sent[0]?.input).toMatchObject({ kind: 'household', unit: 'each', accountNumber: 4101 })
})

it('who may only look sees rates and settings, and no button that changes them', async () => {
  const screen = await open({ may: ['feeItems.view'] })
  await expect.element(screen.getByText('每格 500')).toBeVisible()
  expect(screen.getByRole('button', { name: /修改|停用|新增項目/ }).elements()).toEqual([])
})

import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { bankFiles, formatChanged } from '../contract.ts'
import { Format } from '../format-shapes.ts'
import { BankFormat, PreviewLine } from '../shapes.ts'
import { shippedFormats } from '../shipped-formats.ts'

const calls = bankFiles.calls
const path = '/mgmt/fee/default-management/bank-format'
const may = ['bankFiles.view', 'bankFiles.match']
const fixed = Format.parse({
  name: '農會固定長度',
  layout: 'fixed',
  encoding: 'cp950',
  isRoc: true,
  columns: [
    { meaning: 'code', at: 1, length: 10 },
    { meaning: 'amount', at: 11, length: 6 },
    { meaning: 'paidOn', at: 23, length: 7 },
  ],
})
const own = sample(BankFormat, { formatCode: sampleId, rowVersion: 2, format: fixed, changedBy: '沈韻如' })
const shipped = [...shippedFormats].map(([formatCode, format]) =>
  sample(BankFormat, { formatCode, isShipped: true, rowVersion: 1, format }),
)
const preview = {
  ...sample(calls.tryFormat.gives).data,
  count: 1,
  lines: [
    sample(PreviewLine, {
      lineNumber: 1,
      code: '9912300001',
      amount: 1_200,
      paidOn: '2026-11-19',
      creditedOn: '2026-11-19',
    }),
  ],
}

async function open(viewer: { may: string[] } = { may }) {
  answering(calls.listFormats, { data: [...shipped, own] })
  answering(calls.listVersions, {
    data: [
      { version: 2, format: fixed, changedAt: new Date('2026-11-20T02:00:00Z'), changedBy: '沈韻如' },
      {
        version: 1,
        format: { ...fixed, columns: fixed.columns.map((column) => ({ ...column, length: 5 })) },
        changedAt: new Date('2026-10-20T02:00:00Z'),
        changedBy: '陳怡君',
      },
    ],
  })
  const tried = answering(calls.tryFormat, { data: preview })
  const screen = await openPage(`${path}?open=${sampleId}`, viewer)
  return { screen, tried }
}
/** 王 in cp950 is two bytes. */
const bytes = new Uint8Array([
  ...new TextEncoder().encode('9912300001001200'),
  0xa4,
  0xfd,
  ...new TextEncoder().encode('ZZZZ1151119X\n'),
])
const bank = () => new File([bytes], 'bank.txt', { type: 'text/plain' })

it('the lines of a sample are cut by bytes where the columns are; what no column says is shown as unknown, never guessed', async () => {
  const { screen, tried } = await open()
  await userEvent.upload(screen.getByLabelText('選擇範例檔').last(), bank())
  const lines = screen.getByRole('region', { name: '用檔案對照' }).last()
  for (const cell of ['9912300001', '001200', '王ZZZZ', '1151119', 'X'])
    await expect.element(lines.getByRole('cell', { name: cell, exact: true })).toBeVisible()
  const heads = lines
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent)
  expect(heads).toEqual([
    '行',
    '虛擬帳號第 1–10 位元組',
    '金額第 11–16 位元組',
    '未說明第 17–22 位元組',
    '繳款日第 23–29 位元組',
    '未說明第 30–30 位元組',
  ])
  await expect.element(screen.getByText('NT$1,200').first()).toBeVisible()
  expect(tried.at(-1)?.input.format.columns).toEqual(fixed.columns)
  await screen.getByRole('textbox', { name: /金額\s長度/ }).fill('8')
  await expect.element(lines.getByText('第 11–18 位元組')).toBeVisible()
  await expect.element(lines.getByRole('cell', { name: '001200王', exact: true })).toBeVisible()
})

it('a format is saved over the version that was seen; a colleague’s change is told and nothing typed is lost', async () => {
  const sent = answering(calls.saveFormat, formatChanged('陳怡君'), { data: { ...own, rowVersion: 4 } })
  const { screen } = await open()
  await screen.getByRole('textbox', { name: /金額\s長度/ }).fill('')
  await screen.getByRole('button', { name: /儲存格式/ }).click()
  await expect.element(screen.getByText('第 2 個欄位：請填寫起始位元組與長度。')).toBeVisible()
  await screen.getByRole('textbox', { name: /金額\s長度/ }).fill('7')
  await screen.getByRole('button', { name: /儲存格式/ }).click()
  await expect.element(screen.getByText(/陳怡君 剛剛改過這個格式/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /金額\s長度/ })).toHaveValue('7')
  expect(sent[0]?.input).toMatchObject({ formatId: sampleId, rowVersion: 2 })
  expect(sent[0]?.input.format.columns[1]).toMatchObject({ meaning: 'amount', length: 7 })
})

it('an earlier version is looked at and put into the form; it becomes a new version only when it is saved', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText(/陳怡君/)).toBeVisible()
  await screen.getByRole('button', { name: '用第 1 版' }).click()
  await expect.element(screen.getByRole('textbox', { name: /金額\s長度/ })).toHaveValue('5')
  await expect.element(screen.getByText('有未儲存的修改')).toBeVisible()
})

it('a built-in format is not changed but copied; who may only look has no button that changes one', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: /通用 CSV/ }).click()
  await expect.element(screen.getByText(/內建格式不能修改/)).toBeVisible()
  expect(screen.getByRole('button', { name: /儲存格式|停用/ }).elements()).toEqual([])
  await screen.getByRole('button', { name: '複製成新格式' }).click()
  await expect
    .element(screen.getByRole('textbox', { name: '名稱', exact: true }))
    .toHaveValue('通用 CSV 副本')
  await expect.element(screen.getByRole('button', { name: /儲存格式/ })).toBeVisible()
})

it('who may only look sees the columns, and no button that changes them', async () => {
  const { screen } = await open({ may: ['bankFiles.view'] })
  await expect.element(screen.getByRole('textbox', { name: /金額\s長度/ })).toBeDisabled()
  expect(screen.getByRole('button', { name: /儲存格式|停用|新增格式|複製/ }).elements()).toEqual([])
})

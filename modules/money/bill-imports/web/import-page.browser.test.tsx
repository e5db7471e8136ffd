import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { problem } from '#platform/contract/problem.ts'
import { billImports } from '../contract.ts'
import { BillImport, BillPreview } from '../shapes.ts'

const address = `/mgmt/fee/default-management/import?open=${sampleId}`
const may = { may: ['billImports.use', 'bills.view'] }
const one = sample(BillImport, {
  importId: sampleId,
  fileName: '三月.xlsx',
  state: 'waiting',
  provider: 'general',
})
const preview = sample(BillPreview, {
  name: '三月管理費',
  startsOn: '2027-03-01',
  endsOn: '2027-03-31',
  barcodeUntil: '2027-04-30',
  dueOn: '2027-03-15',
  faultCount: 0,
  faults: [],
  notices: [],
  count: 2,
  total: 4200,
  missing: ['C棟-3F-1'],
  missingCount: 1,
  beforeName: '二月管理費',
  sameAs: '',
  samePeriod: ['三月補開'],
  drafts: [],
})

it('shows every fault with its cell and what to do, narrows them by column, and offers no bills (R297)', async () => {
  const at = { column: '應繳總額', value: '2,501', other: '2,500' }
  answering(billImports.calls.find, {
    data: {
      ...one,
      preview: {
        ...preview,
        faultCount: 2,
        faults: [
          { kind: 'sumDiffers', cell: 'F4', ...at },
          { kind: 'dateFormat', cell: 'B1', column: '起始日', value: '', other: '' },
        ],
      },
    },
  })
  const screen = await openPage(address, may)
  await expect.element(screen.getByText('找到 2 個錯誤，沒有建立任何繳費單')).toBeVisible()
  await expect.element(screen.getByText('有錯誤', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('應繳總額是 2,501，各項目合計是 2,500')).toBeVisible()
  await screen.getByRole('button', { name: '起始日 1' }).click()
  await expect.element(screen.getByText('F4')).not.toBeInTheDocument()
  await expect.element(screen.getByText('B1')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^匯入 / })).not.toBeInTheDocument()
})

it('says what would be made, proposes the cycle of its days, and keeps what was typed when it is refused (R285)', async () => {
  answering(billImports.calls.find, { data: { ...one, preview } })
  const sent = answering(
    billImports.calls.confirm,
    problem(400005, '目前收費模式與期別設定不符，請建立新的期別。'),
    { data: { ...one, state: 'imported' } },
  )
  const screen = await openPage(address, may)
  await expect.element(screen.getByText('同樣日期的期別已有：三月補開。請確認不會重複收費。')).toBeVisible()
  await expect.element(screen.getByText('C棟-3F-1')).toBeVisible()
  await screen.getByLabelText('期別名稱').fill('')
  await screen.getByRole('button', { name: '匯入 2 張' }).click()
  await expect.element(screen.getByText('請填寫期別名稱')).toBeVisible()
  expect(sent).toEqual([])
  await screen.getByLabelText('期別名稱').fill('春季')
  await screen.getByRole('button', { name: '匯入 2 張' }).click()
  await expect.element(screen.getByText('目前收費模式與期別設定不符，請建立新的期別。')).toBeVisible()
  await screen.getByRole('button', { name: '匯入 2 張' }).click()
  await expect
    .poll(() => sent.map(({ input }) => input.run))
    .toEqual(Array(2).fill({ name: '春季', cycle: 'month', dueOn: '2027-03-15', isOpening: false }))
})

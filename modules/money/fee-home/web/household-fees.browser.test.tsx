import { expect, it } from 'vitest'
import { DebtDetail, arrears } from '#modules/money/arrears/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { HouseholdFees } from './HouseholdFees.tsx'
import { LeavingDebts } from './LeavingDebts.tsx'

const id = '01890a5d-ac96-7000-8000-000000000001'
const debt = sample(DebtDetail, {
  householdId: id,
  label: 'A棟-14F-1',
  total: 7076,
  overdue: 3538,
  days: 36,
  prepaid: 0,
  waiting: 0,
  bills: [
    {
      billId: id,
      billBulkId: id,
      feeType: 'default-management',
      provider: 'kgi',
      number: '11511-0056',
      runName: '11月管理費',
      dueOn: '2026-11-15',
      total: 7076,
      left: 7076,
    },
  ],
  lastPayments: [{ paymentId: id, day: '2026-09-14', amount: 3538, channel: 'store', isReversed: false }],
  demands: [],
  courtMissing: [],
})

it('the household’s page says what is owed, since when, and what was paid last, to who may see it', async () => {
  answering(arrears.calls.get, { data: debt })
  const screen = await drawPart(<HouseholdFees householdId={id} />, {
    may: ['arrears.view', 'payments.take'],
  })
  await expect.element(screen.getByText('尚欠 NT$7,076')).toBeVisible()
  await expect.element(screen.getByText('逾期 NT$3,538，已 36 天')).toBeVisible()
  await expect.element(screen.getByText('超商')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '收款' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '對帳單' })).toBeVisible()
})

it('leads to a bill and to its payment where who collects it has it', async () => {
  answering(arrears.calls.get, { data: debt })
  const screen = await drawPart(<HouseholdFees householdId={id} />, {
    may: ['arrears.view', 'payments.take', 'bills.view'],
  })
  await expect
    .element(screen.getByRole('link', { name: '11月管理費' }))
    .toHaveAttribute('href', `/mgmt/fee-kgi/default-management/detail/${id}/${id}`)
})

it('a desk that may not see balances is shown none, and none is asked for', async () => {
  const sent = answering(arrears.calls.get, { data: debt })
  const screen = await drawPart(
    <>
      <p>頁面</p>
      <HouseholdFees householdId={id} />
      <LeavingDebts householdId={id} />
    </>,
    { may: ['payments.take'] },
  )
  await expect.element(screen.getByText('頁面')).toBeVisible()
  expect(sent).toEqual([])
  await expect.element(screen.getByText('管理費')).not.toBeInTheDocument()
})

it('whoever moves somebody out is told what the household owes', async () => {
  answering(arrears.calls.get, { data: debt })
  const screen = await drawPart(<LeavingDebts householdId={id} />, { may: ['arrears.view'] })
  await expect
    .element(screen.getByText('這一戶尚有管理費 NT$7,076 未繳（1 張）。遷出不會結清欠款。'))
    .toBeVisible()
})

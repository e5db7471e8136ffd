import { expect, it } from 'vitest'
import { answering, lost } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { arrears, Debt, DebtDetail, Demand } from '../contract.ts'
import { settingsChanged } from '../problems.ts'
import { defaults } from '../settings.ts'

const { calls } = arrears
const path = '/mgmt/fee/default-management/arrears'
const may = { may: ['arrears.view', 'arrears.dun'] }
const id = (nth: number) => `0193a5b0-0000-7000-8000-00000000010${nth}`
const stamp = { version: 0, changedAt: null, changedBy: '' }
const { ladder, considerable, demandDays, rates, templates } = defaults

const debt = (nth: number, label: string, said: Partial<Debt> = {}): Debt =>
  sample(Debt, {
    debtId: id(nth),
    householdId: id(nth),
    payer: '',
    isFormer: false,
    isReachable: true,
    label,
    building: label.slice(0, 2),
    total: 7076,
    overdue: 7076,
    periods: 2,
    days: 40,
    oldestOn: '2026-10-11',
    aging: { notDue: 0, upTo30: 3538, upTo60: 3538, upTo90: 0, older: 0 },
    courtMissing: ['noDemand'],
    ...said,
  })
const debts = [
  debt(1, 'A棟-2F-1'),
  debt(2, 'A棟-3F-1', { waiting: 3538 }),
  debt(3, 'B棟-5F-2', { lastStep: 'demand', lastDay: '2026-11-03', lastTermOn: '2026-11-17' }),
]
const open = (viewer: { may: string[] } = may) => {
  answering(calls.list, { data: debts })
  answering(calls.getSettings, {
    data: {
      ladder: { ladder, considerable, demandDays, ...stamp },
      interest: { rates, ...stamp },
      letters: { templates, ...stamp },
    },
  })
  return openPage(path, viewer)
}

it('ticked households take the next step together; before, it is said who is left out and why; a lost answer is sent again as the same', async () => {
  const sent = answering(calls.demand, lost, {
    data: {
      demands: [{ demandId: id(9), householdId: id(1) }],
      left: [{ debtId: id(2), householdId: id(2), label: 'A棟-3F-1', payer: '', why: 'waiting' }],
    },
  })
  const screen = await open()
  await expect.element(screen.getByText('有款 NT$3,538 待銷帳，先不催')).toBeVisible()
  await screen.getByRole('checkbox', { name: '選取全部戶別' }).click()
  await screen.getByRole('button', { name: '催繳', exact: true }).click()
  await expect.element(screen.getByRole('radio', { name: '提醒' })).toBeChecked()
  await expect.element(screen.getByText('對 1 戶登記「提醒」，逾期合計 NT$7,076。')).toBeVisible()
  await expect.element(screen.getByText('不催 2 戶')).toBeVisible()
  await expect.element(screen.getByText('已在更後面的階段')).toBeVisible()
  await screen.getByRole('button', { name: /^催繳 1 戶/ }).click()
  await expect.element(screen.getByText('已催繳 1 戶')).toBeVisible()
  expect(sent[0]?.input).toMatchObject({
    step: 'reminder',
    channel: 'message',
    debtIds: [id(1), id(2), id(3)],
  })
  expect(sent[1]?.input).toEqual(sent[0]?.input)
  expect(sent[1]?.key).toBe(sent[0]?.key)
  await expect.element(screen.getByRole('button', { name: /^列印 1 封信函/ })).toBeVisible()
})

it('a former payer stands apart by name, and is dunned by no message to who lives there now', async () => {
  const former = debt(4, 'A棟-2F-1', {
    householdId: id(1),
    payer: '陳前手',
    isFormer: true,
    isReachable: false,
  })
  answering(calls.list, { data: [debt(1, 'A棟-2F-1'), former] })
  answering(calls.getSettings, {
    data: {
      ladder: { ladder, considerable, demandDays, ...stamp },
      interest: { rates, ...stamp },
      letters: { templates, ...stamp },
    },
  })
  const screen = await openPage(path, may)
  await expect.element(screen.getByText('前繳款人 陳前手')).toBeVisible()
  await expect.element(screen.getByText('共 1 戶')).toBeVisible()
  await screen.getByRole('checkbox', { name: '選取全部戶別' }).click()
  await screen.getByRole('button', { name: '催繳', exact: true }).click()
  await expect.element(screen.getByText('繳款人不住在這一戶，訊息會由別人收到；請改用信函')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^催繳 1 戶/ })).toBeEnabled()
})

it('a payment order is offered to nobody for whom the conditions of Art. 21 do not hold', async () => {
  const screen = await open()
  await screen.getByRole('checkbox', { name: '選取 B棟-5F-2' }).click()
  await screen.getByRole('button', { name: '催繳', exact: true }).click()
  await expect.element(screen.getByRole('radio', { name: '存證信函' })).toBeChecked()
  await screen.getByText('支付命令', { exact: true }).click()
  await expect.element(screen.getByText('還不符合第 21 條的條件')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^催繳 0 戶/ })).toBeDisabled()
})

it('the ages, the building and the step narrow the list', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: /有款待銷帳/ }).click()
  await expect.element(screen.getByText('共 1 戶')).toBeVisible()
  await expect.element(screen.getByText('A棟-3F-1')).toBeVisible()
  await screen.getByRole('button', { name: '清除篩選' }).click()
  await expect.element(screen.getByText('共 3 戶')).toBeVisible()
})

it('a household shows its bills, the conditions of Art. 21 and what became of its messages; a demand is taken back with a reason', async () => {
  const demand = sample(Demand, {
    demandId: id(8),
    step: 'reminder',
    channel: 'message',
    day: '2026-11-03',
    termOn: '2026-11-10',
    amount: 7076,
    by: '沈韻如',
    reach: 'failed',
    deliveries: [{ channel: 'sms', state: 'givenUp', recipient: '王○明', problem: '號碼錯誤' }],
  })
  answering(calls.get, {
    data: sample(DebtDetail, {
      ...debts[0],
      considerable: 20_000,
      interest: 24,
      others: [],
      demands: [demand],
    }),
  })
  const sent = answering(calls.voidDemand, { data: demand })
  const screen = await open()
  await screen.getByText('A棟-2F-1').click()
  await expect.element(screen.getByText('積欠達二期，或達相當金額 NT$20,000')).toBeVisible()
  await expect.element(screen.getByText('對目前的欠款還沒有催告')).toBeVisible()
  await expect.element(screen.getByText('簡訊 王○明　沒有送達：號碼錯誤')).toBeVisible()
  await screen.getByRole('button', { name: '取消這次催繳' }).click()
  await screen.getByRole('button', { name: '寄錯戶' }).click()
  await screen.getByRole('dialog', { name: /提醒/ }).getByRole('button', { name: '取消這次催繳' }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.input).toEqual({ demandId: id(8), reason: '寄錯戶' })
})

it('who may only look ticks households for their statements, and duns nobody', async () => {
  const screen = await open({ may: ['arrears.view'] })
  await expect.element(screen.getByText('A棟-2F-1')).toBeVisible()
  await screen.getByRole('checkbox', { name: '選取 A棟-2F-1' }).click()
  await expect.element(screen.getByRole('button', { name: '對帳單', exact: true })).toBeEnabled()
  await expect.element(screen.getByRole('button', { name: '催繳', exact: true })).not.toBeInTheDocument()
})

it('another rate of interest is added with its day; over 16 % it is refused, and what another saved meanwhile is told', async () => {
  const sent = answering(calls.saveSettings, settingsChanged('何明山', '今天 10:00'))
  await open()
  const screen = await openPage('/mgmt/fee/default-management/setting/arrears', may)
  await screen.getByRole('button', { name: '遲延利息' }).click()
  await screen.getByRole('button', { name: '新增利率' }).click()
  await screen.getByLabelText('生效日').nth(1).fill('2026/12/01')
  await screen.getByLabelText('年利率（%）').nth(1).fill('17')
  await expect.element(screen.getByText(/年利率為 0 到 16/)).toBeVisible()
  await screen.getByLabelText('年利率（%）').nth(1).fill('10')
  await screen.getByRole('button', { name: /^儲存/ }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.input).toMatchObject({
    interest: { version: 0, rates: [{ rate: 500 }, { fromOn: '2026-12-01', basis: 'bylaws', rate: 1000 }] },
  })
  await expect.element(screen.getByText(/何明山 在今天 10:00改了催繳設定/)).toBeVisible()
})

import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answering, lost } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { defaultBands } from '../bands.ts'
import { segmentsOf } from '../barcodes.ts'
import { collecting } from '../contract.ts'
import { ownApplication, wrongPassbook } from '../problems.ts'
import { BeneficiaryAccount, VirtualRule } from '../shapes.ts'

const calls = collecting.calls
const path = '/mgmt/fee/default-management/setting/account'
const may = ['collecting.view', 'collecting.configure', 'collecting.approve']
const account = (said: Partial<ReturnType<typeof BeneficiaryAccount.parse>> = {}) =>
  sample(BeneficiaryAccount, {
    state: 'approved',
    accountName: '晴川社區管理委員會',
    bankName: '玉山銀行',
    branchNumber: '8081234',
    accountNumber: '•••••••••6789',
    appliedBy: '陳怡君',
    decidedBy: '吳素珍',
    decidedAt: new Date('2026-11-01T02:00:00Z'),
    ...said,
  })
const waiting = account({ state: 'pending', decidedAt: null, decidedBy: '', accountName: '晴川社區新帳戶' })
const setting = sample(calls.showSetting.gives).data
const bands = defaultBands.map((band, nth) => ({ ...band, code: `K6${'AB'[nth]}`, chains: [...band.chains] }))

async function open(
  said: { pending?: typeof waiting; setting?: Partial<typeof setting> } = {},
  viewer: { may: string[] } = { may },
  at = path,
) {
  const pending = said.pending ?? null
  answering(calls.showAccount, { data: { current: account(), pending, history: [] } })
  answering(calls.showSetting, { data: { ...setting, bands, transferFee: 17, ...said.setting } })
  return openPage(at, viewer)
}
const passbook = (name: string, type: string) => new File(['…'], name, { type })
const choose = async (screen: Awaited<ReturnType<typeof open>>, file: File) => {
  await screen.getByRole('button', { name: '申請變更帳戶' }).click()
  await userEvent.upload(screen.getByLabelText('選擇存摺封面').last(), file)
}

it('another account is applied for in steps: the passbook, then what it says, typed; a lost answer is the same application (R284, R290, R292)', async () => {
  const kept = answering(calls.keepPassbook, {
    data: { path: 'passbook/2026/11/26/a.pdf', contentType: 'application/pdf' },
  })
  answering(calls.recognizePassbook, { data: sample(calls.recognizePassbook.gives).data })
  const sent = answering(calls.apply, lost, lost, lost, { data: waiting })
  const screen = await open()
  await screen.getByRole('button', { name: '申請變更帳戶' }).click()
  await expect.element(screen.getByRole('button', { name: /送出申請/ })).toBeDisabled()
  await userEvent.upload(screen.getByLabelText('選擇存摺封面').last(), passbook('a.pdf', 'application/pdf'))
  await expect.element(screen.getByText('系統不會從圖片猜帳號，請照存摺填寫。')).toBeVisible()
  expect(kept[0]?.input).toEqual({ provider: 'general' })
  await screen.getByRole('button', { name: /送出申請/ }).click()
  await expect.element(screen.getByText('帳號為 7 到 16 碼數字。')).toBeVisible()
  await screen.getByRole('textbox', { name: '戶名' }).fill('晴川社區管理委員會')
  await screen.getByRole('textbox', { name: /^銀行分行代號/ }).fill('822-0012')
  await expect.element(screen.getByText('中國信託')).toBeVisible()
  await screen.getByRole('textbox', { name: '帳號', exact: true }).fill('4105 4012 3456')
  await screen.getByRole('button', { name: /送出申請/ }).click()
  await expect.poll(() => sent.length).toBe(3)
  await screen.getByRole('button', { name: /送出申請/ }).click()
  await expect.element(screen.getByText('已送出，等候第二個人核准。')).toBeVisible()
  expect(sent[0]?.input).toMatchObject({
    branchNumber: '8220012',
    accountNumber: '410540123456',
    passbookPath: 'passbook/2026/11/26/a.pdf',
  })
  expect(sent[3]?.input).toEqual(sent[0]?.input)
  expect(sent[3]?.key).toBe(sent[0]?.key)
})

it('a passbook that is neither PDF, PNG nor JPEG is refused in the dialog, and nothing can be sent (R284)', async () => {
  answering(calls.keepPassbook, wrongPassbook())
  const screen = await open()
  await choose(screen, passbook('a.gif', 'image/png'))
  await expect.element(screen.getByText(/只接受 PDF、PNG 或 JPEG/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /送出申請/ })).toBeDisabled()
})

it('who applied sees that somebody else decides, and may revoke it (R290, R291)', async () => {
  const sent = answering(calls.withdraw, { data: sample(calls.withdraw.gives).data })
  const screen = await open({ pending: { ...waiting, isOwn: true } })
  await expect.element(screen.getByText('待核准')).toBeVisible()
  await expect.element(screen.getByText(/要由另一位有權限的人核准/)).toBeVisible()
  expect(screen.getByRole('button', { name: '核准' }).elements()).toEqual([])
  expect(screen.getByRole('button', { name: '申請變更帳戶' }).elements()).toEqual([])
  await screen.getByRole('button', { name: '撤銷申請' }).click()
  await screen
    .getByRole('alertdialog')
    .getByRole('button', { name: /撤銷申請/ })
    .click()
  await expect.poll(() => sent.length).toBe(1)
})

it('a second person opens passbook and whole number, approves, or refuses with a reason', async () => {
  const opened = answering(calls.openAccount, { data: { ...waiting, accountNumber: '1234940056789' } })
  const refused = answering(calls.refuse, { data: sample(calls.refuse.gives).data })
  answering(calls.approve, ownApplication())
  const screen = await open({ pending: waiting }, { may: ['collecting.view', 'collecting.approve'] })
  expect(screen.getByRole('button', { name: '撤銷申請' }).elements()).toEqual([])
  await screen.getByRole('button', { name: '顯示完整帳號' }).first().click()
  await expect.element(screen.getByText('1234940056789')).toBeVisible()
  expect(opened).toHaveLength(1)
  await screen.getByRole('button', { name: '核准' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: /核准/ }).click()
  await expect.element(screen.getByText(/申請人不能核准自己的申請/)).toBeVisible()
  await screen.getByRole('button', { name: '知道了' }).click()
  await screen.getByRole('button', { name: '退回' }).click()
  await screen.getByRole('button', { name: '帳號與存摺不符' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: /^退回/ }).click()
  await expect.poll(() => refused[0]?.input.reason).toBe('帳號與存摺不符')
})

it('weights of KGI are shown with the sentence that they were entered and verified by no bank', async () => {
  const rule = sample(VirtualRule, {
    scheme: 'kgi',
    prefix: '80912',
    length: 14,
    weights: '1371371371371',
    isEntered: true,
    madeBy: '沈韻如',
  })
  const seen = answering(calls.applyRule, { data: rule })
  const screen = await open(
    { setting: { rule, earlierRules: [rule] } },
    { may },
    path.replace('/fee/', '/fee-kgi/'),
  )
  await screen.getByRole('button', { name: '虛擬帳號', exact: true }).click()
  await expect.element(screen.getByText(/未經銀行驗證/)).toBeVisible()
  await expect.element(screen.getByText('先前的編碼與申請').first()).toBeVisible()
  await screen.getByRole('button', { name: '變更編碼' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(/未經銀行驗證/)).toBeVisible()
  await dialog.getByRole('textbox', { name: '權數' }).fill('137')
  await dialog.getByRole('button', { name: /送出申請/ }).click()
  await expect.element(dialog.getByText('權數要有 13 碼數字。')).toBeVisible()
  await dialog.getByRole('textbox', { name: '權數' }).fill('7317317317317')
  await dialog.getByRole('button', { name: /送出申請/ }).click()
  await expect
    .poll(() => seen[0]?.input)
    .toMatchObject({
      provider: 'kgi',
      seenRuleId: rule.ruleId,
      weights: '7317317317317',
      amountWeights: '',
    })
})

it('a rule of accounts waits for a second person, who compares it with the bank’s paper', async () => {
  const rule = sample(VirtualRule, { scheme: 'esun', prefix: '99128', length: 14, state: 'approved' })
  const pendingRule = sample(VirtualRule, {
    scheme: 'esun',
    prefix: '99345',
    length: 14,
    state: 'pending',
    isOwn: false,
    madeBy: '沈韻如',
    decidedBy: '',
    decidedAt: null,
  })
  const approved = answering(calls.approveRule, { data: { ...pendingRule, state: 'approved' } })
  const refused = answering(calls.refuseRule, { data: { ...pendingRule, state: 'refused' } })
  const screen = await open(
    { setting: { rule, pendingRule, earlierRules: [] } },
    { may: ['collecting.view', 'collecting.approve'] },
  )
  await screen.getByRole('button', { name: '虛擬帳號', exact: true }).click()
  const waits = screen.getByRole('region', { name: '變更申請' })
  await expect.element(waits.getByText('99345')).toBeVisible()
  await expect.element(waits.getByText(/核對企業識別碼、帳號長度與權數/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '變更編碼' })).not.toBeInTheDocument()
  await waits.getByRole('button', { name: '退回' }).click()
  await screen.getByRole('button', { name: '權數與銀行文件不符' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: /^退回/ }).click()
  await expect.poll(() => refused[0]?.input).toMatchObject({ reason: '權數與銀行文件不符' })
  await waits.getByRole('button', { name: '核准' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: /核准/ }).click()
  await expect.poll(() => approved[0]?.input.ruleId).toBe(pendingRule.ruleId)
})

it('bands say what is printed: 10 to NT$20,000, 15 to NT$40,000, a sentence above, and 17 that is only told (R293 to R296)', async () => {
  const sent = answering(calls.saveSetting, { data: { ...setting, bands, version: 1 } })
  const screen = await open()
  await screen.getByRole('button', { name: '超商代收', exact: true }).click()
  const printed = screen.getByRole('region', { name: '繳費單上怎麼印' })
  for (const words of [/K6A.*10 元/, /K6B.*15 元/, /金額超過超商代收上限/, /收 17 元，帳單金額不變/])
    await expect.element(printed.getByText(words)).toBeVisible()
  const second = screen.getByRole('group', { name: '第 2 列' })
  await second.getByRole('textbox', { name: '金額從' }).fill('20000')
  await expect.element(screen.getByText('第 2 列：金額與前面的列重疊。')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^儲存/ })).toBeDisabled()
  await second.getByRole('textbox', { name: '金額從' }).fill('20001')
  await second.getByRole('textbox', { name: '到' }).fill('40001')
  await expect.element(screen.getByText('第 2 列：超商最多代收 40,000 元。')).toBeVisible()
  await second.getByRole('textbox', { name: '到' }).fill('30000')
  await expect.element(printed.getByText('NT$30,001 以上')).toBeVisible()
  await screen.getByRole('button', { name: /^儲存/ }).click()
  await expect.poll(() => sent[0]?.input.bands.map(({ max }) => max)).toEqual([20_000, 30_000])
})

it('a code from a reader is followed through its three barcodes, and says its household or why it is nobody’s', async () => {
  const [first, second, third] = segmentsOf({
    until: '2026-12-31',
    itemCode: 'K6A',
    number: '99128000100019',
    month: '2026-11',
    amount: 3_638,
  })
  const found = sample(calls.checkCode.gives).data
  const sent = answering(
    calls.checkCode,
    { data: { ...found, finding: 'firstBarcode', householdId: null } },
    { data: { ...found, finding: 'given', householdId: sampleId, label: 'A棟-12F-3' } },
    { data: { ...found, finding: 'badCheckCharacters', expected: '9Y', householdId: null } },
  )
  const screen = await open()
  const field = screen.getByRole('textbox', { name: '虛擬帳號或條碼' })
  for (const [code, words] of [
    [first, /請接著掃第二段/],
    [second, 'A棟-12F-3'],
    [third, /應為 9Y/],
  ] as const) {
    await field.fill(code)
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText(words)).toBeVisible()
  }
  expect(sent.map(({ input }) => input.code)).toEqual([
    first,
    `${first} ${second}`,
    `${first} ${second} ${third}`,
  ])
})

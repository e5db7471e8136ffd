import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cash } from '#modules/parcels/cash/contract.ts'
import { deposits } from '#modules/parcels/deposits/contract.ts'
import { DepositKind } from '#modules/parcels/deposits/shapes.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { AllSettings, CourierEntry, entryChanged, packageSettings, sectionChanged } from '../contract.ts'
import { defaultSettings } from '../settings.ts'

const calls = packageSettings.calls
const stamp = { version: 0, changedAt: null, changedBy: '' }
const { reminderDays, signature, noteTemplates, undoRoles, ...label } = defaultSettings
const given = sample(AllSettings, {
  reminders: { reminderDays, ...stamp },
  receiving: { signature, noteTemplates, undoRoles, ...stamp },
  label: { ...label, ...stamp },
})

async function openPart(part: string) {
  const screen = await openPage('/mgmt/postal/setting', {
    may: ['packageSettings.view', 'packageSettings.change'],
  })
  const parts = screen.getByRole('navigation', { name: '設定項目' })
  await parts.getByRole('button', { name: part }).click()
  return screen
}

it('a courier that a colleague changed meanwhile: the slower one is told and saves both changes', async () => {
  const cat = sample(CourierEntry, { id: sampleId, name: '黑貓宅急便', shortName: '黑貓' })
  const newer = { ...cat, shortName: '黑貓貓', version: 1 }
  answering(calls.showAll, { data: { ...given, couriers: [cat] } }, { data: { ...given, couriers: [newer] } })
  const changes = answering(calls.changeCourier, entryChanged('黑貓宅急便'), { data: true })
  const screen = await openPart('物流')
  await screen.getByRole('button', { name: '修改 黑貓宅急便' }).click()
  await screen.getByLabelText('名稱').fill('黑貓宅配')
  await saveOvertaken(screen, {
    save: '儲存',
    told: /剛被另一位管理人員改過/,
    cameIn: '標籤簡稱：黑貓 → 黑貓貓',
    keeps: () => expect.element(screen.getByLabelText('名稱')).toHaveValue('黑貓宅配'),
  })
  expect(changes[1]?.input).toMatchObject({ version: 1, name: '黑貓宅配', shortName: '黑貓貓' })
})

it('a section that a colleague changed meanwhile: the slower one is told and saves both changes', async () => {
  const theirs = { ...given.receiving, noteTemplates: ['鄰居代領', '已核對證件'] as [string, string] }
  const newer = { ...theirs, version: 1, changedAt: new Date(), changedBy: '江文彬' }
  const saved = { ...newer, version: 2, changedBy: '沈韻如' }
  answering(
    calls.showAll,
    { data: given },
    { data: { ...given, receiving: newer } },
    { data: { ...given, receiving: saved } },
  )
  const changes = answering(calls.saveReceiving, sectionChanged('江文彬', '今天 10:02'), { data: true })
  const screen = await openPart('領取')
  await screen.getByLabelText('範本 2').fill('警衛代領')
  await saveOvertaken(screen, {
    save: /^儲存/,
    told: /^江文彬 已於(今天|昨天) \d\d:\d\d改過這一區/,
    cameIn: '範本 1：家人代領 → 鄰居代領',
    keeps: () => expect.element(screen.getByLabelText('範本 2')).toHaveValue('警衛代領'),
  })
  expect(changes[1]?.input).toMatchObject({ version: 1, noteTemplates: ['鄰居代領', '警衛代領'] })
  await expect.element(screen.getByText(/^沈韻如 (今天|昨天) \d\d:\d\d 儲存$/)).toBeVisible()
})

it('settings of every page are found by a word and opened by Enter; numbers say how many are in use', async () => {
  const kinds = [false, false, true].map((isRetired, at) =>
    sample(DepositKind, { number: at + 2, isRetired }),
  )
  answering(calls.showAll, {
    data: { ...given, couriers: [sample(CourierEntry, { name: '黑貓宅急便', shortName: '黑貓' })] },
  })
  answering(deposits.calls.listKinds, { data: kinds })
  answering(cash.calls.findSetting, { data: sample(cash.calls.findSetting.gives).data })
  const screen = await openPage('/mgmt/postal/setting', {
    may: ['packageSettings.view', 'packageSettings.change', 'deposits.configure'],
  })
  const parts = screen.getByRole('navigation', { name: '設定項目' })
  await expect.element(parts.getByRole('button', { name: '物流' })).toHaveTextContent('物流1')
  await expect.element(parts.getByRole('link', { name: '寄放類型' })).toHaveTextContent('寄放類型2')
  const search = screen.getByRole('searchbox')
  await userEvent.keyboard('/')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('收據')
  await expect.element(search).toHaveValue('收據')
  await expect.element(parts.getByRole('button')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: '收據與現金' })).toBeVisible()
  await expect.element(screen.getByLabelText('收據附註')).toBeVisible()
})

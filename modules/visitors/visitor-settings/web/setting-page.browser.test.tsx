import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample } from '#tests/setup/sample.ts'
import { entryChanged, Reason, sectionChanged, visitorSettings } from '../contract.ts'

const calls = visitorSettings.calls
const given = sample(calls.showAll.gives).data
const viewer = { may: ['visitorSettings.view', 'visitorSettings.change'] }
const path = '/mgmt/PlusGuestSetting'

it('a section that a colleague changed meanwhile: the slower one is told and saves both changes', async () => {
  const newer = { ...given, desk: { ...given.desk, isCodeOn: true, version: 1 } }
  answering(calls.listReasons, { data: [] })
  answering(calls.showAll, { data: given }, { data: newer })
  const changes = answering(calls.saveDesk, sectionChanged('江文彬', '今天 10:02'), { data: true })
  const screen = await openPage(path, viewer)
  const parts = screen.getByRole('navigation', { name: '設定項目' })
  await parts.getByRole('button', { name: 'QR 碼與車位' }).click()
  const bays = screen.getByLabelText('訪客車位')
  await bays.fill('V-01\nV-08')
  await saveOvertaken(screen, {
    save: /^儲存/,
    told: /^江文彬已於今天 \d\d:\d\d改過這一區/,
    cameIn: /：否 → 是$/,
    keeps: () => expect.element(bays).toHaveValue('V-01\nV-08'),
  })
  expect(changes[1]?.input).toEqual({ version: 1, isCodeOn: true, bays: ['V-01', 'V-08'] })
})

it('a reason of visits that a colleague renamed meanwhile: the slower one is told and saves', async () => {
  const friends = sample(Reason, { name: '親友來訪', isEnabled: true })
  answering(calls.showAll, { data: given })
  answering(
    calls.listReasons,
    { data: [friends] },
    { data: [{ ...friends, name: '親友拜訪', rowVersion: 1 }] },
  )
  const changes = answering(calls.changeReason, entryChanged('親友拜訪'), { data: true })
  const screen = await openPage(path, viewer)
  await screen.getByRole('button', { name: '修改 親友來訪' }).click()
  await screen.getByLabelText('名稱').fill('探訪親友')
  await saveOvertaken(screen, {
    save: '儲存',
    told: /剛被另一位管理人員改過/,
    cameIn: '名稱：對方改為「親友拜訪」，保留您填的「探訪親友」',
    keeps: () => expect.element(screen.getByLabelText('名稱')).toHaveValue('探訪親友'),
  })
  expect(changes[1]?.input).toMatchObject({ rowVersion: 1, name: '探訪親友' })
})

import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample } from '#tests/setup/sample.ts'
import { channelChanged, notices, settingsChanged } from '../contract.ts'
import { ChannelSettings, NoticeSettings } from '../shapes.ts'

const viewer = { may: ['notices.view', 'notices.configure'] }
const rules = sample(NoticeSettings, { reminderHour: 10, giveUpAfter: 3 })
const settings = { settings: rules, version: 0, channels: [] }

it('a channel of notices that a colleague changed meanwhile: the slower one is told and saves both', async () => {
  const given = sample(ChannelSettings, { channel: 'sms' })
  const newer = { ...given, settings: { url: 'https://sms.example.com/send' }, version: 1 }
  answering(
    notices.calls.getSettings,
    { data: { ...settings, channels: [given] } },
    { data: { ...settings, channels: [newer] } },
  )
  const changes = answering(notices.calls.saveChannel, channelChanged('沈韻如', '今天 10:02'), {
    data: { ...newer, version: 2 },
  })
  const screen = await openPage('/mgmt/notices/setting#sms', viewer)
  const account = screen.getByLabelText('帳號')
  await account.fill('qingchuan')
  await saveOvertaken(screen.getByRole('region', { name: '簡訊' }), {
    save: '儲存變更',
    told: /^沈韻如已於今天 \d\d:\d\d 改過這個管道/,
    cameIn: '簡訊平台網址：（空白） → https://sms.example.com/send',
    keeps: () => expect.element(account).toHaveValue('qingchuan'),
  })
  await expect.element(screen.getByText('已儲存。')).toBeVisible()
  expect(changes[1]?.input).toMatchObject({
    channel: 'sms',
    version: 1,
    settings: { url: 'https://sms.example.com/send', account: 'qingchuan' },
  })
})

it('the rules of notices that a colleague changed meanwhile: the slower one is told and saves both', async () => {
  const newer = { ...rules, reminderHour: 9 }
  answering(
    notices.calls.getSettings,
    { data: settings },
    { data: { ...settings, settings: newer, version: 1 } },
  )
  const changes = answering(notices.calls.saveSettings, settingsChanged('沈韻如'), { data: { version: 2 } })
  const screen = await openPage('/mgmt/notices/setting#rules', viewer)
  const tries = screen.getByLabelText('每個管道最多試幾次')
  await tries.click()
  await screen.getByRole('option', { name: '4', exact: true }).click()
  await saveOvertaken(screen, {
    save: '儲存變更',
    told: /^通知設定已由沈韻如更改/,
    cameIn: '提醒時間：10:00 → 09:00',
    keeps: () => expect.element(tries).toHaveTextContent('4'),
  })
  await expect.element(screen.getByText('已儲存。')).toBeVisible()
  expect(changes[1]?.input).toMatchObject({ version: 1, reminderHour: 9, giveUpAfter: 4 })
})

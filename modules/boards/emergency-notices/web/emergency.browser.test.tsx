import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { boardDevices, DisplayDevice } from '#modules/boards/board-devices/contract.ts'
import { boardSettings, defaultSettings } from '#modules/boards/board-settings/contract.ts'
import { emergencyPath } from '#modules/boards/paths.ts'
import { members } from '#modules/staff/members/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { EmergencyNotice, emergencyNotices, Publishing, Target } from '../contract.ts'

const calls = emergencyNotices.calls
const may = [
  'emergencyNotices.view',
  'emergencyNotices.publish',
  'boardSettings.view',
  'boardSettings.change',
]
const at = new Date('2026-11-20T06:05:03Z')
const target = (name: string, part: Partial<Target>) =>
  sample(Target, {
    displayDeviceId: `0190a000-0000-7000-8000-00000000000${name.length}`,
    name,
    groupName: '大廳',
    screen: '1080x1920',
    state: 'shown',
    shownAt: at,
    shownHash: '9f2c1234',
    leftAt: null,
    walker: '',
    sentAt: null,
    foundAt: null,
    foundBy: '',
    foundNote: '',
    seenAt: at,
    ...part,
  })
const fire = sample(Publishing, {
  templateId: 'fire',
  title: 'A棟 8F 火警',
  content: '請由安全梯往一樓中庭疏散。',
  status: 'publishing',
  publishedAt: at,
  publishedBy: '陳怡君',
  expiresAt: new Date(Date.now() + 1_800_000),
  endedAt: null,
  rowVersion: 1,
  hash: '9f2c1234',
  targets: [target('B1 停車場', { state: 'offline', shownAt: null, shownHash: '' }), target('大廳 A', {})],
})

/** The page over what is on and what was. */
function open(publishing: Publishing[], past: EmergencyNotice[] = []) {
  answering(calls.listPublishing, { data: publishing })
  answering(calls.listNotices, { data: past })
  answering(members.calls.listStaff, {
    data: [
      { accountId: fire.noticeId, name: '何明山', role: 'committee', lastEnteredAt: null },
      { accountId: fire.noticeId, name: '黃國棟', role: 'desk', lastEnteredAt: null },
    ],
  })
  answering(boardDevices.calls.listDevices, {
    data: [
      sample(DisplayDevice, {
        name: '大廳 A',
        groupName: '大廳',
        status: 'online',
        onFrom: '00:00',
        onUntil: '00:00',
      }),
    ],
  })
  answering(boardSettings.calls.show, {
    data: { ...defaultSettings, takesOver: true, version: 0, changedAt: null, changedBy: '' },
  })
  return openPage(emergencyPath, { may })
}

it('of a running take-over says what is on it, sends somebody to screens that are off, and changes its content; nothing is published again by accident', async () => {
  const sent = answering(calls.sendWalker, { data: true })
  const changed = answering(calls.changeNotice, { data: { hash: '00000000' } })
  const screen = await open([fire])
  await expect.element(screen.getByText(/A棟 8F 火警，14:05:03 由陳怡君發布/)).toBeVisible()
  await expect.element(screen.getByText(/災害級警報自動插播：開啟/)).toBeVisible()
  expect(screen.getByRole('button', { name: /發布到/ }).elements()).toEqual([])
  await expect.element(screen.getByText('1 面沒有顯示，請派人到現場：B1 停車場')).toBeVisible()
  // What is typed at once goes into the dialog.
  await userEvent.keyboard('{Alt>}1{/Alt}')
  await expect.element(screen.getByRole('combobox', { name: '誰去' })).toHaveFocus()
  await userEvent.keyboard('黃')
  await expect.element(screen.getByTitle('黃國棟')).toBeVisible()
  await userEvent.keyboard('{Backspace}')
  await userEvent.keyboard('林志明')
  await screen.getByRole('button', { name: /派去 1 面螢幕/ }).click()
  const { displayDeviceId } = fire.targets[0] as Target
  await expect
    .poll(() => sent[0]?.input)
    .toMatchObject({ displayDeviceIds: [displayDeviceId], walker: '林志明', isInstead: false })
  await userEvent.keyboard('{Alt>}3{/Alt}')
  await expect.element(screen.getByRole('textbox', { name: '名稱' })).toHaveFocus()
  await screen.getByRole('textbox', { name: '內容' }).fill('火已撲滅。')
  await screen.getByRole('button', { name: /更新 2 面螢幕/ }).click()
  await expect.poll(() => changed[0]?.input).toMatchObject({ content: '火已撲滅。', rowVersion: 1 })
})

it('of a take-over that is over says how many screens showed it, and each since and until when', async () => {
  answering(calls.listReceipts, {
    data: [
      target('B1 停車場', { state: 'missed', shownAt: null, shownHash: '' }),
      target('大廳 A', { leftAt: new Date(at.getTime() + 60_000) }),
    ],
  })
  const { hash: _, targets, ...said } = fire
  const over = { ...said, status: 'ended' as const, endedAt: at, targets: targets.length, shown: 1 }
  const screen = await open([], [over])
  await expect.element(screen.getByRole('button', { name: /發布到 1 面螢幕/ })).toBeVisible()
  await expect.element(screen.getByText('已顯示 1／2')).toHaveClass('lb-mark-wait')
  await screen.getByRole('button', { name: '已顯示 1／2' }).click()
  const dialog = screen.getByRole('dialog', { name: 'A棟 8F 火警' })
  await expect.element(dialog.getByText('14:05:03–14:06:03')).toBeVisible()
  await expect.element(dialog.getByText('沒有顯示')).toBeVisible()
})

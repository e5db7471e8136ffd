import { expect, it } from 'vitest'
import { members } from '#modules/staff/members/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { alarmCalls, CallList, callsChanged, Contact, First, type Plan, Rotation } from '../contract.ts'
import { callsPath } from './screens.ts'

const stamp = { version: 1, changedAt: null, changedBy: '' }
const lin = sample(Contact, { name: '林志明', mobile: '0922000101', email: '', accountId: null })
const rotation = sample(Rotation, {
  name: '夜間值班',
  contactIds: [lin.contactId],
  turnDays: 7,
  handOverHour: 8,
  since: '2026-11-02',
})
const list = sample(CallList, {
  name: '災害級',
  levels: [4],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  fromHour: 0,
  toHour: 0,
  waitSeconds: 60,
  rounds: 0,
  steps: [{ contactId: null, rotationId: rotation.rotationId, ways: ['push', 'sms'] }],
})
const fire = sample(First, {
  name: '火警',
  categories: [1],
  steps: ['看監視器確認煙或火'],
  numbers: [{ name: '消防隊', phone: '119' }],
})
const plan: Plan = {
  contacts: { contacts: [lin], ...stamp },
  rotations: { rotations: [rotation], ...stamp },
  lists: { lists: [list], ...stamp },
  firsts: { firsts: [fire], ...stamp },
  offered: ['push', 'sms', 'mail'],
}
const may = ['alarmCalls.view', 'alarmCalls.configure']

it('says whom alarms call in which order, who has the turn, and that it goes on until somebody acknowledges it', async () => {
  answering(alarmCalls.calls.show, { data: plan })
  const screen = await openPage(callsPath, { may: ['alarmCalls.view'] })
  await expect
    .element(screen.getByText(/4 災害級.*每天.*全天.*當值：夜間值班.*60 秒.*直到有人確認/))
    .toBeVisible()
  await expect.element(screen.getByText(/每 7 天 8 點交接.*現在：林志明/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '修改' })).not.toBeInTheDocument()
})

it('a person is added over the version that was seen, and a number that is none is refused before it is sent', async () => {
  answering(alarmCalls.calls.show, { data: plan })
  answering(members.calls.listStaff, { data: [] })
  const saved = answering(alarmCalls.calls.saveContacts, callsChanged('黃國棟', '剛才'), { data: plan })
  const screen = await openPage(callsPath, { may })
  await screen.getByRole('button', { name: '新增聯絡人' }).click()
  const box = screen.getByRole('dialog', { name: '新增聯絡人' })
  await box.getByLabelText('姓名').fill('永安水電')
  await box.getByLabelText(/^手機/).fill('0212')
  await box.getByRole('button', { name: /^儲存/ }).click()
  await expect.element(box.getByText('手機請填 09 開頭的 10 個數字')).toBeVisible()
  expect(saved).toHaveLength(0)
  await box.getByLabelText(/^手機/).fill('0922000103')
  await box.getByRole('button', { name: /^儲存/ }).click()
  await expect.element(box.getByText(/黃國棟已於剛才改過通知名單/)).toBeVisible()
  await box.getByRole('button', { name: /^儲存/ }).click()
  await expect.element(box).not.toBeInTheDocument()
  expect(saved[1]?.input).toMatchObject({
    version: 1,
    contacts: [lin, { name: '永安水電', mobile: '0922000103' }],
  })
})

it('what is done first in a disaster is written a line each, and a number that is none is refused before it is sent', async () => {
  answering(alarmCalls.calls.show, { data: plan })
  const saved = answering(alarmCalls.calls.saveFirsts, { data: plan })
  const screen = await openPage(callsPath, { may })
  await expect.element(screen.getByText(/消防.*1 看監視器確認煙或火.*消防隊 119/)).toBeVisible()
  await screen.getByRole('button', { name: '新增先做的事' }).click()
  const box = screen.getByRole('dialog', { name: '新增先做的事' })
  await box.getByLabelText('名稱').fill('淹水')
  await box.getByLabelText('排水').click()
  await box.getByLabelText('先做什麼').fill('關閉 B2 受電室\n\n 放擋水板 ')
  await box.getByLabelText(/要撥的電話/).fill('消防隊')
  await box.getByRole('button', { name: /^儲存/ }).click()
  await expect.element(box.getByText(/請一行一個：名稱、空格、號碼/)).toBeVisible()
  expect(saved).toHaveLength(0)
  await box.getByLabelText(/要撥的電話/).fill('消防隊 119\n永安水電 02-2758-6610')
  await box.getByRole('button', { name: /^儲存/ }).click()
  await expect.element(box).not.toBeInTheDocument()
  expect(saved[0]?.input).toMatchObject({
    firsts: [
      fire,
      {
        name: '淹水',
        categories: [4],
        steps: ['關閉 B2 受電室', '放擋水板'],
        numbers: [
          { name: '消防隊', phone: '119' },
          { name: '永安水電', phone: '02-2758-6610' },
        ],
      },
    ],
  })
})

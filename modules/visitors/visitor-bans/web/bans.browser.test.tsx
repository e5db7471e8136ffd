import { expect, it } from 'vitest'
import { problemOf } from '#platform/contract/problem.ts'
import { alertsShown } from '#platform/web/look/alerts.ts'
import { answering, lost } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample } from '#tests/setup/sample.ts'
import { Ban, banChanged, visitorBans } from '../contract.ts'
import { bansPath } from './screens.ts'

const given = sample(Ban, {
  name: '焦先',
  plate: 'ABC-1234',
  reason: '鬧事',
  untilDay: '2027-01-01',
  isInForce: true,
})
const newer = { ...given, name: '焦先生', rowVersion: 1 }

it('somebody of the black list whom a colleague changed meanwhile: the slower one is told and saves', async () => {
  answering(visitorBans.calls.listBans, ({ isAll }) => ({ data: [isAll ? newer : given] }))
  const changes = answering(visitorBans.calls.changeBan, banChanged(), { data: newer })
  const screen = await openPage(bansPath, { may: ['visitorBans.view', 'visitorBans.change'] })
  await screen.getByRole('button', { name: '修改 焦先' }).click()
  const box = screen.getByRole('dialog', { name: '修改注意名單' })
  const reason = box.getByLabelText(/^原因/)
  await reason.fill('委員會第三次決議')
  await saveOvertaken(box, {
    save: '儲存變更',
    told: /^這筆名單剛被另一位管理人員改過/,
    cameIn: '姓名或稱呼：焦先 → 焦先生',
    keeps: () => expect.element(reason).toHaveValue('委員會第三次決議'),
  })
  expect(changes[1]?.input).toMatchObject({ rowVersion: 1, name: '焦先生', reason: '委員會第三次決議' })
})

it('a change whose answer was lost is sent again as the same act', async () => {
  answering(visitorBans.calls.listBans, { data: [given] })
  const changes = answering(visitorBans.calls.changeBan, lost, { data: newer })
  const screen = await openPage(bansPath, { may: ['visitorBans.view', 'visitorBans.change'] })
  await screen.getByRole('button', { name: '修改 焦先' }).click()
  const box = screen.getByRole('dialog', { name: '修改注意名單' })
  await box.getByLabelText(/^姓名/).fill('焦先生')
  await box.getByRole('button', { name: '儲存' }).click()
  await expect.element(box).not.toBeInTheDocument()
  expect(changes.map(({ input }) => input.name)).toEqual(['焦先生', '焦先生'])
  expect(changes[1]?.key).toBe(changes[0]?.key)
})

it('whoever may not change the black list sees it, and is told so', async () => {
  answering(visitorBans.calls.listBans, { data: [given] })
  const screen = await openPage(bansPath, { may: ['visitorBans.view'] })
  await expect.element(screen.getByText('焦先')).toBeVisible()
  await expect.element(screen.getByText(/只有管理員與總幹事可以修改/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^修改|^解除|新增/ })).not.toBeInTheDocument()
})

it('A list that is refused says so in its place and as the documents say (R239, R242, R244, R246)', async () => {
  const answers = [
    [problemOf(404000, '找不到這份名單。'), '找不到這份名單。'],
    [problemOf(409000, '名單正在更新。'), '名單正在更新。'],
    [problemOf(500001, '…'), '伺服器發生錯誤'],
    [problemOf(502000, ''), '請稍後再試'],
    [problemOf(504000, '上游沒有回應。'), '上游沒有回應。'],
  ] as const
  const refused = problemOf(403001, '您沒有這項功能的權限，請洽管理員。')
  let given = refused
  const asked = answering(visitorBans.calls.listBans, () => given)
  given = answers[0][0]
  const screen = await openPage(bansPath, { may: ['visitorBans.view'] })
  const again = screen.getByRole('button', { name: /重新載入/ })
  for (const [problem, said] of answers) {
    given = problem
    if (problem !== answers[0][0]) await again.click()
    await expect.poll(() => alertsShown().box?.text ?? alertsShown().toasts.at(-1)?.text).toBe(said)
    await expect.element(screen.getByRole('alert').getByText(said)).toBeVisible()
    expect(alertsShown().box !== undefined).toBe(problem.status < 500)
    alertsShown().box?.answer(true)
    expect(alertsShown().box).toBeUndefined()
  }
  // Asked for early or by the page, and once for each press.
  expect(asked.length).toBe(answers.length)
  given = refused
  await again.click()
  await expect.poll(() => alertsShown().box?.text).toBe(refused.description)
  alertsShown().box?.answer(true)
  await expect.element(again).not.toBeInTheDocument()
})

import { expect, it } from 'vitest'
import { base, begin, even, Reason } from '#modules/assemblies/assemblies/server/test-assembly.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { journey } from './browser.ts'

const world = journey({ camera: false })
const home = '/mgmt/UnitOwnerAssembly'

it('A meeting without its quorum is called again; its resolution falls by written objections of more than half, and the outcome is posted once the days are over (Art. 31, 32)', async () => {
  const said = await world.lobby.as('auth_0912345678', '晴川社區')
  const done = async (answer: ReturnType<typeof said.get>) => {
    const { status, body } = await answer
    expect(status, JSON.stringify(body)).toBe(200)
    return body.Data
  }
  const first = await begin(said, even(9))
  await first.owner(said, '1F', '2F', '3F')
  await done(first.act('StartVoting'))
  await done(first.vote(said, 'yes', '1F', '2F', '3F'))
  expect((await done(first.act('CloseVoting'))).Result.IsCarried).toBe(false)
  await done(first.act('MakeDecision', { Decision: 'rejected' }))
  await done(said.patch(`${base}/EndAssembly`, { AssemblyId: first.AssemblyId }))

  // Called again on its own page: roll and motion come along.
  const page = await world.desk('auth_0912345678', { at: `${home}?open=${first.AssemblyId}` })
  await page.getByRole('link', { name: '重新召集' }).click()
  const title = page.getByLabel('會議名稱')
  await expect.poll(() => title.inputValue()).toBe('區分所有權人會議')
  await page.getByLabel('開會日期').fill(dayAfter(dayOf(new Date()), 20))
  await page.getByRole('button', { name: '儲存並看名冊' }).click()
  await page.waitForURL(/UnitOwnerList/)
  await page.getByText('甲9', { exact: true }).first().waitFor()
  const AssemblyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const [topic] = await done(said.get(`${base}/GetTopicList?AssemblyId=${AssemblyId}`))
  expect(topic.Title).toBe('年度預算')
  const units: { UnitOwnerId: string }[] = await done(
    said.get(`${base}/GetAttendanceCardList?AssemblyId=${AssemblyId}`),
  )
  const ids = units.map(({ UnitOwnerId }) => UnitOwnerId)
  await done(said.patch(`${base}/PublishAssembly`, { AssemblyId }))
  await done(said.patch(`${base}/StartAssembly`, { AssemblyId, Reason }))
  await done(said.patch(`${base}/RegisterUnitOwner`, { AssemblyId, UnitOwnerIds: ids.slice(0, 3) }))
  const { TopicId } = topic
  await done(said.post(`${base}/StartVoting`, { TopicId }))
  const Votes = ids.slice(0, 2).map((UnitOwnerId) => ({ UnitOwnerId, OptionIds: ['yes'] }))
  await done(said.post(`${base}/SetVotes`, { TopicId, Votes }))
  // Three of nine are a fifth and three; two of them are more than half.
  expect((await done(said.post(`${base}/CloseVoting`, { TopicId }))).Result.IsCarried).toBe(true)
  await done(said.post(`${base}/MakeDecision`, { TopicId, Decision: 'carried' }))
  await done(said.patch(`${base}/EndAssembly`, { AssemblyId }))
  await world.lobby.owner.query('update assembly set meeting_at = now() where id = $1', [AssemblyId])

  // The seven days begin when the minutes have reached everybody.
  await page.goto(`${home}/AssemblyMinutes/${AssemblyId}`)
  await page.getByText('還有人沒收到紀錄，異議期間還沒全部開始。').waitFor()
  const servings = page.getByRole('region', { name: '會議紀錄的送達' })
  await servings.getByRole('button', { name: '勾選未送達的 9 戶' }).click()
  await servings.getByRole('button', { name: '登錄送達 9 戶' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '儲存' }).click()
  await page.getByText(/^全部送達後異議到 \d{4}\/\d\d\/\d\d/).waitFor()
  const again = page.getByRole('region', { name: '重新召集的決議' })
  expect(await again.getByRole('button', { name: '結果已公告' }).count()).toBe(0)
  await again.getByText('異議 0／9 人').waitFor()

  // One comes to the desk, four more by post: five of nine are more than half.
  await again.getByRole('button', { name: '登錄書面異議' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('戶別').fill('5F')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: '儲存' }).click()
  await again.getByText('異議 1／9 人').waitFor()
  await again.getByText('未超過半數').waitFor()
  for (const UnitOwnerId of [ids[5], ids[6], ids[7], ids[8]])
    await done(
      said.post(`${base}/AddObjection`, {
        ObjectionId: newId(),
        TopicId,
        UnitOwnerId,
        IsOnSpot: false,
        ReceivedDate: dayOf(new Date()),
      }),
    )
  await again.getByText('已超過半數，決議不成立').waitFor()

  // The days are over: nothing is written down any more, and the outcome goes to the board.
  await world.lobby.owner.query(
    'update assembly_serving set served_on = served_on - 20 where assembly_id = $1',
    [AssemblyId],
  )
  await page.reload()
  await again.getByRole('button', { name: '結果已公告' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '儲存' }).click()
  await again.getByText(/^結果已於 .* 公告。/).waitFor()
  expect(await again.getByRole('button', { name: '登錄書面異議' }).count()).toBe(0)
}, 240_000)

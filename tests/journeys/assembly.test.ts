import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { journey } from './browser.ts'

const world = journey({ camera: false })
const home = '/mgmt/UnitOwnerAssembly'
const api = '/api/v1/UnitOwnerAssembly'

interface Unit {
  UnitOwnerId: string
  TabletNote: string
  CardCode: string
}

it('An assembly of 120 units with 40 proxies goes from the workbook to the pack of its minutes: two desks, hall, chair and a phone (R313 to R316)', async () => {
  const manager = await world.desk('auth_0912345678', { at: `${home}/AssemblyEdit` })
  await manager.getByLabel('會議名稱').fill('冬季區分所有權人會議')
  await manager.getByLabel('開會日期').fill(dayAfter(dayOf(new Date()), 20))
  await manager.getByLabel('地點').fill('地下一樓')
  await manager.getByLabel('召集人').fill('甲1')
  await manager.getByRole('button', { name: '儲存並看名冊' }).click()
  await manager.waitForURL(/UnitOwnerList/)
  const id = new URL(manager.url()).pathname.split('/').at(-1) ?? ''

  // The roll comes by the workbook.
  const lines = Array.from({ length: 120 }, (_, at) => [`${at + 1}號`, 80, `甲${at + 1}`, '', ''])
  const head = ['戶別', '專有部分面積㎡', '區分所有權人', '識別碼', '代表人']
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: '名冊', rows: [head, ...lines] }] }))
  await manager.getByLabel('匯入名冊').setInputFiles({
    name: '名冊.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  })
  await manager.getByText('已匯入 120 戶').waitFor()

  await manager.goto(`${home}/AssemblyDetail/${id}`)
  await manager
    .getByRole('button', { name: /^新增議案/ })
    .first()
    .click()
  const writing = manager.getByRole('dialog')
  await writing.getByLabel('案由').fill('外牆修繕')
  await writing.getByLabel('議案種類').click()
  await manager.getByRole('option', { name: '重大修繕' }).click()
  await writing.getByRole('button', { name: '儲存' }).click()
  await manager.getByRole('heading', { name: '外牆修繕' }).waitFor()
  await manager.goto(`${home}?open=${id}`)
  await manager.getByRole('button', { name: '發布' }).click()
  await manager.getByRole('alertdialog').getByRole('button', { name: '發布' }).click()
  await manager.locator('.lb-toast').filter({ hasText: '已發布' }).waitFor()
  await manager.goto(`${home}/AssemblyDetail/${id}`)
  await manager.getByRole('button', { name: '宣布開會' }).click()
  // Its day is three weeks away.
  await manager.getByRole('alertdialog').getByRole('button', { name: '仍要宣布開會' }).click()
  // Nobody is there yet: whoever begins all the same says why.
  const short = manager.getByRole('dialog')
  await short.getByText('尚差 80 人、6,400.00 ㎡').waitFor()
  await short.getByRole('button', { name: '先報告與討論' }).click()
  await short.getByRole('button', { name: '宣布開會' }).click()
  await manager.locator('.lb-toast').filter({ hasText: '已開會' }).waitFor()

  const hall = await world.desk('auth_0912345678', { at: `${home}/AssemblyHall/${id}` })
  await hall.getByText('尚差 80 人').waitFor()

  // Two desks: the second sees at once who is there already.
  const said = await world.lobby.as('auth_0912345678', '晴川社區')
  const cards: Unit[] = (await said.get(`${api}/GetAttendanceCardList?AssemblyId=${id}`)).body.Data
  const cardOf = (nth: number) => cards[nth]?.CardCode ?? ''
  const [first, second] = [
    await world.desk('desk1', { at: `${home}/AssemblyRegister/${id}` }),
    await world.desk('auth_0912345678', { at: `${home}/AssemblyRegister/${id}` }),
  ]
  const scan = async (page: typeof first, text: string) => {
    await page.getByLabel(/^掃出席證/).fill(text)
    await page.keyboard.press('Enter')
  }
  await scan(first, cardOf(0))
  await first.getByText('甲1', { exact: true }).first().waitFor()
  await first.keyboard.press('Control+Enter')
  await first.getByRole('button', { name: /^取消 甲1/ }).waitFor()
  await scan(second, cardOf(0))
  await second.getByRole('row').filter({ hasText: '甲1' }).waitFor()
  expect(await second.getByRole('button', { name: /^本人報到/ }).count()).toBe(0)

  // The others come by the calls of the desks; the first speaks for thirty, of whom a fifth of the owners count.
  const ids = (from: number, to: number) => cards.slice(from, to).map(({ UnitOwnerId }) => UnitOwnerId)
  const register = async (path: string, body: object) =>
    expect((await said.patch(`${api}/${path}`, { AssemblyId: id, ...body })).status).toBe(200)
  await register('RegisterUnitOwner', { UnitOwnerIds: ids(1, 60) })
  await register('RegisterAgent', {
    IsOriginal: true,
    UnitOwnerIds: ids(60, 90),
    AgentName: '甲1',
    AgentRelation: 'owner',
    AgentUnitOwnerId: ids(0, 1)[0],
  })
  for (const [nth, UnitOwnerId] of ids(90, 100).entries())
    await register('RegisterAgent', {
      IsOriginal: true,
      UnitOwnerIds: [UnitOwnerId],
      AgentName: `承租${'甲乙丙丁戊己庚辛壬癸'[nth]}`,
      AgentRelation: 'tenant',
    })
  await scan(second, '1號')
  await expect.poll(() => second.locator('tr.ar-over').count(), { timeout: 60_000 }).toBe(6)
  await hall.getByText('已達 2/3').first().waitFor()

  // The chair sees that enough are there and begins; a phone votes without an account, the others at the desk.
  await manager.getByText('已達 2/3').first().waitFor()
  await manager.getByRole('button', { name: /^開始表決/ }).click()
  await manager.getByRole('alertdialog').getByRole('button', { name: '開始表決' }).click()
  await hall.getByText('表決中').waitFor()
  const phone = await world.window({ width: 390, height: 844 })
  await phone.goto(new URL(`/mgmt/assemblyBallot?code=${cardOf(1)}`, manager.url()).href)
  await phone.getByRole('button', { name: '同意', exact: true }).click()
  await phone.getByRole('button', { name: /^投同意/ }).click()
  await phone.getByText('已投 同意').waitFor()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const [topic] = (await said.get(`${api}/GetTopicList?AssemblyId=${id}`)).body.Data
  const vote = async (OptionId: string, units: string[]) => {
    const Votes = units.map((UnitOwnerId) => ({ UnitOwnerId, OptionIds: [OptionId] }))
    expect((await said.post(`${api}/SetVotes`, { TopicId: topic.TopicId, Votes })).status).toBe(200)
  }
  await vote('yes', [...ids(0, 1), ...ids(2, 50), ...ids(60, 90)])
  await vote('no', ids(50, 60))
  await manager.getByRole('button', { name: /^結束表決/ }).click()
  await manager.getByRole('alertdialog').getByRole('button', { name: '結束表決' }).click()
  await hall.getByText('等待主席宣布').waitFor()
  await manager.getByLabel('決議文').fill('照案通過，年底前施工')
  await manager.getByRole('button', { name: '宣布通過' }).click()
  await hall.getByText('兩項皆達 3/4').waitFor()
  await hall.getByText('照案通過，年底前施工').waitFor()

  await manager.getByRole('button', { name: '宣布散會' }).click()
  await manager.getByRole('alertdialog').getByRole('button', { name: '宣布散會' }).click()
  await manager.getByText('已結束').first().waitFor()
  await manager.goto(`${home}/AssemblyMinutes/${id}`)
  const saved = manager.waitForEvent('download')
  await manager.getByRole('button', { name: '會議紀錄全卷' }).click()
  expect((await saved).suggestedFilename()).toMatch(/會議紀錄全卷_.*\.pdf$/)
  await manager.getByText('全鏈一致').waitFor()
})

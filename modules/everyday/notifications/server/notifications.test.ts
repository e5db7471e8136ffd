import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { everyone, textOf, until, withServices } from '#tests/setup/everyday.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/api/v1/Notification'
let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker', env: { PUBLIC_ADDRESS: 'https://lobby.example' } })
  await withServices(lobby)
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const notificationOf = (changes: Record<string, unknown> = {}) => ({
  Id: newId(),
  Title: '今晚電梯保養',
  Content: textOf('22:00 起請走樓梯。'),
  Audience: everyone,
  PublishUtc: null,
  RemindUtc: null,
  ...changes,
})
const receiptsOf = async (id: string) => (await desk.get(`${base}/${id}/Receipt`)).body.Data.Receipts
async function sent(changes: Record<string, unknown> = {}) {
  const { status, body } = await desk.post(base, notificationOf(changes))
  expect(status).toBe(200)
  const { Id } = body.Data
  await until(async () => (await desk.get(`${base}/${Id}`)).body.Data.Status === 'sent')
  await until(async () => (await receiptsOf(Id)).every((one: { ToldUtc: string | null }) => one.ToldUtc))
  return Id as string
}
const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const laterThanPause = (id: string) =>
  lobby.owner.query(
    "update notification set sent_at = sent_at - interval '11 minutes', told_again_at = told_again_at - interval '11 minutes' where id = $1",
    [id],
  )

describe('A notification to residents', () => {
  it('goes to the households of its buildings, marks and names together, each once', async () => {
    const { body } = await desk.get(`${base}/Audience`)
    expect(body.Data).toMatchObject({ Households: 180 })
    const [{ household_id: one }] = (
      await lobby.owner.query("select id as household_id from household where label = 'B棟-3F-1'")
    ).rows
    const audience = { ...everyone, Tags: ['A棟'], TabletIds: [one] }
    const counted = (await desk.post(`${base}/Audience`, { Audience: audience })).body.Data
    expect(counted.Households).toBe(61)
    const id = await sent({ Audience: audience })
    const labels = (await receiptsOf(id)).map((row: { TabletNote: string }) => row.TabletNote)
    expect(new Set(labels).size).toBe(61)
    expect(labels).toContain('B棟-3F-1')
  })

  it('for owners goes to the people who own, and to no household without one', async () => {
    const id = await sent({ Audience: { ...everyone, Role: 'owners' } })
    const { rows } = await lobby.owner.query(
      `select count(*)::int as n, count(*) filter (where p.identity_id = 1)::int as owners from notification_recipient r
       join resident p on p.community_id = r.community_id and p.id = r.resident_id where r.notification_id = $1`,
      [id],
    )
    expect(rows[0].n).toBeGreaterThan(0)
    expect(rows[0].owners).toBe(rows[0].n)
  })

  it('is read by whoever opens its link, and by whom the desk told it; the first time stays', async () => {
    const id = await sent({ Audience: { ...everyone, Tags: ['C棟'] } })
    const { rows } = await lobby.owner.query(
      'select read_key, household_id from notification_recipient where notification_id = $1 order by id limit 2',
      [id],
    )
    const open = () => lobby.nobody().post(`${base}/Link/${rows[0].read_key}`, {})
    expect((await open()).body.Data).toMatchObject({ Title: '今晚電梯保養', CommunityName: '晴川社區' })
    await desk.post(`${base}/${id}/Read`, { TabletId: rows[1].household_id })
    const read = (await receiptsOf(id)).filter((row: { ReadUtc: string | null }) => row.ReadUtc)
    expect(read.map((row: { ReadBy: string }) => row.ReadBy).toSorted()).toEqual(['', '陳怡君'])
    await open()
    const again = (await receiptsOf(id)).filter((row: { ReadUtc: string | null }) => row.ReadUtc)
    expect(again).toEqual(read)
    expect((await lobby.nobody().post(`${base}/Link/${'0'.repeat(40)}`, {})).status).toBe(404)
  })

  it('is told again to those alone who have not read it, and not twice within ten minutes', async () => {
    const id = await sent({ Audience: { ...everyone, Tags: ['B棟'] } })
    const soon = await desk.post(`${base}/${id}/Remind`, {})
    expect(soon.body.ErrorMessage.Code).toBe(40_928_405)
    const [{ TabletId }] = await receiptsOf(id)
    await desk.post(`${base}/${id}/Read`, { TabletId })
    await laterThanPause(id)
    expect((await desk.post(`${base}/${id}/Remind`, {})).body.Data).toEqual({ Households: 59 })
    const twice = async () =>
      (await receiptsOf(id)).filter((row: { ToldCount: number }) => row.ToldCount === 2)
    await until(async () => (await twice()).length === 59)
    expect((await twice()).map((row: { TabletId: string }) => row.TabletId)).not.toContain(TabletId)
  })

  it('at a time can be changed and called off until it goes out, and no more then', async () => {
    const planned = (await desk.post(base, notificationOf({ PublishUtc: ahead(3), RemindUtc: ahead(9) })))
      .body.Data
    expect(planned.Status).toBe('planned')
    const change = {
      ...notificationOf({ Title: '明晚電梯保養', PublishUtc: ahead(4) }),
      RowVersion: planned.RowVersion,
    }
    const changed = await desk.put(`${base}/${planned.Id}`, change)
    expect(changed.body.Data).toMatchObject({ Title: '明晚電梯保養', RowVersion: 2 })
    const stale = await desk.post(`${base}/${planned.Id}/CallOff`, { RowVersion: 1 })
    expect(stale.body.ErrorMessage.Code).toBe(40_928_401)
    expect((await desk.post(`${base}/${planned.Id}/CallOff`, { RowVersion: 2 })).status).toBe(200)
    const late = await desk.put(`${base}/${planned.Id}`, { ...change, RowVersion: 3 })
    expect(late.body.ErrorMessage.Code).toBe(40_928_402)
  })

  it('needs somebody who is meant, a time to come, and comes once under one id', async () => {
    const nobody = await desk.post(base, notificationOf({ Audience: { ...everyone, Tags: ['Z棟'] } }))
    expect(nobody.body.ErrorMessage.Code).toBe(40_028_400)
    expect((await desk.post(base, notificationOf({ PublishUtc: ahead(-1) }))).body.ErrorMessage.Code).toBe(
      40_028_401,
    )
    const first = notificationOf({ PublishUtc: ahead(5) })
    for (const status of [200, 200]) expect((await desk.post(base, first)).status).toBe(status)
    expect((await desk.post(base, { ...first, Title: '別的' })).body.ErrorMessage.Code).toBe(40_928_400)
  })

  it('of one community is not there for another', async () => {
    const { Id } = (await desk.post(base, notificationOf({ PublishUtc: ahead(5) }))).body.Data
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    expect((await elsewhere.get(`${base}/${Id}`)).status).toBe(404)
    expect((await elsewhere.get(`${base}/${Id}/Receipt`)).status).toBe(404)
  })
})

it('what was sent to an owner is not told again when the owner has moved out, and to nobody else of the household', async () => {
  const { rows } = await lobby.owner.query(
    `select h.id, p.id as owner from household h join resident p on p.household_id = h.id and p.moved_out_at is null
     where h.label like 'B棟-%' and p.identity_id = 1 order by h.label limit 1`,
  )
  const [{ id: home, owner }] = rows
  const id = await sent({ Title: '僅屋主', Audience: { ...everyone, TabletIds: [home], Role: 'owners' } })
  await lobby.owner.query('update resident set moved_out_at = now() where id = $1', [owner])
  await laterThanPause(id)
  expect((await desk.post(`${base}/${id}/Remind`, {})).body.ErrorMessage.Code).toBe(40_928_404)
})

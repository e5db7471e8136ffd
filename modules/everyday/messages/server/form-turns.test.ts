import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/core/api/Message'
const own = '/api/v1/Message'
let lobby: Lobby
let desk: Desk
let nobody: Desk
let TypeId: string
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  desk = await lobby.as('desk1')
  nobody = lobby.nobody()
  TypeId = (await desk.get(`${base}/Type`)).body.Data[0].TypeId
})
afterAll(() => lobby.close())

const linkOf = async (label: string) => {
  const { body } = await desk.get('/api/v1/HouseholdLink', {
    Kind: 'message',
    TabletIds: [householdOf(label).id],
  })
  return `${own}/Form/${new URL(body.Data[0].Url, 'http://x').searchParams.get('token')}`
}
const show = async (Id: string) => (await desk.get(`${base}/Detail`, { Id })).body.Data
const reply = (Id: string, changes: object = {}) =>
  desk.post(`${base}/Reply`, { Id, ReplyId: newId(), Content: '已請水電來看。', ...changes })
async function written() {
  const address = await linkOf('A棟-5F-2')
  const Id = newId()
  await nobody.post(address, { Id, Name: '林小姐', TypeId, Content: '走廊的燈壞了。' })
  return {
    Id,
    address,
    on: (lineId: string, Content: string) => nobody.post(`${address}/${Id}/Answer/${lineId}`, { Content }),
  }
}

describe('a household writes on in its open message', () => {
  it('which is new again, due anew, and reads in order on both sides; sent again it is the same', async () => {
    const { Id, address, on } = await written()
    await reply(Id)
    await lobby.owner.query(`update message_line set at = at - interval '1 minute' where message_id = $1`, [
      Id,
    ])
    const before = await show(Id)
    expect(before.Status).toBe(1)
    const lineId = newId()
    expect((await on(lineId, '水電沒有來。')).status).toBe(200)
    expect((await on(lineId, '水電沒有來。')).status).toBe(200)
    expect((await on(lineId, '別的話')).body.ErrorMessage.Code).toBe(409_28_101)
    const after = await show(Id)
    expect(after).toMatchObject({ Status: 0, ReplyCount: 1 })
    expect(after.DueAt > before.DueAt).toBe(true)
    expect(after.Replies.map(({ Kind, By, Content }: Record<string, string>) => [Kind, By, Content])).toEqual(
      [
        ['reply', expect.anything(), '已請水電來看。'],
        ['wrote', '林小姐', '水電沒有來。'],
      ],
    )
    const page = (await nobody.get(address)).body.Data.Messages
    expect(page.find((message: { Id: string }) => message.Id === Id)).toMatchObject({
      IsOpen: true,
      Replies: [
        { Content: '已請水電來看。', IsOwn: false },
        { Content: '水電沒有來。', IsOwn: true },
      ],
    })
  })

  it('which asks again before it is answered without more time, and with the time of another kind from then on', async () => {
    const { Id, on } = await written()
    const { DueAt } = await show(Id)
    await on(newId(), '有人嗎？')
    expect((await show(Id)).DueAt).toBe(DueAt)
    await reply(Id)
    await lobby.owner.query(`update message_line set at = at - interval '3 days' where message_id = $1`, [Id])
    await lobby.owner.query(`update resident_message set at = at - interval '4 days' where id = $1`, [Id])
    await on(newId(), '還是暗的。')
    const { RowVersion } = await show(Id)
    const other = (await desk.get(`${base}/Type`)).body.Data.find(
      (type: { TypeId: string; OnOfficeDays: boolean }) => type.TypeId !== TypeId && !type.OnOfficeDays,
    )
    const typed = await desk.patch(`${own}/${Id}/Type`, { RowVersion, TypeId: other.TypeId })
    expect(Date.parse(typed.body.Data.DueAt)).toBeGreaterThan(Date.now())
  })

  it('which is told that its repair is done, and stays open until somebody read what it wrote since', async () => {
    const { Id, on } = await written()
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    const CaseId = newId()
    const { RowVersion } = await show(Id)
    await desk.post(`${own}/${Id}/Repair`, { RowVersion, CaseId, Title: '燈', Place: '5F' })
    await on(newId(), '電梯也壞了。')
    const repair = `/api/v1/Repairs/${CaseId}`
    const step = async (act: string, body: object = {}) =>
      manager.patch(`${repair}/${act}`, {
        RowVersion: (await desk.get(repair)).body.Data.RowVersion,
        ...body,
      })
    await step('Assign', { SupplierId: null, Assignee: '林志豪', NeedsOffer: false })
    await step('Finish', { Cost: 800 })
    expect((await step('Accept')).status).toBe(200)
    await expect.poll(() => show(Id), { timeout: 15_000 }).toMatchObject({ Status: 0, ReplyCount: 1 })
  })

  it('whose words are held of the person, and whose name stands with the message alone, so that it is forgotten with it', async () => {
    const { Id, on } = await written()
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    const home = householdOf('A棟-5F-2').id
    const [{ ResidentId }] = (await desk.get(`/api/v1/Notice/Contact/${home}`)).body.Data
    const held = async () => {
      const { body } = await manager.post('/api/v1/PersonalData/Look', { ResidentId })
      return body.Data.Held.find(({ Name }: { Name: string }) => Name === 'messages').Count
    }
    const before = await held()
    await on(newId(), '水電沒有來。')
    expect(await held()).toBe(before + 1)
    const { rows } = await lobby.owner.query(
      'select to_json(l)::text as line from message_line l where message_id = $1',
      [Id],
    )
    expect(rows.map(({ line }) => line)).toEqual([expect.not.stringContaining('林小姐')])
  })

  it('which is read before a reply that was begun without it is sent', async () => {
    const { Id, on } = await written()
    await on(newId(), '現在連電梯口也暗了。')
    const early = await reply(Id, { SeenReplyCount: 0 })
    expect([early.status, early.body.ErrorMessage.Code]).toEqual([409, 409_28_112])
    expect(early.body.Message).toContain('林小姐剛回覆過這一則')
    expect((await reply(Id, { SeenReplyCount: 1 })).status).toBe(200)
  })

  it('only where it is theirs, and neither closed nor merged into another', async () => {
    const { Id, on } = await written()
    const foreign = `${await linkOf('A棟-5F-3')}/${Id}/Answer/${newId()}`
    expect((await nobody.post(foreign, { Content: '不是我的' })).body.ErrorMessage.Code).toBe(404_28_102)
    expect((await on(newId(), ' ')).status).toBe(400)
    await reply(Id, { IsClosing: true })
    const late = await on(newId(), '又壞了。')
    expect([late.status, late.body.ErrorMessage.Code]).toEqual([409, 409_28_113])
    const other = await written()
    const { RowVersion } = await show(other.Id)
    const { Id: IntoId } = await written()
    expect((await desk.post(`${own}/${other.Id}/Merge`, { RowVersion, IntoId })).status).toBe(200)
    expect((await other.on(newId(), '補充')).body.ErrorMessage.Code).toBe(409_28_113)
  })
})

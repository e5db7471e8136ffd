import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

/** The queue’s back-off is seconds. */
const patient = { timeout: 15_000 }
const base = '/core/api/Message'
const own = '/api/v1/Message'
const home = householdOf('A棟-5F-2')
let lobby: Lobby
let desk: Desk
let types: { TypeId: string }[]
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  desk = await lobby.as('desk1')
  types = (await desk.get(`${base}/Type`)).body.Data
})
afterAll(() => lobby.close())

const write = async (changes: object = {}) => {
  const message = { Id: newId(), TabletId: home.id, Name: '林小姐', TypeId: types[0]?.TypeId }
  return (await desk.post(own, { ...message, Content: '走廊的燈壞了兩盞，晚上很暗。', ...changes })).body.Data
}
const show = async (Id: string) => (await desk.get(`${base}/Detail`, { Id })).body.Data
const reply = (Id: string, changes: object = {}) =>
  desk.post(`${base}/Reply`, { Id, ReplyId: newId(), Content: '已請水電來看。', ...changes })
const linkOf = async () => {
  const { body } = await desk.get('/api/v1/HouseholdLink', { Kind: 'message', TabletIds: [home.id] })
  return `${own}/Form/${new URL(body.Data[0].Url, 'http://x').searchParams.get('token')}`
}

describe('messages', () => {
  it('that say the same are merged, and two that are merged into each other at once do not both vanish', async () => {
    const [one, two] = [await write(), await write({ Name: '陳先生' })]
    const merge = (from: { Id: string; RowVersion: number }, IntoId: string) =>
      desk.post(`${own}/${from.Id}/Merge`, { RowVersion: from.RowVersion, IntoId })
    const both = await Promise.all([merge(one, two.Id), merge(two, one.Id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const left = both.find(({ status }) => status === 200)?.body.Data
    expect(left.Merged).toHaveLength(1)
    const gone = left.Id === one.Id ? two.Id : one.Id
    expect(await show(gone)).toMatchObject({ Status: 2, MergedInto: left.Id })
    expect((await reply(gone)).body.ErrorMessage.Code).toBe(409_28_104)
    expect((await merge(left, left.Id)).status).toBe(409)
  })

  it('that were merged are answered to both households, leave no copy of their words, and none is merged into a closed one', async () => {
    const nobody = lobby.nobody()
    const address = await linkOf()
    const Content = '電梯壞了，我的電話 0911222333'
    const first = { Id: newId(), Name: '林小姐', TypeId: types[0]?.TypeId, Content }
    await nobody.post(address, first)
    const other = await write({ TabletId: householdOf('A棟-6F-2').id, Content: '電梯又停了。' })
    const merge = async (from: string, IntoId: string) =>
      desk.post(`${own}/${from}/Merge`, { RowVersion: (await show(from)).RowVersion, IntoId })
    expect((await merge(first.Id, other.Id)).status).toBe(200)
    await reply(other.Id, { Content: '今天下午修好。', IsClosing: true })
    const pageOf = async (Id: string) =>
      (await nobody.get(address)).body.Data.Messages.find((one: { Id: string }) => one.Id === Id)
    expect(await pageOf(first.Id)).toMatchObject({ Status: 2, Replies: [{ Content: '今天下午修好。' }] })
    // Both are told, each once, and the one that was merged says so.
    const told = async () =>
      (
        await lobby.owner.query(
          "select household_id from notice where title = '管理中心回覆了您的意見' and text like '%今天下午修好。%'",
        )
      ).rows.map((row) => row.household_id)
    await expect.poll(async () => (await told()).sort(), patient).toEqual([home.id, other.TabletId].sort())
    expect((await show(first.Id)).Replies.map(({ Kind }: { Kind: string }) => Kind)).toContain('answered')
    const { rows } = await lobby.owner.query('select from message_line where content like $1', [
      '%0911222333%',
    ])
    expect(rows).toEqual([])
    const late = await write({ Content: '還沒有好。' })
    expect((await merge(late.Id, other.Id)).body.ErrorMessage.Code).toBe(409_28_852)
  })

  it('that were merged twice are answered with what was said where they were, and with nothing else of the last one', async () => {
    const nobody = lobby.nobody()
    const address = await linkOf()
    const first = { Id: newId(), Name: '林小姐', TypeId: types[0]?.TypeId, Content: '一樓太熱' }
    await nobody.post(address, first)
    const [middle, last] = [
      await write({ TabletId: householdOf('A棟-6F-2').id }),
      await write({ TabletId: householdOf('A棟-7F-2').id }),
    ]
    const merge = async (from: string, IntoId: string) =>
      desk.post(`${own}/${from}/Merge`, { RowVersion: (await show(from)).RowVersion, IntoId })
    await merge(first.Id, middle.Id)
    await reply(middle.Id, { Content: '冷氣報修了' })
    await reply(last.Id, { Content: '別戶的私事' })
    await merge(middle.Id, last.Id)
    await reply(last.Id, { Content: '冷氣修好了' })
    const page = (await nobody.get(address)).body.Data.Messages
    const { Replies } = page.find(({ Id }: { Id: string }) => Id === first.Id)
    expect(Replies.map(({ Content }: { Content: string }) => Content)).toEqual(['冷氣報修了', '冷氣修好了'])
  })
})

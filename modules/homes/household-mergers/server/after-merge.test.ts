import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { leave, leaveCash } from '#tests/setup/deposits.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import {
  belongingsOf,
  type Made,
  madeHousehold,
  mergeInto,
  movesIn,
  partOf,
  versionOf,
  waitingFor,
} from '#tests/setup/households.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest } from '#tests/setup/packages.ts'

/** The queue's back-off is seconds. */
const patient = { timeout: 15_000 }

let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const household = (unit: string) => madeHousehold(manager, { building: '後棟', unit })
const codeOf = ({ status, body }: Answer) => [status, body.ErrorMessage?.Code]

interface Tag {
  TabletId: string
  DeliveryIds: string[]
}
const tagsOf = async (id: string): Promise<string[]> => {
  const { Tags } = (await desk.get('/api/v1/Notice/ByHand')).body.Data
  return Tags.filter((tag: Tag) => tag.TabletId === id).flatMap((tag: Tag) => tag.DeliveryIds)
}

describe('What residents are yet to be told', () => {
  test('after a merge the tag hangs at the household that took over, once', async () => {
    const [a, b] = [await household('知a'), await household('知b')]
    await arrive(desk, { TabletId: a.id })
    await expect.poll(() => tagsOf(a.id), patient).toHaveLength(1)
    const told = await tagsOf(a.id)
    expect((await mergeInto(manager, a, b)).status).toBe(200)
    expect([await tagsOf(a.id), await tagsOf(b.id)]).toEqual([[], told])
  })

  test('after a split the tag for somebody by name goes along, and that of the others stays', async () => {
    const home = await household('知c')
    await movesIn(desk, home.id, { Name: '留下的人' })
    const person = await movesIn(desk, home.id, { Name: '搬走的人' })
    await arrive(desk, { TabletId: home.id, RecipientId: person })
    await expect.poll(() => tagsOf(home.id), patient).toHaveLength(1)
    const theirs = await tagsOf(home.id)
    await arrive(desk, { TabletId: home.id })
    await expect.poll(() => tagsOf(home.id), patient).toHaveLength(2)
    const others = (await tagsOf(home.id)).filter((id) => !theirs.includes(id))
    const NewId = newId()
    const done = await manager.post(`/api/v1/Household/${home.id}/Split`, {
      NewId,
      Tag: '後棟',
      Floor: '1F',
      Unit: '知d',
      TabletNote: '後棟-1F-知d',
      ResidentIds: [person],
      RowVersion: await versionOf(manager, home.id),
      Reason: '分家',
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect([await tagsOf(home.id), await tagsOf(NewId)]).toEqual([others, theirs])
  })
})

const deposits = '/api/v1/CollectionPayment'
const fetched = (Ids: string[]) => desk.patch(`${deposits}/Uncollected/Status`, handOverRequest({ Ids }))
const undo = (id: string) => desk.post(`${deposits}/${id}/UndoHandOver`, { Reason: '領錯人' })

describe('A deposit whose hand-over is taken back after a merge', () => {
  test('waits at the household that took over, and its history says so', async () => {
    const [a, b] = [await household('寄a'), await household('寄b')]
    const { Id } = await leave(desk, { TabletId: a.id, PayTabletId: a.id })
    expect((await fetched([Id])).status).toBe(200)
    await mergeInto(manager, a, b)
    expect(codeOf(await undo(Id))).toEqual([200, undefined])
    const ids = partOf(await belongingsOf(manager, b.id), 'deposits').map((item) => item.Id)
    expect(ids).toEqual([Id])
    const { Data } = (await desk.get(`${deposits}/${Id}`)).body
    expect(Data).toMatchObject({ TabletNote: b.label, PayTabletNote: b.label })
    const moved = { Before: a.label, After: b.label }
    expect(Data.Timeline.at(-1).Changes).toEqual([
      { Field: 'household', ...moved },
      { Field: 'payerHousehold', ...moved },
    ])
  })

  test('an envelope of cash is whole again there, and can be fetched again', async () => {
    const [a, b] = [await household('錢a'), await household('錢b')]
    const { Id } = await leaveCash(desk, 500, { TabletId: a.id, PayTabletId: a.id })
    await fetched([Id])
    await mergeInto(manager, a, b)
    expect((await undo(Id)).status).toBe(200)
    expect((await desk.get(`${deposits}/${Id}/Cash`)).body.Data.Balance).toBe(500)
    expect((await fetched([Id])).status).toBe(200)
  })
})

describe('An old hand-over at a household that closed for good', () => {
  async function closed(home: Made): Promise<void> {
    const rowVersion = await versionOf(manager, home.id)
    const answer = await manager.post(`/api/v1/Household/${home.id}/Close`, {
      RowVersion: rowVersion,
      Reason: '改為公設',
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const sentence = /「後棟-1F-.+」已關閉，請先重新開啟這一戶/

  test('of a package, a deposit or a return is not taken back: 409 with a sentence, and it can be once the household is open', async () => {
    const home = await household('關')
    const { PdId } = await arrive(desk, { TabletId: home.id })
    await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [PdId] }))
    const { Id } = await leave(desk, { TabletId: home.id })
    await fetched([Id])
    const ItemId = newId()
    const returns = '/api/v1/Postal/Return-Postal'
    await desk.post(returns, {
      ItemId,
      Kind: 'return',
      TabletId: home.id,
      SenderName: '林淑芬',
      CourierName: '宅配通',
    })
    expect((await desk.patch(`${returns}/Status`, { ItemIds: [ItemId], CourierPerson: '阿宏' })).status).toBe(
      200,
    )
    await closed(home)
    const acts = () =>
      Promise.all([
        desk.post(`/api/v1/Postal/${PdId}/UndoHandOver`, { Reason: '拿錯' }),
        undo(Id),
        desk.post(`${returns}/${ItemId}/Undo`, { Reason: '還沒收走' }),
      ])
    for (const answer of await acts()) {
      expect(answer.status, JSON.stringify(answer.body)).toBe(409)
      expect(answer.body.Message).toMatch(sentence)
    }
    await manager.post(`/api/v1/Household/${home.id}/Reopen`, { Reason: '關錯' })
    expect((await acts()).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await waitingFor(desk, home.id)).toEqual([PdId])
  })

  test('nothing new comes in there: 409 or 404 with a sentence, never 500', async () => {
    const home = await household('關二')
    await closed(home)
    const answers = [
      await desk.post('/api/v1/Postal', { PdId: newId(), TabletId: home.id, PostalTypeId: newId() }),
      await desk.post(`/core/api/Community/Tablet/${home.id}/Resident`, {
        ResidentId: newId(),
        Name: '新人',
      }),
      await desk.post(`/api/v1/CommunityTablet/${home.id}/Carrier/Bind/Tablet/Code`, {
        CarrierCode: 'AA11BB22',
      }),
      await desk.post(`/api/v1/CommunityTablet/${home.id}/Device/Bind/Tablet/DeviceSn`, {
        DeviceSn: 'CLOSEDHOME000001',
      }),
    ]
    for (const { status, body } of answers) {
      expect([400, 404, 409]).toContain(status)
      expect(body.Message).not.toBe('')
    }
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, arriveMany, handOverRequest } from '#tests/setup/packages.ts'

const path = '/api/v1/Postal/Uncollected/Status'
const wang = cast.households.wang.id

let lobby: Lobby
let desk: Desk
let desk2: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
})
afterAll(() => lobby.close())

const handOver = (who: Desk, PdIds: string[], changes = {}, headers = {}) =>
  who.patch(path, handOverRequest({ PdIds, ...changes }), headers)

const waitingIds = async (TabletId: string = wang): Promise<string[]> =>
  (await desk.get('/api/v1/Postal/Uncollected/Tablets', { TabletIds: [TabletId] })).body.Data.map(
    (item: { PdId: string }) => item.PdId,
  )
const counter = async (): Promise<number> =>
  (await desk.get('/api/v1/Postal/Unclaimed-Postal/Count')).body.Data.UnclaimedPostalCount
const rowOf = async (id: string) =>
  (await lobby.owner.query('select * from package where id = $1', [id])).rows[0]
const handOverCount = async (): Promise<number> =>
  (await lobby.owner.query('select count(*) as n from package_hand_over')).rows[0].n

describe('handing packages over', () => {
  it('three of six are handed over, the other three wait on, and the counter falls by three (R116–R118)', async () => {
    const ids = await arriveMany(desk, 6)
    const before = await counter()
    const answer = await handOver(desk, ids.slice(0, 3), { Note: '家人代領' })
    expect(answer.status).toBe(200)
    expect(answer.body.Data.Count).toBe(3)
    const waiting = await waitingIds()
    expect(ids.filter((id) => waiting.includes(id))).toEqual(ids.slice(3))
    expect(await counter()).toBe(before - 3)
    const { rows } = await lobby.owner.query('select * from package_hand_over where id = $1', [
      answer.body.Data.HandOverId,
    ])
    expect(rows[0]).toMatchObject({ account_name: '陳怡君', receive_type: 3, note: '家人代領' })
  })

  it('nothing selected is refused and changes nothing (R123)', async () => {
    const [id = ''] = await arriveMany(desk, 1)
    const before = await handOverCount()
    const answer = await handOver(desk, [])
    expect(answer.status).toBe(400)
    expect(answer.body.Messages[0]).toContain('PdIds')
    expect(await waitingIds()).toContain(id)
    expect(await handOverCount()).toBe(before)
  })

  it('the request may come as application/json-patch+json', async () => {
    const ids = await arriveMany(desk, 1)
    const answer = await handOver(desk, ids, {}, { 'content-type': 'application/json-patch+json' })
    expect([answer.status, answer.body.Data.Count]).toEqual([200, 1])
  })

  it('a package named twice in one call is one package', async () => {
    const [id = ''] = await arriveMany(desk, 1)
    const answer = await handOver(desk, [id, id])
    expect(answer.body.Data.Count).toBe(1)
  })

  it('when twenty desks confirm one package at once, one succeeds and nineteen are told who and when', async () => {
    const desks: Desk[] = []
    for (let i = 0; i < 20; i++) desks.push(await lobby.as(i % 2 ? 'desk1' : 'desk2', '晴川社區'))
    const { PdId, SerialNum } = await arrive(desk)
    const answers = await Promise.all(desks.map((desk) => handOver(desk, [PdId])))
    const won = answers.filter((a) => a.status === 200)
    const lost = answers.filter((a) => a.status === 409)
    expect([won.length, lost.length]).toEqual([1, 19])
    const winner = answers.indexOf(won[0] as (typeof answers)[number]) % 2 ? '陳怡君' : '林志明'
    for (const { body } of lost) {
      expect(body.ErrorMessage.Code).toBe(409101)
      expect(body.ErrorMessage.Description).toMatch(
        new RegExp(`^${SerialNum} 已由${winner}於(今天|昨天) \\d\\d:\\d\\d 領取。$`),
      )
      expect(body.Data).toEqual([
        {
          Id: PdId,
          SerialNum,
          TabletNote: 'A棟-12F-3',
          HandedOverAt: won[0]?.body.Data.At,
          HandedOverBy: winner,
        },
      ])
    }
  })

  it('one package already taken stops the whole call, and the sentence says that the others still wait', async () => {
    const ids = await arriveMany(desk, 7)
    await handOver(desk2, ids.slice(2, 3))
    const answer = await handOver(desk, ids)
    expect(answer.status).toBe(409)
    expect(answer.body.ErrorMessage.Description).toMatch(
      /^\d{4} 已由林志明於.+ 領取；這次沒有領取任何一件，其餘 6 件仍待領。$/,
    )
    expect(answer.body.Data).toHaveLength(1)
    const waiting = await waitingIds()
    expect(ids.filter((id) => !waiting.includes(id))).toEqual(ids.slice(2, 3))
  })

  it('many taken ones are told in one short sentence, each desk once', async () => {
    const ids = await arriveMany(desk, 8)
    await handOver(desk2, ids.slice(0, 6))
    await handOver(desk, ids.slice(6, 7))
    const answer = await handOver(desk, ids)
    expect(answer.body.Data).toHaveLength(7)
    expect(answer.body.ErrorMessage.Description).toMatch(
      /^(\d{4}、){4}\d{4} 等 6 件已由林志明於[^；]+ 領取；\d{4} 已由陳怡君於[^；]+ 領取；這次沒有領取任何一件，其餘 1 件仍待領。$/,
    )
  })

  it('desks whose packages overlap in different orders never deadlock', async () => {
    const ids = await arriveMany(desk, 12)
    const turned = (n: number) => [...ids.slice(n), ...ids.slice(0, n)]
    const sets = Array.from({ length: 24 }, (_, i) =>
      (i % 2 ? turned(i / 2).reverse() : turned(i / 2)).slice(0, 9),
    )
    const answers = await Promise.all(sets.map((set, i) => handOver(i % 3 ? desk : desk2, set)))
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200, 409]))
    const { rows } = await lobby.owner.query(
      'select count(distinct hand_over_id) as acts, count(hand_over_id) as taken from package where id = any($1)',
      [ids],
    )
    expect(rows[0]).toEqual({ acts: 1, taken: 9 })
  })

  it('a retry with its key gets the first answer and makes no second hand-over, also at the same time', async () => {
    const ids = await arriveMany(desk, 2)
    const before = await handOverCount()
    const key = { 'idempotency-key': newId() }
    const both = await Promise.all([handOver(desk, ids, {}, key), handOver(desk, ids, {}, key)])
    const later = await handOver(desk, ids, {}, key)
    expect(both.map((a) => a.status)).toEqual([200, 200])
    expect(both[1]?.body).toEqual(both[0]?.body)
    expect(later.body).toEqual(both[0]?.body)
    expect(await handOverCount()).toBe(before + 1)
  })

  it('a key that stood for another content is refused', async () => {
    const ids = await arriveMany(desk, 2)
    const key = { 'idempotency-key': newId() }
    await handOver(desk, ids.slice(0, 1), {}, key)
    const answer = await handOver(desk, ids.slice(1), {}, key)
    expect(answer.body.ErrorMessage.Code).toBe(409901)
    expect((await rowOf(ids[1] ?? '')).handed_over_at).toBeNull()
  })

  it('without a key the second hand-over of the same desk is a conflict, never a second one', async () => {
    const ids = await arriveMany(desk, 1)
    await handOver(desk, ids)
    expect((await handOver(desk, ids)).status).toBe(409)
  })

  it("another community's package, an unknown one or a voided one is not found, and nothing of the call changes", async () => {
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    const foreign = await arrive(elsewhere, {
      TabletId: castId('household', '松濤-3F-2'),
      PostalTypeId: castId('kind', '松濤苑 包裹'),
    })
    const ids = await arriveMany(desk, 2)
    const voided = await arrive(desk)
    await desk.post(`/api/v1/Postal/${voided.PdId}/Void`, { Reason: '登記錯戶' })
    for (const stranger of [foreign.PdId, newId(), voided.PdId]) {
      const answer = await handOver(desk, [...ids, stranger])
      expect([answer.status, answer.body.ErrorMessage.Code]).toEqual([404, 404000])
    }
    const waiting = await waitingIds()
    expect(ids.every((id) => waiting.includes(id))).toBe(true)
    expect((await rowOf(foreign.PdId)).handed_over_at).toBeNull()
  })

  it('every package leaves an audit row: who, when, which household, how', async () => {
    const ids = await arriveMany(desk, 2)
    const { body } = await handOver(desk, ids, { Note: '已核對證件' })
    const { rows } = await lobby.owner.query(
      "select * from audit where target = 'package' and target_id = any($1) and action = 'packages.handOver'",
      [ids],
    )
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      account_name: '陳怡君',
      before: { label: 'A棟-12F-3', householdId: wang, state: 'waiting' },
      after: {
        label: 'A棟-12F-3',
        state: 'handedOver',
        handOverId: body.Data.HandOverId,
        receiveType: 3,
        note: '已核對證件',
      },
    })
  })

  it('one event says which packages left', async () => {
    const ids = await arriveMany(desk, 2)
    const { body } = await handOver(desk, ids)
    const { rows } = await lobby.owner.query(
      "select payload, hear from event where name = 'packages.handedOver' order by number desc limit 1",
    )
    expect(rows[0]).toEqual({
      hear: 'packages.view',
      payload: { PdIds: ids, HandOverId: body.Data.HandOverId },
    })
  })

  it('a committee member sees packages but may not hand them over', async () => {
    const [id = ''] = await arriveMany(desk, 1)
    await lobby.owner.query("update membership set role = 'committee' where account_id = $1", [
      cast.accounts.once1.id,
    ])
    const committee = await lobby.as('once1')
    const answer = await handOver(committee, [id])
    expect([answer.status, answer.body.ErrorMessage.Code]).toEqual([403, 403001])
    expect((await committee.get('/api/v1/Postal/Uncollected/Tablets', { TabletIds: [wang] })).status).toBe(
      200,
    )
    expect((await rowOf(id)).handed_over_at).toBeNull()
  })
})

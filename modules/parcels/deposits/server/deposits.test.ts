import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { handOverRequest } from '#tests/setup/packages.ts'

const { wang, neighbour, elsewhere } = cast.households
const { qingchuan, songtao } = cast.communities

let lobby: Lobby
let desk: Desk
let desk2: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
})
afterAll(() => lobby.close())

let serial = 30
async function leave(changes: Record<string, unknown> = {}): Promise<{ id: string; shown: string }> {
  serial++
  const row = {
    community_id: qingchuan.id,
    id: newId(),
    serial_number: serial,
    household_id: wang.id,
    recipient_name: '王建民',
    payer_household_id: neighbour.id,
    payer_name: '王陳秀英',
    kind_detail: 3,
    kind_name: '食品',
    temperature: 1,
    shelf_position: '冰-2',
    note: '自製蘿蔔糕',
    arrived_by: cast.accounts.desk1.id,
    arrived_by_name: '陳怡君',
    ...changes,
  }
  const names = Object.keys(row)
  await lobby.owner.query(
    `insert into deposit (${names}) values (${names.map((_, i) => `$${i + 1}`)})`,
    Object.values(row),
  )
  return { id: row.id, shown: `D${String(serial).padStart(3, '0')}` }
}
const leaveMany = async (count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push((await leave()).id)
  return ids
}
const handOver = (who: Desk, Ids: string[], changes = {}, headers = {}) =>
  who.patch('/api/v1/CollectionPayment/Uncollected/Status', handOverRequest({ Ids, ...changes }), headers)
const counter = async (): Promise<number> =>
  (await desk.get('/api/v1/CollectionPayment/Uncollected/Count')).body.Data.UncollectedCount
const waiting = async (TabletIds = [wang.id]) =>
  (await desk.get('/api/v1/CollectionPayment/Uncollected/Tablets', { TabletIds })).body.Data
const waitingIds = async (): Promise<string[]> => (await waiting()).map((item: { Id: string }) => item.Id)

describe('deposits that wait', () => {
  it('are listed for their household as the specification names them (R137, R139, R141)', async () => {
    const { id, shown } = await leave()
    const [first] = await waiting()
    expect(first).toMatchObject({
      Id: id,
      SerialNum: shown,
      TabletId: wang.id,
      TabletNote: 'A棟-12F-3',
      Username: '王建民',
      PayTabletNote: 'A棟-12F-4',
      PayUsername: '王陳秀英',
      TypeDetail: 3,
      TypeDetailName: '食品',
      Money: 0,
      Type: 1,
      Location: '冰-2',
      Note: '自製蘿蔔糕',
    })
    expect(first.CreateAtUtc).toMatch(/Z$/)
  })

  it('may come from somebody who lives elsewhere, and texts come back as they were', async () => {
    const texts = { payer_name: '林太太 <b>𠮷👵</b>', note: "'); drop table deposit; --" }
    await leave({ payer_household_id: null, ...texts })
    expect((await waiting())[0]).toMatchObject({
      PayTabletNote: '',
      PayUsername: texts.payer_name,
      Note: texts.note,
    })
  })

  it('are counted for each household; a foreign one is absent', async () => {
    const TabletIds = [wang.id, neighbour.id, elsewhere.id]
    const { body } = await desk.get('/api/v1/CollectionPayment/Uncollected/Tablets/Count', { TabletIds })
    expect(body.Data.map((c: { TabletId: string }) => c.TabletId).sort()).toEqual(
      [wang.id, neighbour.id].sort(),
    )
  })

  it('stand on the duty board, the oldest first', async () => {
    const { id } = await leave({ arrived_at: '2020-01-01T00:00:00Z' })
    const { body } = await desk.get('/api/v1/CollectionPayment/Waiting/Summary', { MaxCount: 1 })
    expect(body.Data.Total).toBe(await counter())
    expect(body.Data.Oldest.map((item: { Id: string }) => item.Id)).toEqual([id])
  })
})

describe('handing deposits over', () => {
  it('two of three are handed over, counted, audited and told', async () => {
    const ids = await leaveMany(3)
    const before = await counter()
    const { status, body } = await handOver(desk, ids.slice(0, 2), { Note: '家人代領' })
    expect([status, body.Data.Count]).toEqual([200, 2])
    expect(await counter()).toBe(before - 2)
    expect(ids.filter((id) => id === ids[2])).toEqual([ids[2]])
    expect((await waitingIds()).filter((id) => ids.includes(id))).toEqual([ids[2]])
    const audits = await lobby.owner.query(
      "select account_name, before, after from audit where action = 'deposits.handOver' and target_id = any($1)",
      [ids],
    )
    expect(audits.rows).toHaveLength(2)
    expect(audits.rows[0]).toMatchObject({
      account_name: '陳怡君',
      before: { householdId: wang.id, label: 'A棟-12F-3' },
      after: { receiveType: 3, note: '家人代領' },
    })
    const events = await lobby.owner.query(
      "select payload from event where name = 'deposits.handedOver' order by number desc limit 1",
    )
    expect(events.rows[0].payload).toEqual({ Ids: ids.slice(0, 2), HandOverId: body.Data.HandOverId })
  })

  it('nothing selected is refused (R123)', async () => {
    expect((await handOver(desk, [])).status).toBe(400)
  })

  it('twenty calls at once: one succeeds, nineteen are told who and when', async () => {
    const { id, shown } = await leave()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => handOver(i % 2 ? desk : desk2, [id])),
    )
    const lost = answers.filter((a) => a.status === 409)
    expect([answers.filter((a) => a.status === 200).length, lost.length]).toEqual([1, 19])
    expect(lost[0]?.body.ErrorMessage.Code).toBe(409111)
    expect(lost[0]?.body.ErrorMessage.Description).toMatch(
      new RegExp(`^${shown} 已由(陳怡君|林志明)於(今天|昨天) \\d\\d:\\d\\d 領取。$`),
    )
    expect(lost[0]?.body.Data[0]).toMatchObject({ Id: id, SerialNum: shown, TabletNote: 'A棟-12F-3' })
  })

  it('overlapping sets in different orders never deadlock', async () => {
    const ids = await leaveMany(8)
    const sets = Array.from({ length: 16 }, (_, i) => {
      const turned = [...ids.slice(i / 2), ...ids.slice(0, i / 2)]
      return (i % 2 ? turned.reverse() : turned).slice(0, 6)
    })
    const answers = await Promise.all(sets.map((set, i) => handOver(i % 3 ? desk : desk2, set)))
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200, 409]))
  })

  it("another community's or an unknown deposit is not found, and nothing of the call changes", async () => {
    const ids = await leaveMany(1)
    const foreign = await leave({
      community_id: songtao.id,
      household_id: elsewhere.id,
      payer_household_id: null,
    })
    for (const stranger of [foreign.id, newId()]) {
      expect((await handOver(desk, [...ids, stranger])).status).toBe(404)
    }
    expect(await waitingIds()).toContain(ids[0])
  })

  it('a retry with its key gets the first answer', async () => {
    const ids = await leaveMany(1)
    const key = { 'idempotency-key': newId() }
    const [first, second] = await Promise.all([handOver(desk, ids, {}, key), handOver(desk, ids, {}, key)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
  })

  it('the scanned code must cover the household (R122), and a signature-only one needs its signature', async () => {
    const ids = await leaveMany(1)
    const wrong = await handOver(desk, ids, { ReceiveType: 0, ReceiveCode: cast.phones.neighbour.serial })
    expect(wrong.body.ErrorMessage.Code).toBe(400107)
    expect((await handOver(desk, ids, { ReceiveType: 1 })).status).toBe(400)
    const right = await handOver(desk, ids, { ReceiveType: 2, ReceiveCode: cast.cards.decimal.code })
    expect(right.status).toBe(200)
  })

  it('a committee member may not, and a community without the service has no deposits', async () => {
    const ids = await leaveMany(1)
    await lobby.owner.query("update membership set role = 'committee' where account_id = $1", [
      cast.accounts.once1.id,
    ])
    expect((await handOver(await lobby.as('once1'), ids)).body.ErrorMessage.Code).toBe(403001)
    const without = await lobby.as('auth_0912345678', '松濤苑')
    for (const answer of [
      await handOver(without, ids),
      await without.get('/api/v1/CollectionPayment/Uncollected/Count'),
    ]) {
      expect(answer.body.ErrorMessage.Code).toBe(403003)
    }
    expect(await waitingIds()).toContain(ids[0])
  })
})

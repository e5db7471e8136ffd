import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { came, detailOf, leaveWith, walkIn } from '#tests/setup/visitors.ts'

let lobby: Lobby
let desk: Desk
let desk2: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
})
afterAll(() => lobby.close())

const codeOf = ({ body }: Answer): number => body.ErrorMessage?.Code

describe('leaving', () => {
  it('takes a JSON Patch body, and a second time says 訪客已離開！ with 400 (R181, R183)', async () => {
    const { Id } = await came(desk)
    const headers = { 'content-type': 'application/json-patch+json' }
    const first = await desk.send('POST', `/api/v1/Guest/${Id}/Leaved`, '{}', headers)
    expect([first.status, first.body.Data.Status, first.body.Data.LeavedBy]).toEqual([200, 2, '陳怡君'])
    const second = await desk.send('POST', `/api/v1/Guest/${Id}/Leaved`, '[]', headers)
    expect([second.status, second.body.ErrorMessage.Description]).toEqual([400, '訪客已離開！'])
    const old = await desk.send('POST', '/ajax/ajax.asmx/leaveGuest', new URLSearchParams({ v: '', t: Id }))
    expect([old.status, old.body.Message]).toEqual([400, '訪客已離開！'])
  })

  it('is done by one of twenty desks, all others hear it; one line in the timeline, one event (R181)', async () => {
    const { Id } = await came(desk)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => leaveWith(n % 2 ? desk : desk2, Id)),
    )
    expect(answers.filter((answer) => answer.status === 200).length).toBe(1)
    const lost = answers.filter((answer) => answer.status !== 200)
    expect(new Set(lost.map((answer) => `${answer.status} ${answer.body.Message}`))).toEqual(
      new Set(['400 訪客已離開！']),
    )
    const { Timeline } = await detailOf(desk, Id)
    expect(Timeline.map((item: { What: string }) => item.What)).toEqual(['registered', 'left'])
    const events = await lobby.owner.query(
      "select count(*)::int as n from event where name = 'visitors.left' and payload::text like $1",
      [`%${Id}%`],
    )
    expect(events.rows[0].n).toBe(1)
  })

  it('is not possible for a visitor of another community', async () => {
    const { Id } = await came(desk)
    const other = await lobby.as('desk2', '松濤苑')
    expect((await leaveWith(other, Id)).status).toBe(404)
    expect((await other.get(`/api/v1/Guest/${Id}`)).status).toBe(404)
    const old = await other.send('POST', '/ajax/ajax.asmx/leaveGuest', new URLSearchParams({ v: '', t: Id }))
    expect(old.status).toBe(404)
    expect((await detailOf(desk, Id)).Status).toBe(1)
  })

  it('is told from whom, when, and by card', async () => {
    const { Id } = await came(desk, { CarrierCode: '11223344' })
    await leaveWith(desk2, Id, { ByCard: true })
    const { rows } = await lobby.owner.query('select left_by_name, left_how from visitor where id = $1', [Id])
    expect(rows).toEqual([{ left_by_name: '林志明', left_how: 'card' }])
  })
})

describe('a visitor card', () => {
  it('finds its visitor, however its reader writes it, with the keys of the specification (R184, R189)', async () => {
    const { Id } = await came(desk, { CarrierCode: '0102030A' })
    const find = (carrier: string, who = desk) => who.get('/mvc/Guest/GetGIdByCarrier', { carrier })
    const { body } = await find('0102030A')
    expect(body).toEqual({
      Data: { GId: Id, TabletId: cast.households.wang.id, TabletNote: 'A棟-12F-3' },
    })
    expect((await find(String(0x0102030a).padStart(10, '0'))).body.Data.GId).toBe(Id)
    expect((await find('0102030A', await lobby.as('desk2', '松濤苑'))).status).toBe(404)
    await leaveWith(desk, Id)
    const gone = await find('0102030A')
    expect([gone.status, gone.body.ErrorMessage.Description]).toEqual([404, '這張卡沒有借給任何在場的訪客。'])
  })
})

describe('who may', () => {
  it('the committee looks, with telephone numbers masked, and changes nothing; views are audited', async () => {
    const { Id } = await came(desk, { Phone: '0912345678' })
    await lobby.owner.query("update membership set role = 'committee' where account_id = $1", [
      cast.accounts.eip1.id,
    ])
    const committee = await lobby.as('eip1')
    expect((await detailOf(committee, Id)).Phone).toBe('0912***678')
    expect((await walkIn(committee)).status).toBe(403)
    expect((await leaveWith(committee, Id)).status).toBe(403)
    expect((await committee.get('/api/v1/Guest/Arrived/Evacuation')).status).toBe(403)
    const { rows } = await lobby.owner.query(
      "select count(*)::int as n from audit where action = 'visitors.view' and target_id = $1",
      [Id],
    )
    expect(rows[0].n).toBe(1)
  })

  it('nobody in a community without service 17 or 50; with either of them everybody (R165, R166)', async () => {
    const there = castId('community', '松濤苑')
    const other = await lobby.as('auth_0912345678', '松濤苑')
    const visit = { GuestName: '盧', PeopleCount: 1, CauseTypeName: '訪友' }
    const register = async () => {
      const fresh = await lobby.as('auth_0912345678', '松濤苑')
      return fresh.post('/api/v2/Guest/CreateAndArrived', visit)
    }
    expect((await other.get('/api/v1/Guest/Arrived')).status).toBe(200)
    await lobby.owner.query('delete from community_service where community_id = $1 and service_id = 17', [
      there,
    ])
    const off = await register()
    expect([off.status, codeOf(off)]).toEqual([403, 403003])
    await lobby.owner.query(
      'insert into community_service (community_id, service_id, kind, position) values ($1, 50, 2, 9)',
      [there],
    )
    expect((await register()).status).toBe(200)
  })

  it('every write leaves an audit row that names nobody', async () => {
    const { Id } = await came(desk, { GuestName: '獨一無二', Phone: '0999888777' })
    await desk.patch(`/api/v1/Guest/${Id}`, { Remark: '獨一無二的備註' })
    await leaveWith(desk, Id)
    const { rows } = await lobby.owner.query(
      'select action, before::text || after::text as said from audit where target_id = $1 order by at, id',
      [Id],
    )
    expect(rows.map((row) => row.action)).toEqual(['visitors.register', 'visitors.correct', 'visitors.leave'])
    expect(rows.filter((row) => /獨一無二|0999888777/.test(row.said))).toEqual([])
  })
})

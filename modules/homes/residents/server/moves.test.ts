import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { residentOf } from '#database/cast/people.ts'
import { migrate } from '#database/migrate.ts'
import { newId } from '#platform/contract/new-id.ts'
import pg from 'pg'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const { wang, neighbour, idle, empty, zhou, elsewhere } = cast.households
const { lin } = cast.residents

let lobby: Lobby
let desk: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const path = (householdId: string, rest = '') => `/core/api/Community/Tablet/${householdId}/Resident${rest}`
const codeOf = ({ status, body }: Answer) => [status, body.ErrorMessage?.Code]
const namesOf = async (householdId: string) =>
  (await desk.get(path(householdId))).body.Data.map((row: { Name: string }) => row.Name)
const rowsOf = async (sql: string, ...values: unknown[]) => (await lobby.owner.query(sql, values)).rows
const movesOf = async (householdId: string, id = '') =>
  (await desk.get(id ? path(householdId, `/${id}/Moves`) : `/api/v1/CommunityTablet/${householdId}/Moves`))
    .body.Data

describe('moving out', () => {
  it('takes somebody off every list at once, with phones and plates, and keeps the history', async () => {
    const answer = await desk.delete(path(wang.id, `/${lin.id}`), { Reason: '搬回娘家' })
    expect(answer.status).toBe(200)
    expect(answer.body.Data).toMatchObject({ Name: '林淑芬', Reason: '搬回娘家' })
    expect(await namesOf(wang.id)).toEqual(['王建民', '王小明'])
    const found = await desk.get('/api/v1/CommunityTablet/Search', { Text: '林淑芬' })
    expect(found.body.Data).toEqual([])
    const byPhone = await desk.get(`/api/v1/CommunityTablet/${cast.phones.bound.serial}/Device`)
    expect(codeOf(byPhone)).toEqual([404, 404001])
    const [line] = await movesOf(wang.id)
    expect(line).toMatchObject({
      Kind: 'movedOut',
      Name: '林淑芬',
      From: 'A棟-12F-3',
      By: '陳怡君',
      Reason: '搬回娘家',
    })
    const { body } = await desk.get(`/api/v1/CommunityTablet/${wang.id}/Home`)
    expect(body.Data.Former.map((item: { Name: string }) => item.Name)).toContain('林淑芬')
    expect(
      await rowsOf('select 1 from vehicle where resident_id = $1 and removed_at is null', lin.id),
    ).toEqual([])
    expect(await rowsOf('select 1 from phone where resident_id = $1 and unbound_at is null', lin.id)).toEqual(
      [],
    )
  })

  it('twice says who registered it', async () => {
    const again = await desk.delete(path(wang.id, `/${lin.id}`))
    expect(codeOf(again)).toEqual([409, 409603])
    expect(again.body.Message).toMatch(/^陳怡君已於今天/)
    expect(codeOf(await desk.put(path(wang.id, `/${lin.id}`), { RowVersion: 9, Name: '林' }))).toEqual([
      409, 409603,
    ])
  })

  it('on a day to come, or before the day of moving in, is refused', async () => {
    const id = newId()
    await desk.post(path(idle.id), { ResidentId: id, Name: '江文', MovedInOn: '2026-10-01' })
    expect(codeOf(await desk.delete(path(idle.id, `/${id}`), { OnDay: '2999-01-01' }))).toEqual([400, 400601])
    const early = await desk.delete(path(idle.id, `/${id}`), { OnDay: '2026-09-30' })
    expect(codeOf(early)).toEqual([400, 400602])
    expect((await desk.delete(path(idle.id, `/${id}`), { OnDay: '2026-10-20' })).body.Data.MovedOutOn).toBe(
      '2026-10-20',
    )
  })

  it('takes a family at once or not at all, with a line of the audit for each', async () => {
    const add = async (Name: string) => (await desk.post(path(empty.id), { Name })).body.Data.ResidentId
    const family = [await add('高一新'), await add('高二新')]
    const leave = (ResidentIds: string[]) =>
      desk.post(path(empty.id, '/MoveOut'), { ResidentIds, Reason: '全家遷出' })
    expect(codeOf(await leave([...family, lin.id]))).toEqual([404, 404000])
    expect(await namesOf(empty.id)).toEqual(['高一新', '高二新'])
    expect((await leave(family)).body.Data).toEqual({ Moved: 2 })
    expect(await namesOf(empty.id)).toEqual([])
    const audited = await rowsOf(
      "select target_id as id from audit where action = 'residents.moveOut' and reason = '全家遷出'",
    )
    expect(audited.map(({ id }) => id).sort()).toEqual(family.sort())
    expect(codeOf(await leave(family))[0]).toBe(409)
  })

  it('and back in again, is told in the history of the person', async () => {
    const back = await desk.post(path(wang.id, `/${lin.id}/MoveBack`), { Reason: '搬回來' })
    expect(back.body.Data).toMatchObject({ Name: '林淑芬', IsAppUser: false })
    expect(await namesOf(wang.id)).toEqual(['王建民', '王小明', '林淑芬'])
    expect(codeOf(await desk.post(path(wang.id, `/${lin.id}/MoveBack`)))).toEqual([409, 409604])
    const kinds = (await movesOf(wang.id, lin.id)).map((move: { Kind: string }) => move.Kind)
    expect(kinds.slice(0, 2)).toEqual(['movedBack', 'movedOut'])
  })
})

describe('moving to another household of the community', () => {
  it('takes marks, notes, vehicles and phones along', async () => {
    const auntie = residentOf('A棟-12F-4', '王陳秀英')
    await desk.put(path(neighbour.id, `/${auntie.id}`), {
      RowVersion: 1,
      Transportations: [{ Type: 4, Plate: '電動代步車' }],
    })
    const answer = await desk.post(path(neighbour.id, '/Move'), {
      ResidentIds: [auntie.id],
      ToTabletId: empty.id,
      Reason: '換戶',
    })
    expect(answer.body.Data).toEqual({ Moved: 1 })
    const [there] = (await desk.get(path(empty.id))).body.Data
    expect(there).toMatchObject({
      Name: '王陳秀英',
      Marks: ['聽障'],
      Transportations: [{ Type: 4, Plate: '電動代步車' }],
      IsAppUser: true,
    })
    expect(there.Note).toContain('女兒')
    expect(await namesOf(neighbour.id)).toEqual([])
    const byPhone = await desk.get(`/api/v1/CommunityTablet/${cast.phones.neighbour.serial}/Device`)
    expect(byPhone.body.Data.CommunityTablets[0].TabletNote).toBe('A棟-12F-2')
    for (const home of [neighbour.id, empty.id])
      expect((await movesOf(home))[0]).toMatchObject({ Kind: 'moved', From: 'A棟-12F-4', To: 'A棟-12F-2' })
  })

  it('is refused within one household, with a stranger among them, and to another community; nobody moves then', async () => {
    const ids = (await desk.get(path(zhou.id))).body.Data.map((row: { ResidentId: string }) => row.ResidentId)
    const move = (ResidentIds: string[], ToTabletId: string) =>
      desk.post(path(zhou.id, '/Move'), { ResidentIds, ToTabletId })
    expect(codeOf(await move(ids, zhou.id))).toEqual([400, 400605])
    expect((await move([...ids, castId('resident', 'B棟-12F-3 張雅筑')], idle.id)).status).toBe(404)
    expect((await move(ids, elsewhere.id)).status).toBe(404)
    expect(await namesOf(zhou.id)).toHaveLength(ids.length)
  })
})

describe('a rented household', () => {
  const rent = (householdId: string, IsRent: boolean) =>
    desk.patch(`/api/v1/CommunityTablet/${householdId}/IsRent`, { IsRent })

  it('is one as soon as a renter lives there, and stays one until the renter has gone', async () => {
    const id = newId()
    const until = await desk.post(path(zhou.id), {
      ResidentId: id,
      Name: '蘇承租',
      IdentityId: 3,
      ContractFrom: '2025-12-01',
      ContractUntil: '2026-11-30',
    })
    expect(until.body.Data.ContractUntil).toBe('2026-11-30')
    const home = async () => (await desk.get(`/api/v1/CommunityTablet/${zhou.id}/Home`)).body.Data
    expect((await home()).IsRent).toBe(true)
    const refused = await rent(zhou.id, false)
    expect(codeOf(refused)).toEqual([409, 409605])
    expect(refused.body.Message).toContain('蘇承租')
    await desk.delete(path(zhou.id, `/${id}`))
    expect((await rent(zhou.id, false)).body.Data).toEqual({ IsRent: false })
    const kinds = (await movesOf(zhou.id)).map((move: { Kind: string }) => move.Kind)
    expect(kinds).toEqual(expect.arrayContaining(['rented', 'rentEnded']))
  })

  it('whose contract ends soon, or has ended, is on a list, the first to end first', async () => {
    const { body } = await desk.get('/api/v1/CommunityTablet/Contracts')
    const days = body.Data.map((row: { DaysLeft: number }) => row.DaysLeft)
    expect(days).toEqual([...days].sort((a, b) => a - b))
    expect(body.Data.map((row: { Name: string }) => row.Name)).toEqual(
      expect.arrayContaining(['李佩珊', 'Nguyễn Thị Lan', '蔡宗翰']),
    )
    expect(body.Data.map((row: { Name: string }) => row.Name)).not.toContain('John Smith')
  })
})

describe('the history of moves', () => {
  it('is only ever added to, even by the program itself', async () => {
    const roles = await migrate(lobby.connection)
    for (const role of [roles.app, roles.door]) {
      const client = new pg.Client({ ...lobby.connection, ...role })
      await client.connect()
      await expect(client.query("update resident_move set kind = 'movedIn'")).rejects.toThrow(
        /permission denied/,
      )
      await expect(client.query('delete from resident_move')).rejects.toThrow(/permission denied/)
      await client.end()
    }
  })
})

describe('the vehicles of a household', () => {
  const homeOf = async () => (await desk.get(`/api/v1/CommunityTablet/${wang.id}/Home`)).body.Data
  const put = (Version: number, ...plates: string[]) =>
    desk.put(`/api/v1/CommunityTablet/${wang.id}/Vehicles`, {
      Version,
      Transportations: plates.map((Plate) => ({ Type: 1, Plate })),
    })

  it('that two desks write at once are written by the first; the other one hears who it was', async () => {
    const { VehiclesVersion } = await homeOf()
    const both = await Promise.all([put(VehiclesVersion, 'ZZQ-1111'), put(VehiclesVersion, 'ZZQ-2222')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [first, late] = both[0]?.status === 200 ? both : both.toReversed()
    expect(late?.body.ErrorMessage.Code).toBe(409607)
    expect(late?.body.Message).toMatch(/^陳怡君已於今天 \d\d:\d\d 改過這一戶的車輛/)
    const now = await homeOf()
    expect(now.Transportations).toEqual(first?.body.Data)
    expect((await put(now.VehiclesVersion)).status).toBe(200)
  })

  it('are written anew, and found by search', async () => {
    const vehicles = `/api/v1/CommunityTablet/${idle.id}/Vehicles`
    const { body } = await desk.put(vehicles, {
      Version: 0,
      Transportations: [{ Type: 1, Plate: 'zzq-8899' }],
    })
    expect(body.Data).toEqual([{ Type: 1, Plate: 'ZZQ-8899' }])
    const find = async () =>
      (await desk.get('/api/v1/CommunityTablet/Search', { Text: 'ZZQ8899' })).body.Data.map(
        (row: { TabletNote: string }) => row.TabletNote,
      )
    expect(await find()).toEqual(['B棟-12F-3'])
    await desk.put(vehicles, { Version: 1, Transportations: [] })
    expect(await find()).toEqual([])
  })
})

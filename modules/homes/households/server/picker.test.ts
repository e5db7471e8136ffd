import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const path = (...parts: string[]) => parts.map(encodeURIComponent).join('/')

describe('The household picker has three steps: building, floor, unit (R148)', () => {
  test('buildings come in their order with their real and virtual households', async () => {
    const { status, body } = await desk.get('/api/v1/CommunityTablet/Tag')
    expect(status).toBe(200)
    expect(body.Data).toEqual([
      { Tag: 'A棟', HouseholdCount: 60, VirtualCount: 0 },
      { Tag: 'B棟', HouseholdCount: 60, VirtualCount: 0 },
      { Tag: 'C棟', HouseholdCount: 60, VirtualCount: 0 },
      { Tag: '管理中心', HouseholdCount: 0, VirtualCount: 6 },
    ])
  })

  test('floors come from below, 2F before 10F', async () => {
    const { body } = await desk.get(`/api/v1/CommunityTablet/${path('A棟')}/Floor`)
    expect(body.Data.map((floor: { Floor: string }) => floor.Floor)).toEqual(
      Array.from({ length: 15 }, (_, i) => `${i + 1}F`),
    )
    expect(body.Data[11]).toEqual({ Floor: '12F', HouseholdCount: 4, VirtualCount: 0 })
  })

  test('a unit shows label, building, floor, names and marks (R152)', async () => {
    const { body } = await desk.get(`/api/v1/CommunityTablet/${path('A棟', '12F')}/Tablet-Note`)
    const household = castId('household', 'A棟-12F-3')
    const { body: detail } = await desk.get(`/api/v1/CommunityTablet/${household}/Detail`)
    const residentIds = detail.Data.Residents.map(({ Id }: { Id: string }) => Id)
    const { body: tree } = await desk.get(
      `/core/api/Community/Tag/${encodeURIComponent('A棟')}/Floor/12F/Tablet`,
    )
    expect(tree.Data[2]).toEqual({ ...body.Data[2], Id: household })
    expect(body.Data.map((unit: { TabletNote: string }) => unit.TabletNote)).toEqual([
      'A棟-12F-1',
      'A棟-12F-2',
      'A棟-12F-3',
      'A棟-12F-4',
    ])
    expect(body.Data[2]).toEqual({
      TabletId: castId('household', 'A棟-12F-3'),
      TabletNote: 'A棟-12F-3',
      UserId: residentIds[0],
      IsVirtual: 0,
      Tag: 'A棟',
      Floor: '12F',
      Names: ['王建民', '林淑芬', '王小明'],
      Marks: [],
    })
    expect(body.Data[1]).toMatchObject({ Names: [], UserId: '' })
    expect(body.Data[3].Marks).toEqual(['聽障'])
  })

  test('virtual units are told apart by IsVirtual, a number (R150)', async () => {
    const { body } = await desk.get(`/api/v1/CommunityTablet/${path('管理中心', '1F')}/Tablet-Note`)
    expect(body.Data).toHaveLength(6)
    expect(body.Data.every((unit: { IsVirtual: number }) => unit.IsVirtual === 1)).toBe(true)
  })

  test('units count as people do: 2 before 12, and who moved out is no longer named', async () => {
    const community = castId('community', '晴川社區')
    const [first, second] = [castId('household', 'count 2'), castId('household', 'count 12')]
    const id = (n: number) => castId('resident', `count ${n}`)
    await lobby.owner.query(
      `insert into household (community_id, id, building, floor, unit, label, building_order)
       values ($1, $2, '店面', '1F', '12', '店面-1F-12', 9), ($1, $3, '店面', '1F', '2', '店面-1F-2', 9)`,
      [community, second, first],
    )
    await lobby.owner.query(
      `insert into resident (community_id, id, household_id, name, position, moved_out_at)
       values ($1, $2, $4, '方先生', 0, now()), ($1, $3, $4, '圓小姐', 1, null)`,
      [community, id(1), id(2), first],
    )
    const { body } = await desk.get(`/api/v1/CommunityTablet/${path('店面', '1F')}/Tablet-Note`)
    expect(body.Data.map((unit: { TabletNote: string }) => unit.TabletNote)).toEqual([
      '店面-1F-2',
      '店面-1F-12',
    ])
    expect(body.Data[0].Names).toEqual(['圓小姐'])
    const people = await desk.get(`/core/api/Community/Tablet/${first}/Resident`)
    expect(people.body.Data.map((resident: { Name: string }) => resident.Name)).toEqual(['圓小姐'])
  })

  test.each([[path('Z棟') + '/Floor'], [path('A棟', '99F') + '/Tablet-Note'], [path('松濤') + '/Floor']])(
    'a building or floor that this community has not is a 404: %s',
    async (rest) => {
      const { status, body } = await desk.get(`/api/v1/CommunityTablet/${rest}`)
      expect([status, body.ErrorMessage.Code]).toEqual([404, 404000])
    },
  )
})

describe('A tree node has Id, Name and ParentId (R153)', () => {
  test('buildings, their floors, and the households of a floor', async () => {
    const buildings = await desk.get('/core/api/Community/Tag')
    const node = buildings.body.Data[0]
    expect(node).toEqual({ Id: 'A棟', Name: 'A棟', ParentId: null })
    const floors = await desk.get(`/core/api/Community/Tag/${path(node.Id)}/Floor`)
    expect(floors.body.Data[1]).toEqual({ Id: '2F', Name: '2F', ParentId: 'A棟' })
    const units = await desk.get(`/core/api/Community/Tag/${path(node.Id)}/Floor/${path('2F')}/Tablet`)
    expect(units.body.Data[0]).toMatchObject({ TabletNote: 'A棟-2F-1', Tag: 'A棟', Floor: '2F' })
  })
})

describe('The residents of a household', () => {
  test('have their phone numbers masked (個資法 Art. 5)', async () => {
    const household = castId('household', 'A棟-12F-3')
    const { body } = await desk.get(`/core/api/Community/Tablet/${household}/Resident`)
    expect(body.Data[0]).toMatchObject({
      ResidentId: castId('resident', 'A棟-12F-3 王建民'),
      Name: '王建民',
      Phone: '0935***846',
      Marks: [],
    })
    expect(JSON.stringify(body)).not.toContain('0935271846')
  })

  test.each([
    ['another community', castId('household', '松濤-2F-1')],
    ['nowhere', '0194d2f0-0000-7000-8000-000000000000'],
    ['no id', 'abc'],
  ])('of %s are a 404', async (_, id) => {
    const { status } = await desk.get(`/core/api/Community/Tablet/${id}/Resident`)
    expect(status).toBe(404)
  })
})

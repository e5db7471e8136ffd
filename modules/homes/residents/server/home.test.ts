import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const { wang, counter } = cast.households

let lobby: Lobby
let desk: Desk

beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const rowsOf = async (sql: string, ...values: unknown[]) => (await lobby.owner.query(sql, values)).rows

describe('a household page', () => {
  it('has people, vehicles, who moved out and what waits; the view is audited', async () => {
    const { status, body } = await desk.get(`/api/v1/CommunityTablet/${wang.id}/Home`)
    expect(status).toBe(200)
    expect(body.Data).toMatchObject({
      TabletNote: 'A棟-12F-3',
      IsVirtual: 0,
      IsRent: false,
      Waiting: [
        { Name: 'packages', Count: 4 },
        { Name: 'deposits', Count: 2 },
        { Name: 'items', Count: expect.any(Number) },
        { Name: 'foodOrders', Count: 0 },
        { Name: 'proxyOrders', Count: 0 },
      ],
      Former: [{ Name: '王建國', Reason: '結婚搬離' }],
    })
    expect(body.Data.Residents.map((resident: { Name: string }) => resident.Name)).toEqual([
      '王建民',
      '林淑芬',
      '王小明',
    ])
    const viewed = await rowsOf(
      "select 1 from audit where action = 'residents.viewHome' and target_id = $1",
      wang.id,
    )
    expect(viewed.length).toBe(1)
  })

  it('shows whole plates only to whoever writes them down', async () => {
    const committee = await lobby.as('committee1')
    const platesOf = async (who: Desk) => {
      const { Residents, Transportations } = (await who.get(`/api/v1/CommunityTablet/${wang.id}/Home`)).body
        .Data
      const all = [
        ...Residents.flatMap((one: typeof Transportations) => one.Transportations),
        ...Transportations,
      ]
      return JSON.stringify(all)
    }
    expect(await platesOf(desk)).toContain('BKS-3517')
    expect(await platesOf(committee)).toContain('BKS-**17')
    expect(await platesOf(committee)).not.toContain('3517')
  })

  it('names the households before and after it, so that one leads to the other and back; its area and parking spaces', async () => {
    const homeOf = async (id: string) => (await desk.get(`/api/v1/CommunityTablet/${id}/Home`)).body.Data
    const home = await homeOf(wang.id)
    expect([home.Previous.TabletNote, home.Next.TabletNote]).toEqual(['A棟-12F-2', 'A棟-12F-4'])
    expect((await homeOf(home.Next.TabletId)).Previous.TabletId).toBe(wang.id)
    const [property] = await rowsOf(
      `select p.exclusive_area as area, (select json_agg(s.number order by s.vehicle, s.position, s.number)
        from parking_space s where s.household_id = $1) as spaces from household_property p where p.household_id = $1`,
      wang.id,
    )
    expect({ area: home.ExclusiveArea, spaces: home.Spaces }).toEqual(property)
  })

  it('that is virtual has nobody', async () => {
    const { body } = await desk.get(`/api/v1/CommunityTablet/${counter.id}/Home`)
    expect(body.Data).toMatchObject({ IsVirtual: 1, Residents: [], Former: [] })
  })

  test.each([castId('household', '松濤-2F-1'), newId(), 'abc'])('of %s is a 404', async (id) => {
    expect((await desk.get(`/api/v1/CommunityTablet/${id}/Home`)).status).toBe(404)
  })
})

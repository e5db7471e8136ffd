import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive } from '#tests/setup/packages.ts'

let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const place = (Tag: string, Floor: string, Unit: string, more = {}) => ({
  TabletId: newId(),
  Tag,
  Floor,
  Unit,
  TabletNote: `${Tag}-${Floor}-${Unit}`,
  ...more,
})
const add = (...Households: ReturnType<typeof place>[]) => manager.post('/api/v1/Household', { Households })
const tree = async () => (await desk.get('/api/v1/Household/Tree')).body.Data
const floorsOf = async (tag: string) =>
  (await tree())
    .find(({ Tag }: { Tag: string }) => Tag === tag)
    ?.Floors.map(({ Floor }: { Floor: string }) => Floor)
const item = async (tag: string, label: string) =>
  (await desk.get('/api/v1/Household', { Tag: tag })).body.Data.find(
    ({ TabletNote }: { TabletNote: string }) => TabletNote === label,
  )

describe('Households as a tree', () => {
  test('buildings and floors come with their units, vacant and virtual ones counted', async () => {
    const [first] = await tree()
    expect(first).toMatchObject({ Tag: 'A棟', HouseholdCount: 60, VirtualCount: 0 })
    expect(first.Floors[11]).toMatchObject({ Floor: '12F', HouseholdCount: 4, VacantCount: 1 })
    const office = (await tree()).find(({ Tag }: { Tag: string }) => Tag === '管理中心')
    expect(office).toMatchObject({ HouseholdCount: 0, VirtualCount: 6, VacantCount: 0 })
  })

  test('a whole building is added at once; floors stand by their height, basements below', async () => {
    const floors = ['2F', '10F', '1F', 'B1', 'RF']
    const wished = floors.flatMap((floor) => ['1', '2'].map((unit) => place('新棟', floor, unit)))
    expect((await add(...wished)).body.Data).toEqual({ Added: 10 })
    expect(await floorsOf('新棟')).toEqual(['B1', '1F', '2F', '10F', 'RF'])
    expect((await tree()).at(-1).Tag).toBe('新棟')
    await add(place('新棟', '3F', '1'))
    expect(await floorsOf('新棟')).toEqual(['B1', '1F', '2F', '3F', '10F', 'RF'])
    // Sent again by a browser that heard no answer.
    expect((await add(...wished)).body.Data).toEqual({ Added: 0 })
  })

  test('with one label taken none is added', async () => {
    const { status, body } = await add(place('D棟', '1F', '1'), place('A棟', '12F', '3'))
    expect([status, body.ErrorMessage.Code]).toEqual([409, 409153])
    expect(await floorsOf('D棟')).toBeUndefined()
    const twice = await add(place('D棟', '1F', '1'), place('D棟', '1F', '1'))
    expect(twice.body.Message).toBe('「D棟-1F-1」重複了，每一戶的名稱都要不同。')
  })

  test('of two who add one label at once one succeeds', async () => {
    const answers = await Promise.all([add(place('E棟', '1F', '1')), add(place('E棟', '1F', '1'))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('buildings and floors are put into another order; an order of what is there no more is refused', async () => {
    await add(place('F棟', '1F', '1'), place('F棟', '2F', '1'))
    const order = await manager.put('/api/v1/Household/Order/Tag/F棟/Floor', { Floors: ['2F', '1F'] })
    expect(order.status).toBe(200)
    expect(await floorsOf('F棟')).toEqual(['2F', '1F'])
    const picker = await desk.get('/api/v1/CommunityTablet/F棟/Floor')
    expect(picker.body.Data.map(({ Floor }: { Floor: string }) => Floor)).toEqual(['2F', '1F'])
    const old = await manager.put('/api/v1/Household/Order/Tag/F棟/Floor', { Floors: ['2F'] })
    expect([old.status, old.body.ErrorMessage.Code]).toEqual([409, 409155])
    const names = (await tree()).map(({ Tag }: { Tag: string }) => Tag)
    await manager.put('/api/v1/Household/Order/Tag', {
      Tags: ['F棟', ...names.filter((n: string) => n !== 'F棟')],
    })
    expect((await tree())[0].Tag).toBe('F棟')
    await manager.put('/api/v1/Household/Order/Tag', { Tags: names })
  })
})

describe('Changing a household', () => {
  test('it is renamed and moved, its records follow, and the timeline keeps the old name', async () => {
    const wished = place('G棟', '1F', '1')
    await add(wished)
    const known = await item('G棟', 'G棟-1F-1')
    const change = {
      Tag: 'G棟',
      Floor: '2F',
      Unit: '5',
      TabletNote: 'G棟-2F-5',
      RowVersion: known.RowVersion,
    }
    const { status, body } = await manager.put(`/api/v1/Household/${wished.TabletId}`, change)
    expect(status).toBe(200)
    expect(body.Data).toMatchObject({ TabletNote: 'G棟-2F-5', Floor: '2F', RowVersion: known.RowVersion + 1 })
    const again = await manager.put(`/api/v1/Household/${wished.TabletId}`, { ...change, Unit: '6' })
    expect(again.body.ErrorMessage.Code).toBe(409152)
    const { body: timeline } = await desk.get(`/api/v1/Household/${wished.TabletId}/Timeline`)
    expect(timeline.Data.map(({ What }: { What: string }) => What)).toEqual(['added', 'corrected'])
    expect(timeline.Data[1].Changes).toContainEqual({ Field: 'label', Before: 'G棟-1F-1', After: 'G棟-2F-5' })
  })

  test('a label that somebody has is refused, and says who lives there', async () => {
    const known = await item('A棟', 'A棟-12F-2')
    const { status, body } = await manager.put(`/api/v1/Household/${known.TabletId}`, {
      ...known,
      TabletNote: 'A棟-12F-3',
      IsVirtual: false,
    })
    expect(status).toBe(409)
    expect(body.Message).toContain('王建民')
  })

  test('one that has anything left does not close; an empty one disappears from picker and search, and may come back', async () => {
    const full = await item('A棟', 'A棟-12F-3')
    const close = (id: string, version: number) =>
      manager.post(`/api/v1/Household/${id}/Close`, { RowVersion: version, Reason: '登錯' })
    const refused = await close(full.TabletId, full.RowVersion)
    expect(refused.status).toBe(409)
    expect(refused.body.Message).toContain('住戶')
    const wished = place('H棟', '1F', '1')
    await add(wished)
    const package_ = await arrive(desk, { TabletId: wished.TabletId })
    const waiting = await close(wished.TabletId, 1)
    expect(waiting.body.Message).toContain('待領包裹')
    await desk.post(`/api/v1/Postal/${package_.PdId}/Void`, { Reason: '登錯' })
    // A card that was taken off is nobody's: it keeps no household open.
    await lobby.owner.query(
      `insert into card_household (community_id, card_id, household_id, unbound_at)
       select community_id, card_id, $1, now() from card_household limit 1`,
      [wished.TabletId],
    )
    const closed = await close(wished.TabletId, 1)
    expect(closed.body).toEqual({ Data: true })
    expect((await desk.get('/api/v1/CommunityTablet/Search', { Text: 'H1-1' })).body.Data).toEqual([])
    expect((await desk.get('/api/v1/CommunityTablet/H棟/Floor')).status).toBe(404)
    expect((await arriveStatus(wished.TabletId)).status).toBe(404)
    const list = await desk.get('/api/v1/Household', { Tag: 'H棟', IsClosed: 'true' })
    expect(list.body.Data[0]).toMatchObject({ TabletNote: 'H棟-1F-1', MergedIntoNote: '' })
    const open = await manager.post(`/api/v1/Household/${wished.TabletId}/Reopen`, { Reason: '關錯' })
    expect(open.status).toBe(200)
    expect((await desk.get('/api/v1/CommunityTablet/H棟/Floor')).status).toBe(200)
  })
})

const arriveStatus = (TabletId: string) =>
  desk.post('/api/v1/Postal', { PdId: newId(), TabletId, PostalTypeId: castId('kind', '包裹') })

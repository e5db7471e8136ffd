import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { movedOf, partOf } from '#tests/setup/households.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest } from '#tests/setup/packages.ts'

let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const idOf = (label: string) => castId('household', label)
const version = async (id: string) =>
  (await manager.get(`/core/api/HouseholdProperty/${id}`)).body.Data.RowVersion
const belongings = async (id: string) => (await manager.get(`/api/v1/Household/${id}/Belongings`)).body.Data
const timeline = async (id: string) => (await desk.get(`/api/v1/Household/${id}/Timeline`)).body.Data

/** A household of its own for a test. */
async function household(unit: string, more: Record<string, unknown> = {}) {
  const Id = newId()
  const TabletNote = `併棟-1F-${unit}`
  const { status, body } = await manager.post('/core/api/HouseholdProperty/', {
    Id,
    Tag: '併棟',
    Floor: '1F',
    Unit: unit,
    TabletNote,
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return { id: Id, label: TabletNote, rowVersion: body.Data.RowVersion as number }
}
type Made = Awaited<ReturnType<typeof household>>

const merge = (from: Made, to: Made, more: Record<string, unknown> = {}) =>
  manager.post(`/api/v1/Household/${from.id}/Merge`, {
    IntoId: to.id,
    RowVersion: from.rowVersion,
    IntoVersion: to.rowVersion,
    Reason: '兩戶打通',
    ...more,
  })
const waitingOf = async (id: string) =>
  (await desk.get('/api/v1/Postal/Uncollected/Tablets', { TabletIds: [id] })).body.Data.map(
    ({ PdId }: { PdId: string }) => PdId,
  )

describe('Merging a household into another one', () => {
  test('people, cards, phones, vehicles, marks, spaces and what waits go over; it is offered no more and its records stay', async () => {
    const [from, to] = [idOf('A棟-12F-3'), idOf('A棟-12F-2')]
    const before = await belongings(from)
    expect(before.Residents.length).toBeGreaterThan(1)
    const cards = partOf(before, 'cards').length
    expect(cards).toBeGreaterThan(0)
    const gone = await arrive(desk, { TabletId: from })
    await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [gone.PdId] }))
    const here = await arrive(desk, { TabletId: from, RecipientId: before.Residents[0].ResidentId })
    const { status, body } = await manager.post(`/api/v1/Household/${from}/Merge`, {
      IntoId: to,
      RowVersion: await version(from),
      IntoVersion: await version(to),
      Reason: '兩戶打通',
    })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.Data).toMatchObject({
      Residents: before.Residents.length,
      Vehicles: before.Vehicles.length,
    })
    expect(movedOf(body.Data)).toMatchObject({
      cards,
      phones: partOf(before, 'phones').length,
      packages: partOf(before, 'packages').length + 1,
      deposits: partOf(before, 'deposits').length,
    })
    const after = await belongings(to)
    const names = (all: { Name: string }[]) => all.map(({ Name }) => Name)
    expect(names(after.Residents)).toEqual(expect.arrayContaining(names(before.Residents)))
    expect(await waitingOf(to)).toContain(here.PdId)
    // It is nowhere to choose, but who knows its label finds the household that it is part of.
    const found = await desk.get('/api/v1/CommunityTablet/Search', { Text: 'A12-3' })
    expect(found.body.Data[0]).toMatchObject({ TabletNote: 'A棟-12F-2', Matched: 'A棟-12F-3 已併入' })
    const floor = await desk.get('/api/v1/CommunityTablet/A棟/12F/Tablet-Note')
    expect(floor.body.Data.map((row: { TabletNote: string }) => row.TabletNote)).not.toContain('A棟-12F-3')
    expect((await manager.get(`/core/api/HouseholdProperty/${from}`)).status).toBe(404)
    // What was handed over keeps the label; what waits shows the other one; the old label finds both.
    const list = await desk.get('/api/v1/Postal/List', { Text: 'A12-3', State: 'all', MaxCount: 100 })
    const labels = new Map(
      list.body.Data.map((row: { PdId: string; TabletNote: string }) => [row.PdId, row.TabletNote]),
    )
    expect(labels.get(gone.PdId)).toBe('A棟-12F-3')
    expect(labels.get(here.PdId)).toBe('A棟-12F-2')
    expect((await timeline(from)).at(-1)).toMatchObject({ What: 'mergedInto', OtherTabletNote: 'A棟-12F-2' })
    expect((await timeline(to)).at(-1)).toMatchObject({
      What: 'merged',
      OtherTabletNote: 'A棟-12F-3',
      Reason: '兩戶打通',
    })
  })

  test('the phone and the card of somebody who lived there open a hand-over of what waited there', async () => {
    const code = async (path: string) => (await desk.get(path)).body.Data?.CommunityTablets?.[0]?.TabletNote
    const { rows } = await lobby.owner.query<{ serial: string }>(
      'select serial from phone where household_id = $1 and unbound_at is null limit 1',
      [idOf('A棟-12F-2')],
    )
    expect(await code(`/api/v1/CommunityTablet/${rows[0]?.serial}/Device`)).toBe('A棟-12F-2')
    const cards = await lobby.owner.query<{ code: string }>(
      `select c.code from card c join card_household k on k.card_id = c.id
       where k.household_id = $1 and k.unbound_at is null and c.disabled_at is null and c.lost_at is null limit 1`,
      [idOf('A棟-12F-2')],
    )
    expect(await code(`/api/v1/CommunityTablet/${cards.rows[0]?.code}/Carrier`)).toBe('A棟-12F-2')
  })

  test('areas are added when that is wished, exactly; owners of the closed one stay with it', async () => {
    const owners = { Owners: [{ Name: '甲' }] }
    const [a, b] = [
      await household('面1', { ExclusiveArea: 5001, TitleArea: 7002, ...owners }),
      await household('面2', {
        ExclusiveArea: 3099,
        CarSpaces: [{ Number: '併-1' }],
        Owners: [{ Name: '乙', Phone: '0912345678' }],
      }),
    ]
    expect((await merge(b, a, { AddAreas: true })).status).toBe(200)
    const after = (await manager.get(`/core/api/HouseholdProperty/${a.id}`)).body.Data
    expect(after).toMatchObject({ ExclusiveArea: 8100, TitleArea: 7002 })
    expect(after.CarSpaces.map(({ Number }: { Number: string }) => Number)).toEqual(['併-1'])
    expect(after.Owners).toHaveLength(1)
    // The merged unit is still a unit of the books, with its own owners; its areas are counted once.
    expect(after.MergedUnits).toEqual([
      expect.objectContaining({
        TabletId: b.id,
        TabletNote: b.label,
        ExclusiveArea: 3099,
        TitleArea: null,
        CountedIn: a.label,
        Owners: [expect.objectContaining({ Name: '乙' })],
      }),
    ])
    const list = await manager.get('/core/api/HouseholdProperty', { Tag: '併棟' })
    const listed = list.body.Data.find((row: { Id: string }) => row.Id === a.id)
    expect(listed.MergedUnits[0].Owners[0].Phone).toBe('0912***678')
    expect((await timeline(a.id)).at(-1).Changes).toContainEqual({
      Field: 'exclusiveArea',
      Before: '50.01 m²',
      After: '81.00 m²',
    })
  })

  test('a household that took in another one and is merged itself leaves nothing behind', async () => {
    const [a, b, c] = [await household('鏈1'), await household('鏈2'), await household('鏈3')]
    await merge(a, b)
    await merge({ ...b, rowVersion: await version(b.id) }, c)
    // Written down at a desk without a line before both merges.
    const late = await arrive(desk, { TabletId: a.id })
    expect([late.TabletNote, await waitingOf(c.id)]).toEqual([c.label, [late.PdId]])
  })

  test('oneself, a virtual household, an unknown one and one that is closed are refused with a sentence', async () => {
    const [a, b] = [await household('拒1'), await household('拒2')]
    const office = await household('拒辦', { IsVirtual: true })
    const codes = [
      await merge(a, a),
      await merge(a, office),
      await merge(a, { ...b, id: newId() }),
      await merge(a, b, { Reason: '' }),
      await desk.post(`/api/v1/Household/${a.id}/Merge`, {}),
    ].map(({ body }) => body.ErrorMessage?.Code)
    expect(codes).toEqual([400181, 400182, 404000, 400001, 403001])
    await merge(a, b)
    expect((await merge(a, b)).status).toBe(404)
  })
})

describe('Two at once', () => {
  test('who comes after somebody merged or closed a household hears who did, and where it is now', async () => {
    const [a, b, c] = [await household('閉1'), await household('閉2'), await household('閉3')]
    expect((await merge(a, b)).status).toBe(200)
    const late = await merge(a, c)
    expect([late.status, late.body.ErrorMessage.Code]).toEqual([404, 404151])
    expect(late.body.Message).toMatch(/^沈韻如已於今天 \d\d:\d\d 把 .*閉1 併入 .*閉2，請改到 .*閉2 處理。$/)
    const close = () =>
      manager.post(`/api/v1/Household/${c.id}/Close`, { RowVersion: c.rowVersion, Reason: '門牌整編' })
    expect((await close()).status).toBe(200)
    expect((await close()).body.Message).toMatch(/^沈韻如已於今天 \d\d:\d\d 關閉 .*閉3/)
  })

  test('a household that somebody changed meanwhile is not merged: one hears who did, and it stands as it was', async () => {
    const [a, b] = [await household('改1'), await household('改2')]
    const newer = (of: Made) => ({ ...of, rowVersion: of.rowVersion + 1 })
    for (const late of [await merge(newer(a), b), await merge(a, newer(b))])
      expect([late.status, late.body.ErrorMessage.Code]).toEqual([409, 409152])
    expect((await merge(a, b)).status).toBe(200)
  })

  test('of two who merge two households into each other one succeeds, and everything is at an open household', async () => {
    const [a, b] = [await household('對1'), await household('對2')]
    await Promise.all([arrive(desk, { TabletId: a.id }), arrive(desk, { TabletId: b.id })])
    const answers = await Promise.all([merge(a, b), merge(b, a)])
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(200)
    expect([404, 409]).toContain(statuses[1])
    const open = answers[0]?.status === 200 ? b.id : a.id
    expect(await waitingOf(open)).toHaveLength(2)
  })

  test('packages that are registered while a household is merged are never left behind, however it falls', async () => {
    for (let round = 0; round < 8; round++) {
      const [a, b] = [await household(`登${round}a`), await household(`登${round}b`)]
      const desks = Array.from({ length: 6 }, () => arrive(desk, { TabletId: a.id }))
      const [merged, ...packages] = await Promise.all([merge(a, b), ...desks])
      expect(merged.status).toBe(200)
      expect((await waitingOf(b.id)).sort()).toEqual(packages.map(({ PdId }) => PdId).sort())
    }
  })

  test('a package that is handed over while its household is merged is handed over once, and never lost', async () => {
    for (let round = 0; round < 8; round++) {
      const [a, b] = [await household(`領${round}a`), await household(`領${round}b`)]
      const item = await arrive(desk, { TabletId: a.id })
      const [merged, over] = await Promise.all([
        merge(a, b),
        desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [item.PdId] })),
      ])
      expect([merged.status, over.status]).toEqual([200, 200])
      const again = await desk.patch(
        '/api/v1/Postal/Uncollected/Status',
        handOverRequest({ PdIds: [item.PdId] }),
      )
      expect(again.status).toBe(409)
      // Taken back, it waits where it can be found.
      const undone = await desk.post(`/api/v1/Postal/${item.PdId}/UndoHandOver`, { Reason: '拿錯' })
      expect(undone.status, JSON.stringify(undone.body)).toBe(200)
      expect(await waitingOf(b.id)).toEqual([item.PdId])
    }
  })

  test('a hand-over from before the merge is taken back after it: the package waits at the other household and says so', async () => {
    const [a, b] = [await household('復1'), await household('復2')]
    const item = await arrive(desk, { TabletId: a.id })
    await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [item.PdId] }))
    await merge(a, b)
    await desk.post(`/api/v1/Postal/${item.PdId}/UndoHandOver`, { Reason: '拿錯' })
    expect(await waitingOf(b.id)).toEqual([item.PdId])
    const { body } = await desk.get(`/api/v1/Postal/${item.PdId}/Detail`)
    expect(body.Data.TabletNote).toBe(b.label)
    expect(body.Data.Timeline.at(-1).Changes).toContainEqual({
      Field: 'household',
      Before: a.label,
      After: b.label,
    })
  })
})

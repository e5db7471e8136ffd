import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const path = '/core/api/HouseholdProperty'
const read = async (id: string, who = manager) => (await who.get(`${path}/${id}`)).body.Data
const owner = (Name: string, more = {}) => ({ Name, Phone: '0912345678', ...more })
const space = (Number: string, more = {}) => ({ Number, Kind: 'flat', Area: 1250, ...more })

/** A fresh household of its own for a test. */
async function added(unit: string, more: Record<string, unknown> = {}) {
  const Id = newId()
  const answer = await manager.post(`${path}/`, {
    Id,
    Tag: '測試棟',
    Floor: '1F',
    Unit: unit,
    TabletNote: `測試棟-1F-${unit}`,
    ...more,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.Data
}

describe('Property data of households', () => {
  test('a household is added with areas in 0.01 m², owners with shares, and parking', async () => {
    const item = await added('1', {
      ExclusiveArea: 8532,
      TitleArea: 12_001,
      MoveInDate: '2019-08-01',
      Owners: [
        owner('王建民', { ShareNumerator: 1, ShareDenominator: 2 }),
        owner('林淑芬', { ShareNumerator: 1, ShareDenominator: 2, IsRepresentative: true }),
      ],
      CarSpaces: [space('B9-001'), space('B9-002', { Kind: 'mechanical', Area: null })],
      MotorSpaces: [space('M9-001', { Area: 200 })],
    })
    expect(item).toMatchObject({
      TabletId: item.Id,
      TabletNote: '測試棟-1F-1',
      ExclusiveArea: 8532,
      TitleArea: 12_001,
      ParkingArea: 1450,
      OwnerName: '林淑芬',
      IsRent: false,
      MoveInDate: '2019-08-01',
      IsVirtual: 0,
    })
    expect(item.CarSpaces).toEqual([
      { Number: 'B9-001', Kind: 'flat', Area: 1250 },
      { Number: 'B9-002', Kind: 'mechanical', Area: null },
    ])
    const listed = await desk.get(path, { Tag: '測試棟' })
    expect(listed.body.Data.map((row: { TabletNote: string }) => row.TabletNote)).toContain('測試棟-1F-1')
    // It is a household like any other: the picker has it.
    const found = await desk.get('/api/v1/CommunityTablet/Search', { Text: '測試1-1' })
    expect(found.body.Data[0].TabletNote).toBe('測試棟-1F-1')
  })

  test('shares that are not 1 together are refused with a sentence, and nothing is added', async () => {
    const Id = newId()
    const { status, body } = await manager.post(`${path}/`, {
      Id,
      Tag: '測試棟',
      Floor: '1F',
      Unit: '2',
      TabletNote: '測試棟-1F-2',
      Owners: [
        owner('甲', { ShareNumerator: 1, ShareDenominator: 2 }),
        owner('乙', { ShareNumerator: 1, ShareDenominator: 3 }),
      ],
    })
    expect(status).toBe(400)
    expect(body.Message).toBe('持分加起來是 5/6，要剛好是 1，請檢查每位所有權人的持分。')
    expect((await manager.get(`${path}/${Id}`)).status).toBe(404)
  })

  test('the same household sent again is the same household; another one with its label hears who lives there', async () => {
    const item = await added('3')
    const again = await manager.post(`${path}/`, {
      Id: item.Id,
      Tag: '測試棟',
      Floor: '1F',
      Unit: '3',
      TabletNote: '測試棟-1F-3',
    })
    expect([again.status, again.body.Data.RowVersion]).toEqual([200, item.RowVersion])
    const taken = await manager.post(`${path}/`, {
      Id: newId(),
      Tag: 'A棟',
      Floor: '12F',
      Unit: '3',
      TabletNote: 'A棟-12F-3',
    })
    expect(taken.status).toBe(409)
    expect(taken.body.ErrorMessage.Code).toBe(409153)
    expect(taken.body.Message).toContain('A棟-12F-3')
    expect(taken.body.Message).toContain('王建民、林淑芬')
    expect(taken.body.Data.TabletId).toBe(castId('household', 'A棟-12F-3'))
  })

  test('a parking space belongs to one household: the second hears whose it is, also when two want it at once', async () => {
    const [one, other] = [await added('4', { CarSpaces: [space('B9-010')] }), await added('5')]
    const write = (to: typeof one, Number: string) =>
      manager.put(`${path}/${to.Id}`, { RowVersion: to.RowVersion, CarSpaces: [space(Number)] })
    const taken = await write(other, 'B9-010')
    expect(taken.body.Message).toBe('車位 B9-010 已登記給 測試棟-1F-4，請先從那一戶移除。')
    // A motorcycle's space may have the same number.
    const both = await Promise.all([write(one, 'B9-011'), write(other, 'B9-011')])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
    const spaces = [...(await read(one.Id)).CarSpaces, ...(await read(other.Id)).CarSpaces]
    expect(spaces.filter(({ Number }: { Number: string }) => Number === 'B9-011')).toHaveLength(1)
  })

  test('of two people who change one household the second hears who was faster, and nothing of theirs is lost', async () => {
    const item = await added('6', { ExclusiveArea: 5000 })
    const write = (ExclusiveArea: number) =>
      manager.put(`${path}/${item.Id}`, { RowVersion: item.RowVersion, ExclusiveArea })
    const answers = await Promise.all([write(6000), write(7000)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    const refused = answers.find((answer) => answer.status === 409)
    expect(refused?.body.ErrorMessage.Code).toBe(409152)
    expect(refused?.body.Message).toMatch(/於今天 \d\d:\d\d 改過這一戶/)
    const kept = answers.find((answer) => answer.status === 200)
    expect((await read(item.Id)).ExclusiveArea).toBe(kept?.body.Data.ExclusiveArea)
  })

  test('the timeline says what was changed, from what, by whom and why; phones stay masked in it', async () => {
    const item = await added('7', { ExclusiveArea: 5000, Owners: [owner('王建民')] })
    const changed = await manager.put(`${path}/${item.Id}`, {
      RowVersion: item.RowVersion,
      ExclusiveArea: 5012,
      Owners: [owner('王建民', { Phone: '0912777678' })],
      Reason: '依謄本更正',
    })
    expect(changed.status).toBe(200)
    const { body } = await desk.get(`/api/v1/Household/${item.Id}/Timeline`)
    const last = body.Data.at(-1)
    expect(last).toMatchObject({ What: 'corrected', Reason: '依謄本更正', OtherTabletNote: '' })
    expect(last.By).not.toBe('')
    expect(last.Changes).toEqual([
      { Field: 'exclusiveArea', Before: '50.00 m²', After: '50.12 m²' },
      { Field: 'owners', Before: '王建民 0912***678', After: '王建民 0912***678（電話已更改）' },
    ])
    expect(JSON.stringify(body)).not.toContain('0912777678')
    // What changes nothing leaves no line.
    const { RowVersion } = changed.body.Data
    const nothing = await manager.put(`${path}/${item.Id}`, { ...changed.body.Data, RowVersion })
    expect(nothing.body.Data.RowVersion).toBe(RowVersion)
  })

  test('a desk looks but does not change, and reads masked phones; a manager’s view is audited', async () => {
    const item = await added('8', { Owners: [owner('王建民')] })
    expect((await read(item.Id, desk)).Owners[0].Phone).toBe('0912***678')
    expect((await read(item.Id)).Owners[0].Phone).toBe('0912345678')
    const list = await manager.get(path, { Tag: '測試棟' })
    expect(JSON.stringify(list.body)).not.toContain('0912345678')
    const { rows } = await lobby.owner.query(
      `select 1 from audit where action = 'householdProperties.view' and target_id = $1`,
      [item.Id],
    )
    expect(rows).toHaveLength(2)
    const answers = await Promise.all([
      desk.put(`${path}/${item.Id}`, { RowVersion: item.RowVersion }),
      desk.post(`${path}/`, { Id: newId() }),
      desk.post('/api/v1/Household', {}),
      desk.post(`/api/v1/Household/${item.Id}/Close`, {}),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 403])
  })

  test('a virtual household has no property', async () => {
    const { status, body } = await manager.post(`${path}/`, {
      Id: newId(),
      Tag: '測試棟',
      Floor: '1F',
      Unit: '健身房',
      TabletNote: '測試棟-健身房',
      IsVirtual: true,
      ExclusiveArea: 100,
    })
    expect([status, body.ErrorMessage.Code]).toEqual([400, 400176])
  })
})

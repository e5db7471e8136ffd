import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

interface Found {
  Kind: string
  Id: string
  TabletNote: string
  Names: string[]
  Words: string[]
  State: string
  Rank: number
}

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

async function find(Text: string, who = desk): Promise<Found[]> {
  const { status, body } = await who.get('/api/v1/Search', { Text })
  expect(status).toBe(200)
  return body.Data
}
const of = (found: readonly Found[], kind: string) => found.filter((match) => match.Kind === kind)

describe('The desk finds anything by whatever it knows of it', () => {
  test.each([
    ['a label', 'A12-3', 'household'],
    ['full-width letters', 'Ａ１２－３', 'household'],
    ['one Chinese character', '𠮷', 'resident'],
    ['Latin letters in any case', 'john', 'resident'],
    ['the last three digits of a phone', '846', 'resident'],
    ['a phone number with hyphens', '0935-271-846', 'resident'],
    ['a part of a name of somebody who visits', '吳師傅', 'visitor'],
  ])('by %s: %s', async (_what, text, kind) => {
    const [first] = of(await find(text), kind)
    expect(first?.Rank).toBeLessThan(5)
  })

  it('people with their households, phones masked (個資法 Art. 27)', async () => {
    const [wang] = of(await find('0935271846'), 'resident')
    expect(wang).toMatchObject({ TabletNote: 'A棟-12F-3', Names: ['王建民'], Words: ['0935***846'], Rank: 0 })
  })

  it('plates with and without a hyphen, by any part', async () => {
    const { rows } = await lobby.owner.query(
      `select plate from vehicle where removed_at is null and plate ~ '^[A-Z]{3}-[0-9]{4}$'
         and community_id = (select community_id from household where id = $1) order by plate limit 1`,
      [cast.households.wang.id],
    )
    const plate: string = rows[0].plate
    for (const text of [plate, plate.replace('-', ''), plate.toLowerCase(), plate.slice(0, 6)])
      expect(of(await find(text), 'plate').map((found) => found.Words[0])).toContain(plate)
  })

  it('packages by serial number, shelf label, the end of a tracking number and a recipient', async () => {
    const { id, serialNumber, trackingNumber } = cast.packages.wholeHousehold
    for (const text of [
      serialNumber,
      `P${serialNumber}`,
      trackingNumber.slice(-4),
      trackingNumber.slice(2, 8),
    ])
      expect(
        of(await find(text), 'package').map((found) => found.Id),
        text,
      ).toContain(id)
  })

  it('packages of the past by their number, behind those that wait, and says what became of them', async () => {
    const { rows } = await lobby.owner.query(
      `select tracking_number as n, community_id from package where state = 'handedOver' and length(tracking_number) > 9
         and community_id = (select community_id from household where id = $1) limit 1`,
      [cast.households.wang.id],
    )
    for (const text of [rows[0].n, rows[0].n.slice(-8), rows[0].n.slice(1, 9)]) {
      const found = of(await find(text), 'package')
      expect(found.map((match) => match.State)).toContain('handedOver')
      expect(found.findIndex((match) => match.State === '')).toBeLessThan(1)
    }
  })

  it('packages of the past by any six signs of their number, as it is now', async () => {
    const { rows } = await lobby.owner.query(
      `select id, tracking_number as before from package where state = 'handedOver' and length(tracking_number) > 9
         and community_id = (select community_id from household where id = $1) limit 1`,
      [cast.households.wang.id],
    )
    const { id, before } = rows[0]
    const change = (number: string) =>
      lobby.owner.query('update package set tracking_number = $2 where id = $1', [id, number])
    const ids = async (text: string) => of(await find(text), 'package').map((found) => found.Id)
    // Signs that no other number has, waiting or past: those would be found instead.
    for (const number of ['QX8W10J7445V936', 'W55W055W055W05', 'Zk770-31K49']) {
      await change(number)
      for (let from = 0; from + 6 <= number.length; from++)
        for (const text of [number.slice(from, from + 6), number.slice(from, from + 11)].filter((text) =>
          /^\w/.test(text),
        ))
          expect(await ids(text), text).toContain(id)
    }
    expect(await ids('8W10J7445V')).toEqual([])
    await change('')
    const { rows: parts } = await lobby.owner.query(
      'select from package_tracking_part where package_id = $1',
      [id],
    )
    expect(parts).toEqual([])
    await change(before)
  })

  it('cards by a part of their number, shown by the end alone; lost ones say so', async () => {
    const { code } = cast.cards.decimal
    const [card] = of(await find(code), 'card')
    expect(card).toMatchObject({ TabletNote: 'A棟-12F-3', Words: [code.slice(-4)], State: '' })
    await lobby.owner.query('update card set lost_at = now(), disabled_at = null where code = $1', [code])
    const [lost] = of(await find(code.slice(0, 6)), 'card')
    expect(lost).toMatchObject({ State: 'lost' })
    await lobby.owner.query('update card set lost_at = null where code = $1', [code])
  })

  it('people who moved out come last and say so; whoever was forgotten is not found', async () => {
    const id = cast.residents.lin.id
    await lobby.owner.query('update resident set moved_out_at = now() where id = $1', [id])
    const moved = of(await find('林淑芬'), 'resident')
    expect(moved.find((found) => found.Id === id)).toMatchObject({ State: 'movedOut', Rank: 5 })
    await lobby.owner.query("update resident set forgotten_at = now(), name = '林淑芬' where id = $1", [id])
    expect(of(await find('林淑芬'), 'resident').map((found) => found.Id)).not.toContain(id)
    await lobby.owner.query('update resident set forgotten_at = null, moved_out_at = null where id = $1', [
      id,
    ])
  })

  it('closed households are not found; a merged one is found by its old label as the one that it is part of', async () => {
    const [from, into] = [cast.households.idle, cast.households.wang]
    await lobby.owner.query('update household set closed_at = now() where id = $1', [from.id])
    expect(of(await find(from.label), 'household')).toEqual([])
    await lobby.owner.query('update household set merged_into = $2 where id = $1', [from.id, into.id])
    expect(of(await find(from.label), 'household')).toMatchObject([
      { TabletNote: into.label, State: 'merged', Words: [from.label] },
    ])
    await lobby.owner.query('update household set closed_at = null, merged_into = null where id = $1', [
      from.id,
    ])
  })
})

describe('the search', () => {
  it('gives nothing of another community, and nothing for what is empty', async () => {
    const other = await lobby.as('desk2', '松濤苑')
    expect(await find('A12-3', other)).toEqual([])
    expect(await find('王建民', other)).toEqual([])
    expect(await find('  ')).toEqual([])
  })

  it('looks only for what the account may see and the community has', async () => {
    await lobby.owner.query('delete from community_service where service_id = 49')
    const found = await find(cast.packages.wholeHousehold.serialNumber, await lobby.as('desk1'))
    expect(of(found, 'package')).toEqual([])
  })

  it('finds what is used up, maintained, said, ruled, written and booked by what it is called', async () => {
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    const first = async (path: string, name: string, asked = {}) =>
      (await manager.get(path, asked)).body.Data[0][name] as string
    const called = {
      consumable: await first('/api/v1/Consumables', 'Name'),
      maintenancePlan: await first('/api/v1/MaintenancePlan', 'PlanName'),
      news: await first('/api/v1/News', 'Title'),
      rule: await first('/api/v1/Rules', 'Title'),
      message: await first('/core/api/Message/List', 'Title', { MaxCount: 1 }),
      facility: await first('/api/v1/Facility', 'Name'),
    }
    for (const [kind, name] of Object.entries(called))
      expect([kind, of(await find(name.slice(0, 20), manager), kind).length > 0]).toEqual([kind, true])
  })

  it('takes any signs as they are', async () => {
    for (const text of ['%', '_', "'", '\\', '(', '[', '*', '{{x}}', '😀', '\u0000a']) {
      const { status } = await desk.get('/api/v1/Search', { Text: text })
      expect([text, status < 500]).toEqual([text, true])
    }
  })
})

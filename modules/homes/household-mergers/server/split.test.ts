import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { activationOf } from '#tests/setup/activation.ts'
import { leave } from '#tests/setup/deposits.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import {
  belongingsOf,
  type Made,
  madeHousehold,
  mergeInto,
  movedOf,
  movesIn,
  partOf,
  versionOf,
  waitingFor,
} from '#tests/setup/households.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive } from '#tests/setup/packages.ts'

let lobby: Lobby
let manager: Desk
let desk: Desk
let at: ReturnType<typeof activationOf>
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  at = activationOf(desk)
})
afterAll(() => lobby.close())

let made = 0
const household = (unit: string, more: Record<string, unknown> = {}) =>
  madeHousehold(manager, { building: '拆棟', unit }, more)
const split = async (from: Made, more: Record<string, unknown> = {}, headers = {}, who = manager) => {
  const NewId = newId()
  const unit = `拆${++made}`
  const answer = await who.post(
    `/api/v1/Household/${from.id}/Split`,
    {
      NewId,
      Tag: '拆棟',
      Floor: '1F',
      Unit: unit,
      TabletNote: `拆棟-1F-${unit}`,
      RowVersion: from.rowVersion,
      Reason: '分家',
      ...more,
    },
    headers,
  )
  return { ...answer, id: NewId, label: `拆棟-1F-${unit}` }
}
const codeOf = ({ status, body }: Answer) => [status, body.ErrorMessage?.Code]

/** Two people with a car, a card and a phone each, and what waits for each of them and for both. */
async function familyIn(home: Made) {
  const people = []
  for (const [name, n] of [
    ['柯大同', 1],
    ['柯小同', 2],
  ] as const) {
    const tail = `${++made}${n}`.padStart(4, '0')
    const plate = `SPL-${tail}`
    const id = await movesIn(desk, home.id, { Name: name, Transportations: [{ Type: 1, Plate: plate }] })
    const card = `A1B2${tail}`
    const phone = `SPLITPHONE${tail.padStart(6, '0')}`
    expect((await at.bindCard(home.id, card, { ResidentId: id })).status).toBe(200)
    expect((await at.bindPhone(home.id, phone, { ResidentId: id })).status).toBe(200)
    const named = await arrive(desk, { TabletId: home.id, RecipientId: id })
    people.push({ id, name, plate, card, phone, packageId: named.PdId as string })
  }
  const [stays, goes] = people as [(typeof people)[0], (typeof people)[0]]
  const forAll: string = (await arrive(desk, { TabletId: home.id })).PdId
  return { stays, goes, forAll }
}
const idsOf = (all: Record<string, string>[], key: string) => all.map((item) => item[key])

describe('Splitting a household', () => {
  test('chosen people go with their own cards, phones, plates and what waits for them by name; the rest stays', async () => {
    const home = await household('全', { CarSpaces: [{ Number: '拆-1' }, { Number: '拆-2' }] })
    const { stays, goes, forAll } = await familyIn(home)
    const deposit = await leave(desk, { TabletId: home.id, RecipientId: goes.id })
    const before = await belongingsOf(manager, home.id)
    const space = before.Spaces.find((space: { Number: string }) => space.Number === '拆-2')
    const rowVersion = await versionOf(manager, home.id)
    const done = await split({ ...home, rowVersion }, { ResidentIds: [goes.id], SpaceIds: [space.SpaceId] })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(done.body.Data).toEqual({
      Residents: 1,
      Vehicles: 1,
      Spaces: 1,
      Parts: expect.any(Array),
    })
    expect(movedOf(done.body.Data)).toEqual({
      alarmPoints: 0,
      cards: 1,
      phones: 1,
      packages: 1,
      deposits: 1,
      facilityBookings: 0,
      foodOrders: 0,
      items: 0,
      feeItems: 0,
      chargingTags: 0,
      points: 0,
      proxyOrders: 0,
      intercomDevices: 0,
      prepayments: 0,
      bills: 0,
    })
    const [old, now] = [await belongingsOf(manager, home.id), await belongingsOf(manager, done.id)]
    expect([idsOf(old.Residents, 'Name'), idsOf(now.Residents, 'Name')]).toEqual([[stays.name], [goes.name]])
    expect([idsOf(old.Vehicles, 'Plate'), idsOf(now.Vehicles, 'Plate')]).toEqual([
      [stays.plate],
      [goes.plate],
    ])
    const cardsOf = (all: Parameters<typeof partOf>[0]) => idsOf(partOf(all, 'cards'), 'Title')
    expect([cardsOf(old), cardsOf(now)]).toEqual([[stays.card], [goes.card]])
    expect([idsOf(old.Spaces, 'Number'), idsOf(now.Spaces, 'Number')]).toEqual([['拆-1'], ['拆-2']])
    expect(idsOf(partOf(now, 'deposits'), 'Id')).toEqual([deposit.Id])
    expect((await waitingFor(desk, home.id)).sort()).toEqual([stays.packageId, forAll].sort())
    expect(await waitingFor(desk, done.id)).toEqual([goes.packageId])
    const opens = async (answer: Promise<Answer>) =>
      (await answer).body.Data?.CommunityTablets?.map((tablet: { TabletNote: string }) => tablet.TabletNote)
    expect(await opens(at.findCard(goes.card))).toEqual([done.label])
    expect(await opens(at.findPhone(goes.phone))).toEqual([done.label])
    expect(await opens(at.findCard(stays.card))).toEqual([home.label])
    const timeline = async (id: string) =>
      (await desk.get(`/api/v1/Household/${id}/Timeline`)).body.Data.at(-1)
    expect(await timeline(home.id)).toMatchObject({
      What: 'split',
      OtherTabletNote: done.label,
      Reason: '分家',
    })
    expect(await timeline(done.id)).toMatchObject({ What: 'splitFrom', OtherTabletNote: home.label })
  })

  test('a serial number that somebody was given goes along: the app finds the new household', async () => {
    const home = await household('號')
    const { goes } = await familyIn(home)
    const { SerialNumber } = (await at.issueSerial(home.id, { ResidentId: goes.id })).body.Data
    const done = await split(
      { ...home, rowVersion: await versionOf(manager, home.id) },
      { ResidentIds: [goes.id] },
    )
    expect(done.status).toBe(200)
    const spent = await lobby
      .nobody()
      .post('/api/v1/ResidentDevice/Activate', { DeviceSn: 'SPLITAPP00000001', SerialNumber })
    expect(spent.body.Data).toMatchObject({ Status: 'success', TabletNote: done.label })
  })

  test('nothing, everybody, somebody else’s, a taken label and an old version are refused, and nothing is left behind', async () => {
    const home = await household('拒')
    const { stays, goes } = await familyIn(home)
    const seen = { ...home, rowVersion: await versionOf(manager, home.id) }
    const stranger = await movesIn(desk, (await household('外')).id, { Name: '別家人' })
    const refused = [
      await split(seen),
      await split(seen, { ResidentIds: [stays.id, goes.id] }),
      await split(seen, { ResidentIds: [stranger] }),
      await split(seen, { ResidentIds: [goes.id], TabletNote: home.label }),
      await split({ ...seen, rowVersion: 0 }, { ResidentIds: [goes.id] }),
      await split({ ...seen, id: newId() }, { ResidentIds: [goes.id] }),
      await split(seen, { ResidentIds: [goes.id], Reason: '' }),
    ]
    expect(refused.map(codeOf)).toEqual([
      [400, 400183],
      [400, 400184],
      [409, 409181],
      [409, 409153],
      [409, 409152],
      [404, 404000],
      [400, 400001],
    ])
    for (const { id } of refused)
      expect((await manager.get(`/core/api/HouseholdProperty/${id}`)).status).toBe(404)
    expect((await belongingsOf(manager, home.id)).Residents).toHaveLength(2)
  })

  test('is for those who may change households, of this community', async () => {
    const home = await household('權')
    const { goes } = await familyIn(home)
    const seen = { ...home, rowVersion: await versionOf(manager, home.id) }
    expect(codeOf(await split(seen, { ResidentIds: [goes.id] }, {}, desk))).toEqual([403, 403001])
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    expect(codeOf(await split(seen, { ResidentIds: [goes.id] }, {}, elsewhere))).toEqual([404, 404000])
    expect((await belongingsOf(manager, home.id)).Residents).toHaveLength(2)
  })

  test('a retry with its key is the same split', async () => {
    const home = await household('重')
    const { goes } = await familyIn(home)
    const seen = { ...home, rowVersion: await versionOf(manager, home.id) }
    const headers = { 'idempotency-key': newId() }
    const wish = { NewId: newId(), Unit: '重新', TabletNote: '拆棟-1F-重新', ResidentIds: [goes.id] }
    const both = await Promise.all([split(seen, wish, headers), split(seen, wish, headers)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[1]?.body).toEqual(both[0]?.body)
    const lines = (await desk.get(`/api/v1/Household/${home.id}/Timeline`)).body.Data
    expect(lines.filter((line: { What: string }) => line.What === 'split')).toHaveLength(1)
  })
})

describe('Two admins at once', () => {
  test('split one household: one succeeds, the other hears who was faster', async () => {
    const second = await lobby.as('eip1', '晴川社區')
    for (let round = 0; round < 2; round++) {
      const home = await household(`同${round}`)
      const { goes } = await familyIn(home)
      const seen = { ...home, rowVersion: await versionOf(manager, home.id) }
      const answers = await Promise.all([
        split(seen, { ResidentIds: [goes.id] }),
        split(seen, { ResidentIds: [goes.id] }, {}, second),
      ])
      expect(answers.map(codeOf).sort()).toEqual([
        [200, undefined],
        [409, 409152],
      ])
      const lost = answers.find(({ status }) => status === 409)
      expect(lost?.body.Message).toMatch(/沈韻如|江文彬/)
      expect((await belongingsOf(manager, home.id)).Residents).toHaveLength(1)
    }
  })

  test('split and merge one household: one succeeds, and nobody is lost', async () => {
    for (let round = 0; round < 2; round++) {
      const [home, other] = [await household(`併${round}a`), await household(`併${round}b`)]
      const { stays, goes, forAll } = await familyIn(home)
      const seen = { ...home, rowVersion: await versionOf(manager, home.id) }
      const [apart, together] = await Promise.all([
        split(seen, { ResidentIds: [goes.id] }),
        mergeInto(manager, seen, other),
      ])
      expect([apart.status, together.status].sort()).toEqual([200, expect.any(Number)])
      expect([404, 409]).toContain(apart.status === 200 ? together.status : apart.status)
      const homes = apart.status === 200 ? [home.id, apart.id] : [other.id]
      const found = await Promise.all(homes.map((id) => belongingsOf(manager, id)))
      expect(
        idsOf(
          found.flatMap((match) => match.Residents),
          'Name',
        ).sort(),
      ).toEqual([stays.name, goes.name].sort())
      const packages = (await Promise.all(homes.map((id) => waitingFor(desk, id)))).flat()
      expect(packages.sort()).toEqual([stays.packageId, goes.packageId, forAll].sort())
    }
  })
})

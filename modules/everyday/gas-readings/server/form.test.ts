import { afterAll, beforeAll, expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import { picture } from '#modules/keeping/files/server/sample-upload.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const addressOf = async (label: string) => {
  const { body } = await desk.get('/api/v1/HouseholdLink', {
    Kind: 'gas',
    TabletIds: [householdOf(label).id],
  })
  return `/api/v1/Gas/Form/${new URL(body.Data[0].Url, 'http://x').searchParams.get('token')}`
}
const current = async () => (await desk.get('/core/api/Gas/Current')).body.Data
const readingOf = async (label: string) =>
  (await desk.get(`/core/api/Gas/${(await current()).Id}`)).body.Data.Readings.find(
    ({ TabletNote }: { TabletNote: string }) => TabletNote === label,
  )

/** Households that nobody has read. */
const unread = async (): Promise<string[]> =>
  (await desk.get(`/core/api/Gas/${(await current()).Id}`)).body.Data.Readings.flatMap(
    ({ TabletNote, Current, Names }: { TabletNote: string; Current: number | null; Names: string[] }) =>
      Current === null && Names.length ? [TabletNote] : [],
  )

it('a household writes its gas reading by its own code, which tells nobody what it used before', async () => {
  const address = await addressOf('C棟-2F-3')
  const nobody = lobby.nobody()
  const { body } = await nobody.get(address)
  expect(body.Data).toMatchObject({ TabletNote: 'C棟-2F-3', Digits: 4, Current: null, IsFilled: false })
  const { Last } = await readingOf('C棟-2F-3')
  const odd = await nobody.put(address, { Current: Last + 300 })
  expect(odd.body.ErrorMessage.Code).toBe(409_28_011)
  expect(JSON.stringify([body, odd.body])).not.toContain(String(Last))
  expect((await nobody.put(address, { Current: Last + 20 })).body.Data).toEqual({ IsAbnormal: false })
  expect(await readingOf('C棟-2F-3')).toMatchObject({ Current: Last + 20, FilledBy: 'qr', FilledByName: '' })
  expect((await nobody.get(address)).body.Data).toMatchObject({ Current: Last + 20, IsFilled: true })
})

it('what the guard read, a household’s code neither shows nor writes over, nor takes a leak back', async () => {
  const address = await addressOf('B棟-15F-3')
  const nobody = lobby.nobody()
  const before = await readingOf('B棟-15F-3')
  expect((await nobody.get(address)).body.Data).toMatchObject({ Current: null, IsFilled: true })
  for (const said of [{ Current: 20 }, { Current: before.Current, IsLeak: true }]) {
    const { body } = await nobody.put(address, said)
    expect(body.ErrorMessage.Code).toBe(409_28_850)
    expect(JSON.stringify(body)).not.toContain(String(before.Current))
  }
  expect(await readingOf('B棟-15F-3')).toEqual(before)
})

it('gas that was smelt is kept at once whatever the figure, stays with the reading, and a change of meter is nobody’s to say by a code', async () => {
  const [label = ''] = await unread()
  const address = await addressOf(label)
  const nobody = lobby.nobody()
  const { Last } = await readingOf(label)
  const changed = await nobody.put(address, {
    Current: 1,
    MeterChange: { OldFinal: Last + 12, NewStart: 0, ChangedOn: '1999-01-01' },
  })
  expect(changed.body.ErrorMessage.Code).toBe(409_28_011)
  const leak = await nobody.put(address, { Current: Last + 900, IsLeak: true })
  expect(leak.body.Data).toEqual({ IsAbnormal: true })
  await nobody.put(address, { Current: Last + 20 })
  // The guard's phone was loaded before, and says nothing of gas.
  const { TabletId, GasId } = await readingOf(label)
  const round = { Current: Last + 20, RowVersion: 0, FilledBy: 'guard' }
  expect((await desk.put(`/core/api/Gas/${GasId}/Tablet/${TabletId}`, round)).status).toBe(200)
  // It runs as a private alarm of the household, once however often it is said, until somebody took it back.
  const alarms = async () =>
    (await desk.get('/api/v1/Alarm/PrivateEvent/Unfinished')).body.Data.filter(
      (one: { TabletNote: string; TagName: string }) => one.TabletNote === label && one.TagName === '瓦斯味',
    )
  expect(await alarms()).toHaveLength(1)
  const row = await readingOf(label)
  expect(row).toMatchObject({ Current: Last + 20, IsLeak: true, IsAbnormal: true })
  const { rows } = await lobby.owner.query("select from event where name = 'gasReadings.smelt'")
  expect(rows).toHaveLength(1)
  const seen = { Current: Last + 20, RowVersion: row.RowVersion, IsLeak: false }
  const taken = await desk.put(`/core/api/Gas/${GasId}/Tablet/${TabletId}`, seen)
  expect(taken.body.Data).toMatchObject({ IsLeak: false, IsAbnormal: false, FilledBy: 'guard' })
  const [alarm] = await alarms()
  expect(alarm.ClearedAt).toBeTruthy()
})

it('gas that is smelt again after somebody looked is another alarm, in the same period and at the same figure too', async () => {
  const [label = ''] = await unread()
  const address = await addressOf(label)
  const nobody = lobby.nobody()
  const { Last, GasId, TabletId } = await readingOf(label)
  const smell = () => nobody.put(address, { Current: Last + 12, IsLeak: true })
  const told = async () =>
    (await lobby.owner.query("select from event where name = 'gasReadings.smelt'")).rows.length
  const running = async () =>
    (await desk.get('/api/v1/Alarm/PrivateEvent/Unfinished')).body.Data.filter(
      (one: { TabletNote: string; TagName: string; ClearedAt: string | null }) =>
        one.TabletNote === label && one.TagName === '瓦斯味' && !one.ClearedAt,
    ).length
  const before = await told()
  await smell()
  await smell()
  expect([(await told()) - before, await running()]).toEqual([1, 1])
  const { RowVersion } = await readingOf(label)
  const accept = (version: number) =>
    desk.patch(`/api/v1/Gas/${GasId}/Tablet/${TabletId}/Accept`, { RowVersion: version })
  expect((await accept(RowVersion)).status).toBe(200)
  expect(await running()).toBe(0)
  await smell()
  expect([(await told()) - before, await running()]).toEqual([2, 1])
  const again = await readingOf(label)
  expect(again).toMatchObject({ IsLeak: true, IsAbnormal: true, AcceptedBy: '' })
  expect((await accept(again.RowVersion)).status).toBe(200)
  expect(await running()).toBe(0)
})

it('sendings are counted by household: one that tries all day stops nobody else in its network', async () => {
  const [first = '', second = ''] = await unread()
  const one = await addressOf(first)
  const nobody = lobby.nobody()
  const codes: number[] = []
  for (let nth = 0; nth < 31; nth++)
    codes.push((await nobody.put(one, { Current: 9999 })).body.ErrorMessage.Code)
  expect([codes[0], codes.at(-1)]).toEqual([409_28_011, 429_28_011])
  const other = await addressOf(second)
  expect((await nobody.put(other, { Current: 9999 })).body.ErrorMessage.Code).toBe(409_28_011)
})

it('a photo of the meter follows what the household wrote, as evidence, and nobody’s reading without one', async () => {
  // The first ones tried all day before.
  const [label = '', other = ''] = (await unread()).slice(-2)
  const [address, empty] = [await addressOf(label), await addressOf(other)]
  const nobody = lobby.nobody()
  const photo = () => {
    const form = new FormData()
    form.append('File', new Blob([new Uint8Array(picture)]), 'meter.png')
    return form
  }
  expect((await nobody.post(`${empty}/Photo`, photo())).body.ErrorMessage.Code).toBe(404_28_011)
  const { Last } = await readingOf(label)
  expect((await nobody.put(address, { Current: Last + 12 })).status).toBe(200)
  for (const status of [200, 200])
    expect((await nobody.post(`${address}/Photo`, photo())).status).toBe(status)
  expect((await readingOf(label)).PhotoUrl).toMatch(/^webcam\//)
})

it('a code opens nothing when no meters are read', async () => {
  const address = await addressOf('C棟-2F-3')
  const manager = await lobby.as('auth_0912345678', '晴川社區')
  await manager.patch(`/api/v1/Gas/${(await current()).Id}/Close`)
  expect((await lobby.nobody().get(address)).body.ErrorMessage.Code).toBe(404_28_011)
})

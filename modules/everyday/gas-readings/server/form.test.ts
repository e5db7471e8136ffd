import { afterAll, beforeAll, expect, it } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
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

it('what the guard read, a household’s code neither shows nor writes over', async () => {
  const address = await addressOf('B棟-15F-3')
  const nobody = lobby.nobody()
  expect((await nobody.get(address)).body.Data).toMatchObject({ Current: null, IsFilled: true })
  expect((await nobody.put(address, { Current: 20 })).body.ErrorMessage.Code).toBe(409_28_012)
})

it('a code opens nothing when no meters are read', async () => {
  const address = await addressOf('C棟-2F-3')
  const manager = await lobby.as('auth_0912345678', '晴川社區')
  await manager.patch(`/api/v1/Gas/${(await current()).Id}/Close`)
  expect((await lobby.nobody().get(address)).body.ErrorMessage.Code).toBe(404_28_011)
})

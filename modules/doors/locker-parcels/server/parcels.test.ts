import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { LockerCabinet } from '#tests/setup/locker-cabinet.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive } from '#tests/setup/packages.ts'
import type { Lease } from '#platform/server/database.ts'
import { noticeSubjects } from './notice-subjects.ts'

const base = '/api/v1/SmartLocker'
let lobby: Lobby
let desk: Desk
let admin: Desk
let cabinet: LockerCabinet
const CabinetId = newId()
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,gateways' })
  desk = await lobby.as('desk1')
  admin = await lobby.as('auth_0912345678', '晴川社區')
  const { body } = await admin.post(`${base}/Cabinet`, {
    CabinetId,
    Name: 'P 櫃',
    Place: '後門',
    SupplierName: '',
    SupplierPhone: '',
    Model: '',
    HoldHours: 72,
    Letter: 'P',
    Columns: [['S', 'S']],
  })
  const { DeviceName, Password } = body.Data
  const address = admin.url.replace('http://', `ws://${DeviceName}:${Password}@`)
  cabinet = new LockerCabinet(`${address}/devices/lockers/${DeviceName}`, ['P01', 'P02'])
  await cabinet.connect()
})
afterAll(async () => {
  await cabinet?.cutPower()
  await lobby?.close()
})

const keyOf = ({ cubby, counter }: { cubby: string; counter: number }) => `${cubby} ${counter}`
/** Registers a package of a household and puts it into a cubby. */
async function stow() {
  const { PdId, TabletId } = await arrive(desk)
  const StayId = newId()
  expect((await desk.post(`${base}/Stay`, { StayId, PdId, Size: 'S' })).status).toBe(200)
  const known = new Set(cabinet.armed.map(keyOf))
  expect((await desk.patch(`${base}/Stay/${StayId}/Stow`, { CabinetId })).status).toBe(200)
  await cabinet.knows(() => cabinet.armed.some((one) => !known.has(keyOf(one))))
  return { PdId, TabletId, StayId }
}
const linkOf = async (TabletId: string) => {
  const { body } = await desk.get('/api/v1/HouseholdLink', { Kind: 'locker', TabletIds: [TabletId] })
  return new URL(body.Data[0].Url, 'http://x').searchParams.get('token') ?? ''
}
const page = async (token: string) => lobby.nobody().get(`/api/v1/LockerParcel/${token}`)
const noticesOf = async (StayId: string) =>
  (
    await lobby.owner.query<{ kind: string; id: string }>(
      'select id, kind from locker_notice where stay_id = $1 order by at',
      [StayId],
    )
  ).rows
/** What of a notice would be told now. */
const letterOf = async (id: string) => {
  const query = async (text: string, values: unknown[]) => (await lobby.owner.query(text, values)).rows
  const said = (await noticeSubjects[0]?.items({ query } as unknown as Lease, [id])) ?? []
  return said.map(({ state, letter }) => ({ state, letter }))
}

it('a household sees by its link where its parcel lies and the code that opens it, and nothing once it took it', async () => {
  const { TabletId, StayId } = await stow()
  const token = await linkOf(TabletId)
  const { body } = await page(token)
  const own = body.Data.Parcels.find((one: { StayId: string }) => one.StayId === StayId)
  expect(own).toMatchObject({ CabinetName: 'P 櫃', Place: '後門', Code: expect.stringMatching(/^\d{6}$/) })
  expect(cabinet.type(own.Code)).toBe(own.CubbyName)
  cabinet.close(own.CubbyName, undefined, false)
  await expect
    .poll(async () => (await page(token)).body.Data.Parcels.map((one: { StayId: string }) => one.StayId))
    .not.toContain(StayId)
  // Of another household's parcels nothing stands there, and a made-up link opens nothing.
  expect((await page(`${token.slice(0, -3)}abc`)).status).toBe(404)
})

it('hears once that it lies there, and is reminded after a day', async () => {
  const { PdId, StayId } = await stow()
  const [first] = await noticesOf(StayId)
  expect(first?.kind).toBe('stowed')
  const told = await letterOf(first?.id ?? '')
  expect(told).toMatchObject([{ state: 'waiting', letter: { title: '包裹在智取櫃' } }])
  // No message holds a code: it opens a door.
  expect(JSON.stringify(told)).not.toMatch(/(?<!\d)\d{6}(?!\d)/)
  await lobby.owner.query(`update locker_stay set stowed_at = now() - interval '25 hours' where id = $1`, [
    StayId,
  ])
  const reminders = async () => (await noticesOf(StayId)).filter(({ kind }) => kind === 'reminded').length
  await expect.poll(reminders, { timeout: 90_000 }).toBe(1)
  const steps = (await desk.get(`${base}/Stay/${StayId}/Step`)).body.Data
  expect(steps.filter(({ Step }: { Step: string }) => Step === 'reminded')).toHaveLength(1)
  const { rows } = await lobby.owner.query('select state from package where id = $1', [PdId])
  expect(rows).toEqual([{ state: 'waiting' }])
}, 240_000)

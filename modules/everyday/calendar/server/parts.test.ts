import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const dayIn = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000))

it('shows meetings, maintenance, ends of contracts and gas readings beside its own entries, each with the way to it', async () => {
  const { status, body } = await manager.get('/api/v1/Calendar', { From: dayIn(-30), To: dayIn(30) })
  expect(status).toBe(200)
  const items: { Kind: string; Link: string; Title: string }[] = body.Data
  const linkOf = (kind: string) => items.find((item) => item.Kind === kind)?.Link ?? ''
  expect(linkOf('assemblies')).toMatch(/^\/mgmt\/UnitOwnerAssembly\/AssemblyDetail\/.{36}$/)
  expect(linkOf('maintenancePlans')).toBe('/mgmt/asset/maintenance')
  expect(linkOf('suppliers')).toMatch(/^\/mgmt\/supplier\/supplierDetail\?/)
  // What plans foresee stands there too, and until when residents vote, from when on rules are in force.
  const next = (await manager.get('/api/v1/Calendar', { From: dayIn(31), To: dayIn(300) })).body.Data
  const foreseen = next.filter((item: { Note: string }) => item.Note === '照計畫預估')
  expect(foreseen.length).toBeGreaterThan(0)
  expect(linkOf('dutyRosters')).toMatch(/^\/mgmt\/AttendanceRoster\?month=\d{4}-\d{2}$/)
  expect(linkOf('polls')).toMatch(/^\/mgmt\/vote\/voteDetail\//)
  expect(linkOf('gasPeriods')).toMatch(/^\/mgmt\/CommunityGasOverView\/.{36}\/\d{6}$/)
})

it('shows nobody what they may not see where it stands', async () => {
  const once = await lobby.as('once1')
  const { body } = await once.get('/api/v1/Calendar', { From: dayIn(-30), To: dayIn(30) })
  expect(
    body.Data.filter(({ Kind }: { Kind: string }) => ['suppliers', 'dutyRosters'].includes(Kind)),
  ).toEqual([])
  // Nor by the address that their own calendars read.
  const { Url } = (await once.post('/api/v1/Calendar/Feed', { Id: newId() })).body.Data
  const feed = () => fetch(lobby.url + Url)
  const text = await (await feed()).text()
  expect(text).toContain('瓦斯抄表')
  const known = (await manager.get('/api/v1/Calendar', { From: dayIn(-30), To: dayIn(30) })).body.Data
  const ends = known.filter((item: { Kind: string }) => item.Kind === 'suppliers')
  expect(ends.length).toBeGreaterThan(0)
  for (const { Id } of ends) expect(text).not.toContain(Id)
  // Who was removed and let in again has a new beginning: a lost phone reads nothing.
  await lobby.owner.query(
    "update membership set sessions_from = now() where account_id = (select id from account where name = 'once1')",
  )
  expect((await feed()).status).toBe(404)
})

it('an address is made once: its id a second time is refused, whoever sends it', async () => {
  const Id = newId()
  expect((await manager.post('/api/v1/Calendar/Feed', { Id })).status).toBe(200)
  const desk = await lobby.as('desk1')
  expect((await desk.post('/api/v1/Calendar/Feed', { Id })).body.ErrorMessage.Code).toBe(409_28_853)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
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
  expect(linkOf('gasPeriods')).toMatch(/^\/mgmt\/CommunityGasOverView\/.{36}\/\d{6}$/)
})

it('shows nobody what they may not see where it stands', async () => {
  const once = await lobby.as('once1')
  const { body } = await once.get('/api/v1/Calendar', { From: dayIn(-30), To: dayIn(30) })
  expect(body.Data.filter((item: { Kind: string }) => item.Kind === 'suppliers')).toEqual([])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { base, begin } from './test-assembly.ts'

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

interface Different {
  TabletNote: string
  TabletId: string
  Change: string
  Lacks: string[]
}

it('what is complete in the household register is taken, the rest is named with what it lacks and stays as it is in the roll', async () => {
  const { AssemblyId } = await begin(manager, [{ label: '舊戶', owner: '甲', area: 100 }], { isDraft: true })
  await lobby.owner.query(`delete from household_property where (community_id, household_id) in (
    select community_id, id from household where community_id = (select community_id from assembly where id = '${AssemblyId}')
    and not is_virtual order by id limit 2)`)
  const take = () => manager.post(`${base}/TakeHouseholdRegister`, { AssemblyId })
  const compare = async (): Promise<Different[]> =>
    (await manager.get(`${base}/GetRegisterComparison?AssemblyId=${AssemblyId}`)).body.Data
  const taken = await take()
  expect(taken.status).toBe(200)
  const gaps = (await compare()).filter(({ Change }) => Change === 'incomplete')
  expect(gaps.length).toBeGreaterThanOrEqual(2)
  expect(taken.body.Data.Left).toBe(gaps.length)
  expect(gaps.every(({ TabletId, Lacks }) => TabletId && Lacks.length > 0)).toBe(true)
  // Nothing else differs: the roll is the register's.
  expect((await compare()).length).toBe(gaps.length)
  const [first] = gaps
  await manager.put(`${base}/AddUnitOwner`, {
    AssemblyId,
    UnitOwnerId: crypto.randomUUID(),
    TabletNote: first?.TabletNote,
    Owners: [{ Name: '補登' }],
    ExclusiveArea: 8000,
  })
  const again = (await take()).body.Data
  expect(again).toEqual({ Imported: taken.body.Data.Imported + 1, Left: gaps.length - 1 })
  const roll = (await manager.get(`${base}/GetUnitOwnerList?AssemblyId=${AssemblyId}`)).body.Data
  const kept = roll.find((unit: { TabletNote: string }) => unit.TabletNote === first?.TabletNote)
  expect(kept).toMatchObject({ ExclusiveArea: 8000, Owners: [{ Name: '補登' }] })
  // In how many places the roll differs stands in the record of publishing.
  await manager.patch(`${base}/PublishAssembly`, { AssemblyId })
  const { Entries } = (await manager.get(`${base}/GetEventList?AssemblyId=${AssemblyId}`)).body.Data
  const published = Entries.find(({ Act }: { Act: string }) => Act === 'publish')
  expect(JSON.parse(published.Facts)).toMatchObject({ differences: gaps.length - 1 })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayOf } from '#platform/contract/taipei.ts'
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

it('units on which the notice was served stay in the roll with what proves it, and the record names what went (Art. 30)', async () => {
  const { AssemblyId, id } = await begin(manager, [{ label: '舊戶', owner: '甲', area: 100 }], {
    isDraft: true,
  })
  const take = () => manager.post(`${base}/TakeHouseholdRegister`, { AssemblyId })
  const serve = (...UnitOwnerIds: string[]) =>
    manager.post(`${base}/SetServings`, {
      AssemblyId,
      What: 'notice',
      UnitOwnerIds,
      Channel: 'registered',
      ServedDate: dayOf(new Date()),
      Evidence: '掛號 4711',
    })
  const served = async (): Promise<string[]> =>
    (await manager.get(`${base}/GetServingList?AssemblyId=${AssemblyId}&What=notice`)).body.Data.filter(
      ({ Evidence }: { Evidence: string }) => Evidence,
    ).map(({ TabletNote }: { TabletNote: string }) => TabletNote)
  await manager.patch(`${base}/PublishAssembly`, { AssemblyId })
  await serve(id('舊戶'))
  const refused = await take()
  expect([refused.body.ErrorMessage?.Code, refused.body.Message]).toEqual([
    409_24_824,
    expect.stringContaining('舊戶'),
  ])
  expect(await served()).toEqual(['舊戶'])
  const reset = await manager.delete(
    `${base}/ResetAssembly?AssemblyId=${AssemblyId}&Reason=${encodeURIComponent('重來')}`,
  )
  expect(reset.body.ErrorMessage.Code).toBe(409_24_007)
  // A unit on which nothing was served may go; what was served on the others stays.
  const other = await begin(manager, [{ label: '舊戶', owner: '甲', area: 100 }], { isDraft: true })
  const again = () => manager.post(`${base}/TakeHouseholdRegister`, { AssemblyId: other.AssemblyId })
  await again()
  await manager.put(`${base}/AddUnitOwner`, {
    AssemblyId: other.AssemblyId,
    UnitOwnerId: crypto.randomUUID(),
    TabletNote: '多的一戶',
    Owners: [{ Name: '乙' }],
    ExclusiveArea: 8000,
  })
  await manager.patch(`${base}/PublishAssembly`, { AssemblyId: other.AssemblyId })
  const roll = (await manager.get(`${base}/GetUnitOwnerList?AssemblyId=${other.AssemblyId}`)).body.Data
  await manager.post(`${base}/SetServings`, {
    AssemblyId: other.AssemblyId,
    What: 'notice',
    UnitOwnerIds: [roll[0].UnitOwnerId],
    Channel: 'hand',
    ServedDate: dayOf(new Date()),
    Evidence: '簽收簿 1',
  })
  expect((await again()).status).toBe(200)
  const servings = await manager.get(`${base}/GetServingList?AssemblyId=${other.AssemblyId}&What=notice`)
  expect(servings.body.Data[0]).toMatchObject({ TabletNote: roll[0].TabletNote, Evidence: '簽收簿 1' })
  const { Entries } = (await manager.get(`${base}/GetEventList?AssemblyId=${other.AssemblyId}`)).body.Data
  expect(JSON.parse(Entries.at(-1).Facts)).toMatchObject({ gone: ['多的一戶'] })
})

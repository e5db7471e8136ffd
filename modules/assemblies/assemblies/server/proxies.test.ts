import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { uploadBy } from '#modules/keeping/files/server/sample-upload.ts'
import { base, begin, even } from './test-assembly.ts'

let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

it('the paper of a proxy is kept after its agent was let in, for all units of that owner, and says what a phone asks (Art. 27 III)', async () => {
  const units = [...even(3), { label: '9F', owner: '甲2', area: 10_000 }]
  const { AssemblyId, id, agent, owner } = await begin(manager, units)
  await agent(desk, { AgentName: '王五', AgentRelation: 'spouse' }, '2F')
  const keep = async (label: string, more: object) =>
    desk.patch(`${base}/KeepProxy`, { AssemblyId, UnitOwnerId: id(label), IsOriginal: false, ...more })
  const cards = (await manager.get(`${base}/GetAttendanceCardList?AssemblyId=${AssemblyId}`)).body.Data
  const phone = lobby.nobody()
  const proxy = async () => {
    const { CardCode } = cards.find((one: { UnitOwnerId: string }) => one.UnitOwnerId === id('2F'))
    return (await phone.get(`${base}/Ballot/${CardCode}`)).body.Data.Proxy
  }
  expect(await proxy()).toMatchObject({ TabletNote: '2F', AgentRelation: 'spouse', IsInWriting: false })
  const first = await uploadBy(desk)
  const kept = await keep('2F', { ProxyFileUrl: first })
  expect(
    kept.body.Data.map((one: { TabletNote: string; Registration: { ProxyFileUrl: string } }) => [
      one.TabletNote,
      one.Registration.ProxyFileUrl,
    ]),
  ).toEqual([
    ['2F', first],
    ['9F', first],
  ])
  expect(await proxy()).toMatchObject({ IsInWriting: true })
  // The original without another photo leaves the photo where it is; another photo lets the first one go.
  const original = await keep('9F', { IsOriginal: true })
  expect(original.body.Data[0].Registration).toMatchObject({ ProxyFileUrl: first, IsOriginal: true })
  await keep('2F', { ProxyFileUrl: await uploadBy(desk), IsOriginal: true })
  const { rows } = await lobby.owner.query('select claims from uploaded_file where path = $1', [first])
  expect(rows).toEqual([{ claims: 0 }])
  await owner(desk, '1F')
  expect((await keep('1F', { IsOriginal: true })).body.ErrorMessage.Code).toBe(409_24_823)
  expect((await keep('2F', { ProxyFileUrl: 'webcam/2020/01/01/nothing.png' })).status).toBeGreaterThan(399)
})

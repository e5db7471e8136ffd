import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive } from '#tests/setup/packages.ts'
import { connectLine, contact, type FakeProvider, fakeProvider, lineUser } from '#tests/setup/providers.ts'

/** The queue's back-off is seconds. */
const patient = { timeout: 15_000 }
const home = castId('household', 'B棟-12F-3')

let lobby: Lobby
let desk: Desk
let line: FakeProvider
beforeAll(async () => {
  line = await fakeProvider({ status: 200, body: '{"sentMessages":[{"id":"L1"}]}' })
  lobby = await startLobby({ run: 'api,worker', env: { PRIVATE_HOSTS: '1', LINE_API: line.url } })
  desk = await lobby.as('desk1')
  const manager = await lobby.as('auth_0912345678', '晴川社區')
  const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
  await manager.put('/api/v1/Notice/Settings', { ...Settings, Quiet: null, Version })
  await connectLine(manager)
  for (const { ResidentId } of (await desk.get(`/api/v1/Notice/Contact/${home}`)).body.Data)
    await contact(desk, ResidentId, { LineUserId: '', Email: '', Way: 'none' })
})
afterAll(async () => {
  await lobby.close()
  await line.close()
})

/** From the database: a desk hears nothing of a suspended community, once the server knows. */
const states = async (id: string) => {
  const { rows } = await lobby.owner.query(
    `select channel || ' ' || state as said from notice_delivery
     where notice_id in (select notice_id from notice_item where item_id = $1)`,
    [id],
  )
  return rows.map(({ said }) => said)
}

describe('a suspended community', () => {
  it('sends nothing: what was due waits in the queue, and goes out once it is resumed', async () => {
    const suspend = (at: string) =>
      lobby.owner.query(`update community set suspended_at = ${at} where id = $1`, [
        castId('community', '晴川社區'),
      ])
    const waitingJobs = `from graphile_worker._private_jobs where key = any(
      select community_id || ' notice:' || id from notice_delivery where notice_id in (select notice_id from notice_item where item_id = $1))`
    const [{ ResidentId }] = (await desk.get(`/api/v1/Notice/Contact/${home}`)).body.Data
    await contact(desk, ResidentId, { Way: 'auto', LineUserId: lineUser.one })
    await suspend('now()')
    const { PdId } = await arrive(desk, { TabletId: home })
    const later = async () =>
      (
        await lobby.owner.query(
          `select count(*)::int as n ${waitingJobs} and run_at > now() + interval '10 minutes'`,
          [PdId],
        )
      ).rows[0].n
    await expect.poll(later, patient).toBe(1)
    expect(await states(PdId)).toEqual(['line waiting'])
    expect(line.asked).toEqual([])
    await suspend('null')
    await lobby.owner.query(
      `update graphile_worker._private_jobs set run_at = now() where id in (select id ${waitingJobs})`,
      [PdId],
    )
    await expect.poll(() => states(PdId), patient).toEqual(['line sent'])
    expect(line.asked).toHaveLength(1)
  })
})

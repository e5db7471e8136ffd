import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby()
})
afterAll(() => lobby.close())

interface Entry {
  Id: number
  CommunityMainServiceType: number
  Display: string
}

describe('the main service list', () => {
  it('has the enabled services with kind and display (R051, R052, R053); 50 also yields -1 訪客離開 (R054)', async () => {
    const desk = await lobby.as('desk1')
    const { body } = await desk.get('/core/api/Community/CommunityMainService')
    const list: Entry[] = body.Data.CommunityMainServices
    for (const entry of list) expect([1, 2]).toContain(entry.CommunityMainServiceType)
    const exit = list.findIndex((entry) => entry.Id === -1)
    expect(list[exit]?.Display).toBe('訪客離開')
    expect(list[exit - 1]?.Id).toBe(50)
  })

  it('of a small community has just its own, and no exit without 50', async () => {
    const desk = await lobby.as('desk2', '松濤苑')
    const { body } = await desk.get('/core/api/Community/CommunityMainService')
    const ids = body.Data.CommunityMainServices.map((entry: Entry) => entry.Id)
    expect(ids.sort()).toEqual([17, 32, 49])
  })
})

describe('signatures', () => {
  it('are allowed or not by the community (R126)', async () => {
    const desk = await lobby.as('desk1')
    expect((await desk.get('/api/Community/IsSignature')).body).toEqual({ Data: true })
    await lobby.owner.query(
      `insert into package_setting (community_id, section, chosen, changed_by_name)
       values ($1, 'receiving', '{"signature":"off"}', '陳經理')
       on conflict (community_id, section) do update set chosen = excluded.chosen`,
      [desk.info.ComId],
    )
    expect((await desk.get('/api/Community/IsSignature')).body).toEqual({ Data: false })
  })
})

describe('which services are on screens', () => {
  const path = '/core/api/Community/Feature'
  interface Feature {
    ServiceId: number
    IsHidden: boolean
  }
  const seenBy = async (desk: Desk): Promise<Feature[]> =>
    (await desk.get(path)).body.Data.map(({ ServiceId, IsHidden }: Feature) => ({ ServiceId, IsHidden }))

  it('is ordered and hidden by the highest authority; the main list follows (R051, R088)', async () => {
    const admin = await lobby.as('auth_0912345678', '松濤苑')
    const seen = await seenBy(admin)
    const wanted = [...seen].reverse().map((feature) => ({ ...feature, IsHidden: feature.ServiceId === 32 }))
    expect((await admin.put(path, { Features: wanted, Seen: seen })).status).toBe(200)
    const list = await admin.get('/core/api/Community/CommunityMainService')
    expect(list.body.Data.CommunityMainServices.map((service: Entry) => service.Id)).toEqual([49, 17])
    // Of two who save at once the second reads that it was changed.
    const late = await admin.put(path, { Features: wanted, Seen: seen })
    expect(late.body.ErrorMessage.Code).toBe(409671)
    const short = await admin.put(path, {
      Features: [{ ServiceId: 49, IsHidden: false }],
      Seen: await seenBy(admin),
    })
    expect(short.body.ErrorMessage.Code).toBe(400671)
    const manager = await lobby.as('eip1')
    const all = await seenBy(manager)
    const refused = await manager.put(path, { Features: all, Seen: all })
    expect([refused.status, refused.body.Message]).toEqual([403, '您並非最高權限管理者，無法進行此操作'])
  })

  it('clocking in across communities is closed until it is opened (R082)', async () => {
    const admin = await lobby.as('auth_0912345678', '晴川社區')
    const clock = '/core/api/Community/CrossCommunityClock'
    expect((await admin.get(clock)).body).toEqual({ Data: { IsOpenCrossCommunityClock: false } })
    expect((await admin.put(clock, { IsOpenCrossCommunityClock: true })).status).toBe(200)
    expect((await (await lobby.as('desk1')).get(clock)).body.Data.IsOpenCrossCommunityClock).toBe(true)
    expect((await (await lobby.as('desk1')).put(clock, { IsOpenCrossCommunityClock: false })).status).toBe(
      403,
    )
  })
})

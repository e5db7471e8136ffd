import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lobby, startLobby } from '../../../tests/setup/lobby.ts'

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

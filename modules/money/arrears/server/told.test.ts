import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { qingchuan } from '#database/cast/communities.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { issueSamples } from '#tests/setup/issued-bills.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import {
  connectLine,
  contact,
  type FakeProvider,
  fakeProvider,
  lineUser,
  toldOf,
} from '#tests/setup/providers.ts'

/** The queue's back-off is seconds. */
const patient = { timeout: 15_000 }
const path = '/api/v1/Arrears'
const daysAgo = (n: number) => dayOf(new Date(Date.now() - n * 86_400_000))
const reached = castId('household', 'B棟-12F-3')
const silent = castId('household', 'A棟-12F-3')

let lobby: Lobby
let manager: Desk
let desk: Desk
let line: FakeProvider
beforeAll(async () => {
  line = await fakeProvider({ status: 200, body: '{"sentMessages":[{"id":"L1"}]}' })
  lobby = await startLobby({ run: 'api,worker', env: { PRIVATE_HOSTS: '1', LINE_API: line.url } })
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
  await manager.put('/api/v1/Notice/Settings', { ...Settings, Quiet: null, Version })
  await connectLine(manager)
  for (const home of [reached, silent])
    for (const { ResidentId } of (await desk.get(`/api/v1/Notice/Contact/${home}`)).body.Data)
      await contact(desk, ResidentId, { LineUserId: '', Email: '', Way: 'none' })
  const [first] = (await desk.get(`/api/v1/Notice/Contact/${reached}`)).body.Data
  await contact(desk, first.ResidentId, { LineUserId: lineUser.one, Way: 'auto' })
  await issueSamples(lobby.owner, {
    communityId: qingchuan.id,
    bills: 2,
    dueOn: daysAgo(40),
    households: [reached, silent],
  })
})
afterAll(async () => {
  await lobby.close()
  await line.close()
})

const dun = async (householdIds: string[], changes: Record<string, unknown> = {}) =>
  manager.post(`${path}/Demands`, {
    BatchId: newId(),
    DebtIds: householdIds,
    Step: 'reminder',
    Channel: 'message',
    Day: daysAgo(0),
    TermOn: daysAgo(-7),
    ...changes,
  })
const newest = async (home: string) => (await manager.get(`${path}/Household/${home}`)).body.Data.Demands[0]

describe('a demand by message', () => {
  it('goes once to whoever agreed to a channel, in the words of its letter, and says so; who has none gets no tag', async () => {
    const { body } = await dun([reached, silent])
    await expect.poll(async () => (await newest(reached)).Reach, patient).toBe('sent')
    await expect.poll(async () => (await newest(silent)).Reach, patient).toBe('nobody')
    expect(line.asked).toHaveLength(1)
    const sent = JSON.parse(line.asked[0]?.body ?? '{}')
    expect(sent.to).toBe(lineUser.one)
    expect(sent.messages[0].text).toContain('B棟-12F-3 您好')
    expect(sent.messages[0].text).toContain('3,538 元')
    expect((await newest(reached)).Deliveries).toMatchObject([
      { Channel: 'line', State: 'sent', Problem: '' },
    ])
    expect((await newest(silent)).Deliveries).toEqual([])
    const list = (await manager.get(path)).body.Data
    expect(list.find(({ TabletId }: { TabletId: string }) => TabletId === silent)).toMatchObject({
      LastReach: 'nobody',
    })
    // The desk, which sees no balances, reads in the records that somebody was told, and not what.
    const { DemandId } = body.Data.Demands.find(({ TabletId }: { TabletId: string }) => TabletId === reached)
    expect(await toldOf(desk, DemandId)).toMatchObject([{ Reason: 'told', State: 'sent', Text: '' }])
    expect((await toldOf(manager, DemandId))[0].Text).toContain('3,538')
  })

  it('that the provider refuses is told with why', async () => {
    line.next({ status: 400, body: '{"message":"Failed to send messages"}' })
    await dun([reached], { Step: 'notice' })
    await expect.poll(async () => (await newest(reached)).Reach, patient).toBe('failed')
    expect((await newest(reached)).Deliveries[0]).toMatchObject({ Channel: 'line', State: 'givenUp' })
    expect((await newest(reached)).Deliveries[0].Problem).toContain('LINE 不接受')
  })

  it('goes to who was billed alone where debts follow the person, whoever else lives there', async () => {
    const settings = '/api/v1/Config/CommunitySettings'
    const choose = async (Debts: string) => {
      const { Version, Arrears, OffsetsPrepayments, DiffersPercent } = (await manager.get(settings)).body.Data
        .Balance
      const Balance = { Version, Arrears, OffsetsPrepayments, DiffersPercent, Debts }
      expect((await manager.put(settings, { Balance })).status).toBe(200)
    }
    const [first, other] = (await desk.get(`/api/v1/Notice/Contact/${reached}`)).body.Data
    await contact(desk, other.ResidentId, { LineUserId: lineUser.two, Way: 'auto' })
    await lobby.owner.query('update bill set payer_name = $2 where household_id = $1', [reached, other.Name])
    await choose('person')
    const before = line.asked.length
    await dun([reached], { Step: 'notice', Day: daysAgo(0) })
    await expect.poll(async () => (await newest(reached)).Reach, patient).toBe('sent')
    const to = line.asked.slice(before).map(({ body }) => JSON.parse(body).to)
    expect(to).toEqual([lineUser.two])
    await contact(desk, other.ResidentId, { LineUserId: '', Way: 'none' })
    await contact(desk, first.ResidentId, { LineUserId: lineUser.one, Way: 'auto' })
    await choose('unit')
  })

  it('goes out no more once another one pays, since its letter names who paid before', async () => {
    await lobby.owner.query('update demand set day = day - 1 where household_id = $1', [reached])
    const before = line.asked.length
    line.next({ status: 500, body: '{}' })
    expect((await dun([reached], { Step: 'notice' })).status).toBe(200)
    await expect.poll(() => line.asked.length, patient).toBe(before + 1)
    await lobby.owner.query("update bill set payer_name = '新屋主' where household_id = $1", [reached])
    await expect.poll(async () => (await newest(reached)).Reach, { timeout: 30_000 }).toBe('calledOff')
    expect(line.asked).toHaveLength(before + 1)
  })

  it('that was taken back before the quiet hours end does not go out any more', async () => {
    const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
    const quiet = { StartsAt: '00:00', EndsAt: '23:59' }
    await manager.put('/api/v1/Notice/Settings', { ...Settings, Quiet: quiet, Version })
    const before = line.asked.length
    await lobby.owner.query(`update demand set day = day - 1 where household_id = $1`, [reached])
    const { body } = await dun([reached], { Step: 'notice' })
    const { DemandId } = body.Data.Demands[0]
    await expect.poll(async () => (await newest(reached)).Deliveries.length, patient).toBe(1)
    await manager.post(`${path}/Demands/${DemandId}/Void`, { Reason: '住戶已繳款' })
    await expect.poll(async () => (await newest(reached)).Reach, patient).toBe('calledOff')
    expect(line.asked).toHaveLength(before)
  })
})

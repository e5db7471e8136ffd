import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { fileOf } from '#tests/setup/paper-tools.ts'

const logs = '/core/api/v2/Intercom/CallLogs'
const home = castId('household', 'A棟-12F-3')
let lobby: Lobby
let admin: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  await lobby.owner.query('delete from intercom_call')
  await lobby.owner.query('delete from intercom_device')
  await lobby.owner.query('delete from intercom_household')
  await admin.put('/core/api/InterCom/AuthorizedTablets', {
    AuthorizedIds: [home, castId('household', 'A棟-8F-1')],
  })
  await admin.put(`/core/api/Intercom/Tablet/${home}/CallForwarding/CellPhone`, {
    CallForwardingNumber: '0912336870',
  })
})
afterAll(() => lobby.close())

async function call(at: string, more: { result?: string; seconds?: number; from?: string } = {}) {
  const { result = 'answered', seconds = 64, from = '正門' } = more
  const id = newId()
  const leg = result === 'answered' ? 'forward' : null
  const community = castId('community', '晴川社區')
  await lobby.owner.query(
    `insert into intercom_call (community_id, id, sip_call_id, kind, from_name, household_id, started_at, answered_at, ended_at, result, answered_leg, answered_by, paid_seconds, cost_cents)
     values ($1, $2, $12, 'door', $3, $4, $5, $6, $5::timestamptz + interval '2 minutes', $7, $8, $9, $10, $11)`,
    [
      community,
      id,
      from,
      home,
      at,
      leg ? at : null,
      result,
      leg,
      leg ? '0912336870' : '',
      leg ? seconds : 0,
      leg ? Math.ceil((seconds * 150) / 60) : 0,
      id,
    ],
  )
  await lobby.owner.query(
    `insert into intercom_leg (community_id, call_id, nth, kind, target, seconds, rang_at, outcome)
     values ($1, $2, 0, 'app', '王建民 iPhone', 20, $3, 'noAnswer'), ($1, $2, 1, 'forward', '0912336870', 25, $3, 'answered')`,
    [community, id, at],
  )
  return id
}

describe('calls', () => {
  it('R421 are listed with the parts of their chains, by household, sentry, result and day', async () => {
    const first = await call('2026-11-02T10:00:00Z')
    const missed = await call('2026-11-03T10:00:00Z', { result: 'missed', from: '側門' })
    const find = async (by: object) =>
      (await desk.get(logs, by as Record<string, string>)).body.Data.map(
        (row: { CallId: string }) => row.CallId,
      )
    expect(await find({})).toEqual([missed, first])
    expect(await find({ Text: '12F-3' })).toEqual([missed, first])
    expect(await find({ Text: '側門' })).toEqual([missed])
    expect(await find({ CallResult: 'answered' })).toEqual([first])
    expect(await find({ StartedFrom: '2026-11-03T00:00:00Z' })).toEqual([missed])
    const [row] = (await desk.get(logs, { CallResult: 'answered' })).body.Data
    expect(row).toMatchObject({
      TabletNote: 'A棟-12F-3',
      AnsweredLeg: 'forward',
      PaidSeconds: 64,
      CostCents: 160,
    })
    expect(row.Legs.map(({ Leg, Outcome }: { Leg: string; Outcome: string }) => [Leg, Outcome])).toEqual([
      ['app', 'noAnswer'],
      ['forward', 'answered'],
    ])
    const once = await lobby.as('once1')
    const seen = (await once.get(logs, { CallResult: 'answered' })).body.Data[0]
    expect([seen.AnsweredBy, seen.Legs[1].Target]).toEqual(['•••• 870', '•••• 870'])
    expect((await (await lobby.as('treasurer1')).get(logs)).status).toBe(403)
  })

  it('go out as a workbook for managers alone, written down, numbers by their end', async () => {
    expect((await desk.get(`${logs}/Export`)).status).toBe(403)
    const { content } = await fileOf(admin, `${logs}/Export`)
    expect(content.subarray(0, 2).toString()).toBe('PK')
    const { rows } = await lobby.owner.query("select after from audit where action = 'intercomCalls.export'")
    expect(rows).toEqual([{ after: { rows: 2 } }])
  })

  it('of a month come to minutes of the telephone network and what they cost, by household', async () => {
    const { body } = await desk.get('/api/v1/Intercom/Month/2026-11')
    expect(body.Data).toMatchObject({
      Calls: 2,
      Missed: 1,
      PaidSeconds: 64,
      CostCents: 160,
      MonthlyMinutes: 500,
    })
    expect(body.Data.Households).toEqual([
      { TabletId: home, TabletNote: 'A棟-12F-3', Calls: 2, PaidSeconds: 64, CostCents: 160 },
    ])
    expect((await desk.get('/api/v1/Intercom/Month/2026-13')).status).toBe(404)
  })
})

it('a test of all chains says which households do not hear the door and why, once for the same id', async () => {
  const TestId = newId()
  for (const status of [200, 200])
    expect((await desk.post('/api/v1/Intercom/Test', { TestId })).status).toBe(status)
  const [test] = (await desk.get('/api/v1/Intercom/Test')).body.Data
  expect(test).toMatchObject({ TestId, Well: 1, Partly: 0, Deaf: 1, IsNightly: false, ByName: '陳怡君' })
  expect(test.Lines).toMatchObject([{ TabletNote: 'A棟-8F-1', Hearing: 'deaf', Reasons: ['nothing'] }])
})

describe('a call of which the exchange told no end', () => {
  const community = castId('community', '晴川社區')
  /** A call that began so many minutes ago; `answered`: then, by this part of its chain. */
  const open = async (minutes: number, answered: string | null) => {
    const id = newId()
    await lobby.owner.query(
      `insert into intercom_call (community_id, id, sip_call_id, kind, household_id, started_at, answered_at, answered_leg, result)
       values ($1, $2, $7, 'door', $3, now() - make_interval(mins => $4), case when $5::text is not null then now() - make_interval(mins => $4) end, $5, $6)`,
      [community, id, home, minutes, answered, answered ? 'answered' : 'ringing', id],
    )
    await lobby.owner.query(
      `insert into intercom_leg (community_id, call_id, nth, kind, seconds, outcome) values ($1, $2, 0, 'app', 20, $3)`,
      [community, id, answered ? 'answered' : 'ringing'],
    )
    return id
  }

  it('ends by itself as of the moment at which it was over at the latest, paid for no longer than its cap', async () => {
    const [number, guard, nobody] = [await open(20, 'forward'), await open(90, 'guard'), await open(20, null)]
    const [talking, ringing] = [await open(20, 'guard'), await open(1, null)]
    await endStale()
    const rows = (await admin.get(logs)).body.Data as Record<string, string | number | null>[]
    const of = (id: string) => {
      const row = rows.find(({ CallId }) => CallId === id) ?? {}
      const [from, to] = [Date.parse(String(row['StartedAt'])), Date.parse(String(row['EndedAt']))]
      return [row['CallResult'], Math.round((to - from) / 1000), row['PaidSeconds'], row['CostCents']]
    }
    expect([of(number), of(guard), of(nobody)]).toEqual([
      ['answered', 120, 120, 300],
      ['answered', 3600, 0, 0],
      ['missed', 25, 0, 0],
    ])
    expect([of(talking)[1], of(ringing)[1]]).toEqual([Number.NaN, Number.NaN])
  })
})

async function endStale() {
  const [{ Database }, { migrate }, { pino }, { allChores }, { localStorage }] = await Promise.all([
    import('#platform/server/database.ts'),
    import('#database/migrate.ts'),
    import('pino'),
    import('#apps/server/modules.ts'),
    import('#platform/server/storage.ts'),
  ])
  const log = pino({ level: 'silent' })
  const database = new Database(lobby.connection, await migrate(lobby.connection), log)
  const chore = allChores(localStorage(lobby.dataFolder)).find(
    ({ name }) => name === 'intercomCalls.endStale',
  )
  await chore?.work(database, new Date(), log)
  await database.close()
}

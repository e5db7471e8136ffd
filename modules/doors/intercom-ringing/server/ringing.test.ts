import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { freePort, hasExchange, sipp, startExchange } from '#tests/setup/sipp.ts'

const own = '/api/v1/Intercom'
const home = castId('household', 'A棟-12F-3')
const domain = 'lobby.test'
let lobby: Lobby
let admin: Desk
let port: number
let exchange: { id: string; key: string; files: { Name: string; Content: string }[] }
interface Account {
  DeviceId: string
  SipName: string
  Password: string
}
const made: Record<string, Account> = {}

async function post(path: string, body: object) {
  const answer = await fetch(`${lobby.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}
const ask = (what: string, body: object) =>
  post(`${own}/Exchange/${exchange.id}/${what}`, { key: exchange.key, ...body })
const register = (name: string, expires = 600) => ask('Registered', { user: made[name]?.SipName, expires })
const route = (callId: string, to: string, from = 'door') =>
  ask('Route', { callId, from: made[from]?.SipName, to })
const logOf = async (kind?: string) =>
  (await admin.get('/core/api/v2/Intercom/CallLogs')).body.Data.find(
    (row: { CallKind: string }) => !kind || row.CallKind === kind,
  )

beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  port = await freePort()
  for (const table of [
    'intercom_call',
    'intercom_device',
    'intercom_household',
    'intercom_allow',
    'intercom_door_event',
    'intercom_door_order',
    'intercom_door',
    'intercom_sentry',
  ])
    await lobby.owner.query(`delete from ${table}`)
  await admin.put('/core/api/InterCom/AuthorizedTablets', { AuthorizedIds: [home] })
  const sentry = async (SentryName: string) => {
    const SentryId = newId()
    await admin.post('/core/api/v2/InterCom/Sentry', { SentryId, SentryName, SentryKind: 'hardware' })
    const device = { DeviceId: newId(), DeviceName: SentryName }
    return {
      SentryId,
      account: (await admin.post(`${own}/Sentry/${SentryId}/Device`, device)).body.Data as Account,
    }
  }
  made['door'] = (await sentry('正門')).account
  const guard = await sentry('櫃台')
  made['guard'] = guard.account
  await admin.put(`/core/api/Intercom/Sentry/${guard.SentryId}/CommunityMainCallBack`)
  for (const [name, DeviceKind] of [
    ['indoor', 'indoor'],
    ['app', 'app'],
    ['second', 'app'],
  ] as const) {
    const device = { DeviceId: newId(), DeviceKind, DeviceName: name }
    made[name] = (await admin.post(`${own}/Tablet/${home}/Device`, device)).body.Data
  }
  const { Exchange: seen, Ringing: rung } = (await admin.get('/core/api/Intercom/Setting')).body.Data
  await admin.put(`${own}/Setting/Exchange`, { ...seen, Domain: domain, SipPort: port, Trunk: 'trunk.test' })
  await admin.put(`${own}/Setting/Ringing`, { ...rung, IndoorSeconds: 5, AppSeconds: 5, GuardSeconds: 10 })
  const { body } = await admin.post(`${own}/Exchange/Configuration`)
  const files = body.Data.Files as { Name: string; Content: string }[]
  const content = files[0]?.Content ?? ''
  const id = /Exchange\/([0-9a-f-]{36})"/.exec(content)?.[1] ?? ''
  const key = /define KEY "([0-9a-f]+)"/.exec(content)?.[1] ?? ''
  exchange = { id, key, files }
}, 120_000)
afterAll(() => lobby.close())

describe('the exchange', () => {
  it('learns whom a call rings: parts that would ring, in order, the guard last; the same call once', async () => {
    expect((await route('c0', '11203')).body).toMatchObject({ reason: 'nobody rings', routes: [] })
    for (const name of ['indoor', 'app', 'second', 'guard']) expect((await register(name)).status).toBe(200)
    await admin.put(`/core/api/Intercom/Tablet/${home}/CallForwarding/CellPhone`, {
      CallForwardingNumber: '0912336870',
    })
    const sip = (name: string) => `sip:${made[name]?.SipName}@${domain}`
    for (const _ of [1, 2]) {
      const { body } = await route('c1', '11203')
      expect(body).toMatchObject({ version: '1.0', routing: 'serial', open: '#', cap: 120 })
      expect(body.routes).toEqual([
        { uri: sip('indoor'), others: '', fr_timer: 5000, fr_inv_timer: 5000 },
        { uri: sip('app'), others: made['second']?.SipName, fr_timer: 5000, fr_inv_timer: 5000 },
        { uri: 'sip:0912336870@trunk.test', others: '', fr_timer: 5000, fr_inv_timer: 25_000 },
        { uri: sip('guard'), others: '', fr_timer: 5000, fr_inv_timer: 10_000 },
      ])
    }
    await admin.delete(`/core/api/InterCom/Tablet/${home}/SubscriberCallForwarding`)
    await register('second', 0)
    expect((await route('c2', '11203')).body.routes).toHaveLength(3)
    expect((await route('c3', '99999')).body.reason).toBe('not allowed')
    expect((await route('c4', '0912336870')).body.reason).toBe('not allowed')
    expect((await admin.get('/core/api/v2/Intercom/CallLogs')).body.Pagination.Total).toBe(3)
  })

  it('is refused without its key, and what an account’s password comes to is told for devices of the community alone', async () => {
    const wrong = await post(`${own}/Exchange/${exchange.id}/Credential`, {
      key: 'x',
      user: made['app']?.SipName,
    })
    expect([wrong.status, wrong.body.ErrorMessage.Code]).toEqual([401, 401_33_561])
    expect((await ask('Credential', { user: made['app']?.SipName })).body.ha1).toMatch(/^[0-9a-f]{32}$/)
    expect((await ask('Credential', { user: 'nobody' })).body.ha1).toBe('')
  })

  it('tells who answered first, when the door opened and when it ended; what comes after changes nothing', async () => {
    const note = (what: string, leg = 0) => ask('Note', { callId: 'c2', what, leg })
    for (const [what, leg] of [
      ['ringing', 0],
      ['noAnswer', 0],
      ['ringing', 1],
      ['answered', 1],
      ['answered', 2],
      ['opened', 1],
      ['ended', 0],
      ['noAnswer', 2],
    ] as const)
      expect((await note(what, leg)).status).toBe(200)
    expect((await ask('Note', { callId: 'other', what: 'ended' })).status).toBe(404)
    const { body } = await admin.get('/core/api/v2/Intercom/CallLogs')
    const call = body.Data.find((row: { AnsweredLeg: string | null }) => row.AnsweredLeg)
    expect(call).toMatchObject({
      FromName: '正門',
      TabletNote: 'A棟-12F-3',
      CallResult: 'answered',
      AnsweredLeg: 'app',
      AnsweredBy: 'app',
      CostCents: 0,
      DoorOpenedAt: expect.any(String),
      EndedAt: expect.any(String),
    })
    expect(call.Legs.map(({ Outcome }: { Outcome: string }) => Outcome)).toEqual([
      'noAnswer',
      'answered',
      'waiting',
    ])
  })

  it('rings the guards for whoever calls back; a household’s call for help is a private alarm of level 4', async () => {
    const back = await route('b1', '0', 'app')
    expect(back.body.routes.map(({ uri }: { uri: string }) => uri)).toEqual([
      `sip:${made['guard']?.SipName}@${domain}`,
    ])
    expect((await logOf('back')).FromName).toBe('A棟-12F-3')
    expect((await route('h1', 'sos', 'app')).body.routes).toHaveLength(1)
    expect((await logOf('emergency')).TabletNote).toBe('A棟-12F-3')
    await vi.waitFor(async () => {
      const { rows } = await lobby.owner.query(
        `select p.level, p.is_private from alarm_event e join alarm_point p on p.community_id = e.community_id and p.id = e.point_id
         where p.name = '對講機求救' and p.household_id = $1`,
        [home],
      )
      expect(rows).toEqual([{ level: 4, is_private: true }])
    }, 20_000)
  })
})

describe.skipIf(!hasExchange)('through Kamailio (kamailio, sipp)', () => {
  let running: Awaited<ReturnType<typeof startExchange>>
  const all: Record<string, Parameters<typeof sipp>[1]> = {}
  const last = async () => {
    const row = await logOf()
    expect(row.EndedAt).not.toBeNull()
    return { ...row, outcomes: row.Legs.map(({ Outcome }: { Outcome: string }) => Outcome) }
  }
  const calls = async (
    scenario: 'calls' | 'stays' | 'hearsNobody' | 'givesUp',
    dial: string,
    from = 'door',
  ) => {
    const port = await freePort()
    const { code, said } = await (await sipp(scenario, { ...telephoneOf(from), port, dial })).ended
    expect(code, `${said.slice(-1200)}\n${running.said().slice(-2500)}`).toBe(0)
  }
  const telephoneOf = (name: string) => {
    const found = all[name]
    if (!found) throw new Error(name)
    return found
  }

  beforeAll(async () => {
    const content = (exchange.files[0]?.Content ?? '').replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, lobby.url)
    running = await startExchange(content)
    for (const name of ['door', 'indoor', 'app', 'guard'])
      all[name] = {
        user: made[name]?.SipName ?? '',
        password: made[name]?.Password ?? '',
        domain,
        proxy: port,
        port: await freePort(),
      }
    await vi.waitFor(() => expect(running.said()).toMatch(/Listening on|udp: 0.0.0.0|ready/i), {
      timeout: 20_000,
    })
    for (const name of ['indoor', 'app', 'guard'] as const) {
      const { code, said } = await (await sipp('register', { ...telephoneOf(name), seconds: 15 })).ended
      expect(code, `${name}: ${said.slice(-800)}\n${running.said().slice(-1500)}`).toBe(0)
    }
  }, 90_000)
  afterAll(() => running.child.kill())

  it('a call of SIPp rings the indoor unit and the app in vain, and is answered by the guard as third', async () => {
    const rings = [await sipp('rings', telephoneOf('indoor')), await sipp('rings', telephoneOf('app'))]
    const guard = await sipp('answers', telephoneOf('guard'))
    await calls('calls', '11203')
    expect((await guard.ended).code).toBe(0)
    for (const one of rings) one.stop()
    await vi.waitFor(
      async () =>
        expect(await last()).toMatchObject({
          CallResult: 'answered',
          AnsweredLeg: 'guard',
          FromName: '正門',
          outcomes: ['noAnswer', 'noAnswer', 'answered'],
        }),
      20_000,
    )
  }, 120_000)

  it('a guard who speaks already is busy, one who presses the call away declined it, and whoever gives up has missed', async () => {
    for (const [does, result, outcome] of [
      ['isBusy', 'busy', 'busy'],
      ['declines', 'refused', 'declined'],
    ] as const) {
      const guard = await sipp(does, telephoneOf('guard'))
      await calls('hearsNobody', '0', 'app')
      expect((await guard.ended).code).toBe(0)
      await vi.waitFor(
        async () => expect(await last()).toMatchObject({ CallResult: result, outcomes: [outcome] }),
        20_000,
      )
    }
    const guard = await sipp('rings', telephoneOf('guard'))
    await calls('givesUp', '0', 'app')
    expect((await guard.ended).code).toBe(0)
    await vi.waitFor(
      async () => expect(await last()).toMatchObject({ CallResult: 'missed', outcomes: ['noAnswer'] }),
      20_000,
    )
  }, 120_000)

  it('a telephone rings once after a device did in vain, and its call ends by itself when its time is over', async () => {
    const outside = { ...telephoneOf('door'), port: await freePort() }
    const { Exchange: seen } = (await admin.get('/core/api/Intercom/Setting')).body.Data
    await admin.put(`${own}/Setting/Exchange`, { ...seen, Trunk: `127.0.0.1:${outside.port}` })
    await admin.put(`/core/api/Intercom/Tablet/${home}/CallForwarding/CellPhone`, {
      CallForwardingNumber: '0912336870',
    })
    // Shorter than a community may say, so that nobody waits here.
    await lobby.owner.query(
      `update intercom_setting set chosen = chosen || '{"capSeconds": 2}' where section = 'ringing'`,
    )
    await register('app', 0)
    const rings = await sipp('rings', telephoneOf('indoor'))
    const telephone = await sipp('answers', outside)
    await calls('stays', '11203')
    rings.stop()
    telephone.stop()
    await vi.waitFor(
      async () =>
        expect(await last()).toMatchObject({
          AnsweredLeg: 'forward',
          outcomes: ['noAnswer', 'answered', 'waiting'],
        }),
      20_000,
    )
    expect((await last()).PaidSeconds).toBeLessThan(10)
  }, 120_000)
})

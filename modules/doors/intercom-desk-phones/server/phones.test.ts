import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const own = '/api/v1/Intercom'
const phone = `${own}/Desk-Phone`
const home = castId('household', 'A棟-12F-3')
const domain = 'sip.lobby.test'
let lobby: Lobby
let admin: Desk
let desk: Desk
let exchange: { id: string; key: string; content: string }
const sentries: Record<string, string> = {}
let door: { SipName: string }

const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code

async function ask(what: string, body: object) {
  const answer = await fetch(`${lobby.url}${own}/Exchange/${exchange.id}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: exchange.key, ...body }),
  })
  return JSON.parse(await answer.text())
}
const ha1Of = async (user: string) => (await ask('Credential', { user })).ha1 as string
const isRung = async (sipName: string): Promise<boolean> => {
  const { routes } = await ask('Route', { callId: newId(), from: door.SipName, to: '0' })
  return JSON.stringify(routes).includes(sipName)
}
/** Whether an account is good at the exchange, and rings. */
const lives = async ({ SipName }: { SipName: string }) => [
  (await ha1Of(SipName)) !== '',
  await isRung(SipName),
]

/** Switches the telephone on as a page does, and registers it. */
async function switchOn(who: Desk, sentry = '櫃台') {
  const PhoneId = newId()
  const { body, status } = await who.post(phone, { PhoneId, SentryId: sentries[sentry] })
  expect(status, JSON.stringify(body)).toBe(200)
  const account = body.Data as { SipName: string; Password: string; Socket: string }
  await ask('Registered', { user: account.SipName, expires: 120 })
  return { PhoneId, ...account }
}

beforeAll(async () => {
  lobby = await startLobby({ env: { INTERCOM_SOCKETS: `wss://${domain}:8443` } })
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
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
  for (const SentryName of ['正門', '櫃台', '崗亭']) {
    const SentryId = newId()
    sentries[SentryName] = SentryId
    const made = { SentryId, SentryName, SentryKind: 'hardware', OpenDigits: '9#' }
    await admin.post('/core/api/v2/InterCom/Sentry', made)
    if (SentryName !== '正門') await admin.put(`/core/api/Intercom/Sentry/${SentryId}/CommunityMainCallBack`)
  }
  const device = { DeviceId: newId(), DeviceName: '正門' }
  door = (await admin.post(`${own}/Sentry/${sentries['正門']}/Device`, device)).body.Data
  const { Exchange: seen } = (await admin.get('/core/api/Intercom/Setting')).body.Data
  await admin.put(`${own}/Setting/Exchange`, { ...seen, Domain: domain, WebPort: 8443 })
  const { body } = await admin.post(`${own}/Exchange/Configuration`)
  const content = (body.Data.Files[0]?.Content ?? '') as string
  exchange = {
    id: /Exchange\/([0-9a-f-]{36})"/.exec(content)?.[1] ?? '',
    key: /define KEY "([0-9a-f]+)"/.exec(content)?.[1] ?? '',
    content,
  }
}, 120_000)
afterAll(() => lobby.close())

describe('a telephone of the desk', () => {
  it('has an account of its own for a short time, with which it signs in and is rung beside the post’s devices', async () => {
    const made = await switchOn(desk)
    expect(made).toMatchObject({
      Socket: `wss://${domain}:8443`,
      Password: expect.stringMatching(/^\w{20}$/),
    })
    expect(await lives(made)).toEqual([true, true])
    const { rows } = await lobby.owner.query('select sealed_digest from intercom_desk_phone where id = $1', [
      made.PhoneId,
    ])
    expect(rows[0].sealed_digest.toString('latin1')).not.toContain(await ha1Of(made.SipName))
    expect((await desk.get(phone)).body.Data).toEqual({
      Posts: [
        { SentryId: sentries['櫃台'], SentryName: '櫃台', Ringing: 1 },
        { SentryId: sentries['崗亭'], SentryName: '崗亭', Ringing: 0 },
      ],
      Hindrance: null,
    })
    expect((await desk.delete(`${phone}/${made.PhoneId}`)).status).toBe(200)
    expect(await lives(made)).toEqual([false, false])
  })

  it('lives on when its page renews it, and ends by itself when the page is gone', async () => {
    const made = await switchOn(desk)
    const ends = (when: string) =>
      lobby.owner.query(`update intercom_desk_phone set ends_at = now() + $2::interval where id = $1`, [
        made.PhoneId,
        when,
      ])
    await ends('30 seconds')
    const renewed = await desk.put(`${phone}/${made.PhoneId}`)
    expect(new Date(renewed.body.Data.EndsAt).getTime()).toBeGreaterThan(Date.now() + 600_000)
    await ends('-1 second')
    expect((await desk.put(`${phone}/${made.PhoneId}`)).status).toBe(404)
    expect(await lives(made)).toEqual([false, false])
  })

  it('keeps its place when its page is loaded anew, with another account', async () => {
    const first = await switchOn(desk)
    const again = await desk.post(phone, { PhoneId: first.PhoneId, SentryId: sentries['櫃台'] })
    expect(again.body.Data.SipName).not.toBe(first.SipName)
    expect([await ha1Of(first.SipName), (await ha1Of(again.body.Data.SipName)) !== '']).toEqual(['', true])
    await desk.delete(`${phone}/${first.PhoneId}`)
  })

  it('is no device: ten of a post beside its five, and the eleventh is told where to end one', async () => {
    const made = []
    for (let nth = 0; nth < 10; nth += 1) made.push(await switchOn(desk, '崗亭'))
    const more = await desk.post(phone, { PhoneId: newId(), SentryId: sentries['崗亭'] })
    expect(codeOf(more)).toBe(409_33_602)
    for (const { PhoneId } of made) await desk.delete(`${phone}/${PhoneId}`)
  })

  it('ends with the session of whoever switched it on', async () => {
    const made = await switchOn(await lobby.as('desk2', '晴川社區'))
    expect(await lives(made)).toEqual([true, true])
    await lobby.owner.query(
      `update session set ended_at = now() where id = (select session_id from intercom_desk_phone where id = $1)`,
      [made.PhoneId],
    )
    expect(await lives(made)).toEqual([false, false])
  })

  it('of a session that is over gives its place and its page to whoever signs in next', async () => {
    const before = await lobby.as('desk2', '晴川社區')
    const made: Awaited<ReturnType<typeof switchOn>>[] = []
    for (let nth = 0; nth < 10; nth += 1) made.push(await switchOn(before, '崗亭'))
    const again = (SentryName: string, who = desk, PhoneId = made[0]?.PhoneId) =>
      who.post(phone, { PhoneId, SentryId: sentries[SentryName] })
    // As long as it goes on the page takes another id.
    expect(codeOf(await again('櫃台'))).toBe(409_33_606)
    expect(codeOf(await again('崗亭', desk, newId()))).toBe(409_33_602)
    await lobby.owner.query(
      `update session set ended_at = now() where id = (select session_id from intercom_desk_phone where id = $1)`,
      [made[0]?.PhoneId],
    )
    const taken = await again('崗亭')
    expect(taken.status, JSON.stringify(taken.body)).toBe(200)
    const { rows } = await lobby.owner.query(
      'select count(*)::int as count from intercom_desk_phone where ended_at is null',
    )
    expect(rows).toEqual([{ count: 1 }])
    await desk.delete(`${phone}/${made[0]?.PhoneId}`)
  })

  it('is ended by the page that goes, unless it was loaded anew meanwhile', async () => {
    const first = await switchOn(desk)
    const { body } = await desk.post(phone, { PhoneId: first.PhoneId, SentryId: sentries['櫃台'] })
    const end = (SipName: string) => desk.delete(`${phone}/${first.PhoneId}?SipName=${SipName}`)
    expect((await end(first.SipName)).status).toBe(404)
    expect(await ha1Of(body.Data.SipName)).not.toBe('')
    expect((await end(body.Data.SipName)).status).toBe(200)
    expect(await ha1Of(body.Data.SipName)).toBe('')
  })

  it('ends when the role may not any more, before its page hears of it', async () => {
    const made = await switchOn(desk)
    await lobby.owner.query(
      `insert into role_permission (community_id, role, permission, allowed, changed_by_name)
       select community_id, 'desk', 'intercomDeskPhones.use', false, '' from intercom_desk_phone where id = $1`,
      [made.PhoneId],
    )
    expect(await lives(made)).toEqual([false, false])
    await lobby.owner.query("delete from role_permission where permission = 'intercomDeskPhones.use'")
    expect(await lives(made)).toEqual([true, true])
    await desk.delete(`${phone}/${made.PhoneId}`)
  })

  it('is for whoever has the right; another community finds neither post, phone nor call, and a colleague ends none', async () => {
    const made = await switchOn(desk)
    await ask('Route', { callId: 'theirs', from: door.SipName, to: '11203' })
    const committee = await lobby.as('committee1')
    expect(codeOf(await committee.get(phone))).toBe(403001)
    expect(codeOf(await committee.post(phone, { PhoneId: newId(), SentryId: sentries['櫃台'] }))).toBe(403001)
    await lobby.owner.query(
      `insert into community_service (community_id, service_id, kind, position) select id, 57, 1, 99 from community where name = '松濤苑' on conflict do nothing`,
    )
    const other = await lobby.as('desk2', '松濤苑')
    expect((await other.get(phone)).body.Data).toEqual({ Posts: [], Hindrance: 'noDomain' })
    expect(codeOf(await other.post(phone, { PhoneId: newId(), SentryId: sentries['櫃台'] }))).toBe(409_33_601)
    for (const who of [other, admin]) {
      expect((await who.put(`${phone}/${made.PhoneId}`)).status).toBe(404)
      expect((await who.delete(`${phone}/${made.PhoneId}`)).status).toBe(404)
    }
    expect((await other.get(`${phone}/Call`, { SipCallId: 'theirs' })).status).toBe(404)
    expect((await desk.get(`${phone}/Call`, { SipCallId: 'theirs' })).status).toBe(200)
    await desk.delete(`${phone}/${made.PhoneId}`)
  })

  it('rings at posts that take calls back alone, and calls nobody itself', async () => {
    const wrong = await desk.post(phone, { PhoneId: newId(), SentryId: sentries['正門'] })
    expect(codeOf(wrong)).toBe(409_33_603)
    const { SipName, PhoneId } = await switchOn(desk)
    const { reason } = await ask('Route', { callId: newId(), from: SipName, to: '11203' })
    expect(reason).toBe('unknown caller')
    await desk.delete(`${phone}/${PhoneId}`)
  })
})

describe('in a call', () => {
  it('says who rings and for whom, writes down who answered, and gives the keys of the door while it speaks', async () => {
    const { PhoneId, SipName } = await switchOn(desk)
    const { routes } = await ask('Route', { callId: 'c1', from: door.SipName, to: '11203' })
    expect(JSON.stringify(routes)).toContain(SipName)
    const at = { SipCallId: 'c1' }
    expect((await desk.get(`${phone}/Call`, at)).body.Data).toMatchObject({
      CallKind: 'door',
      FromName: '正門',
      TabletNote: 'A棟-12F-3',
      HasDoor: true,
    })
    const open = () => desk.post(`${phone}/${PhoneId}/Call/Door`, at)
    expect(codeOf(await open())).toBe(409_33_604)
    await ask('Note', { callId: 'c1', what: 'answered', leg: 0 })
    expect((await desk.post(`${phone}/${PhoneId}/Call/Answer`, at)).status).toBe(200)
    expect((await open()).body.Data).toEqual({ Digits: '9#', OrderId: null })
    const { rows: people } = await lobby.owner.query("select display_name from account where name = 'desk1'")
    const name = people[0].display_name
    const rows = (await admin.get('/core/api/v2/Intercom/CallLogs')).body.Data
    const row = rows.find(({ AnsweredLeg }: { AnsweredLeg: string | null }) => AnsweredLeg)
    expect(row).toMatchObject({ AnsweredLeg: 'guard', AnsweredBy: name, DoorOpenedAt: expect.any(String) })
    const { rows: acts } = await lobby.owner.query(
      "select account_name from audit where action = 'intercomDeskPhones.openDoor'",
    )
    expect(acts).toEqual([{ account_name: name }])
    await ask('Note', { callId: 'c1', what: 'ended' })
    expect(codeOf(await open())).toBe(409_33_604)
    await desk.delete(`${phone}/${PhoneId}`)
  })
})

describe('a call that another telephone answered', () => {
  it('is neither taken nor its door opened from here', async () => {
    const [here, there] = [await switchOn(desk), await switchOn(desk, '崗亭')]
    await ask('Route', { callId: 'c2', from: door.SipName, to: '0' })
    await ask('Note', { callId: 'c2', what: 'answered', leg: 0, by: there.SipName })
    const act = (which: { PhoneId: string }, what: string) =>
      desk.post(`${phone}/${which.PhoneId}/Call/${what}`, { SipCallId: 'c2' })
    for (const what of ['Answer', 'Door']) expect(codeOf(await act(here, what)), what).toBe(409_33_607)
    expect((await act(there, 'Answer')).status).toBe(200)
    expect((await act(there, 'Door')).body.Data).toEqual({ Digits: '9#', OrderId: null })
    // An exchange that does not say who answered: the first who takes the call did.
    await ask('Route', { callId: 'c3', from: door.SipName, to: '0' })
    await ask('Note', { callId: 'c3', what: 'answered', leg: 0 })
    const at = { SipCallId: 'c3' }
    expect((await desk.post(`${phone}/${there.PhoneId}/Call/Answer`, at)).status).toBe(200)
    expect(codeOf(await desk.post(`${phone}/${here.PhoneId}/Call/Door`, at))).toBe(409_33_607)
    for (const { PhoneId } of [here, there]) await desk.delete(`${phone}/${PhoneId}`)
  })
})

describe('the exchange', () => {
  it('takes browsers where the installation names its address; without, pages hear why and nothing is promised', async () => {
    expect(exchange.content).toMatch(/^#!define WITH_WEB$/m)
    expect(exchange.content).toMatch(/^#!define WITH_TLS$/m)
    expect(exchange.content).toMatch(/^# #!define WITH_RTPENGINE$/m)
    const { Exchange: seen } = (await admin.get('/core/api/Intercom/Setting')).body.Data
    await admin.put(`${own}/Setting/Exchange`, { ...seen, WebPort: 9443 })
    expect((await desk.get(phone)).body.Data.Hindrance).toBe('noSocket')
    const refused = await desk.post(phone, { PhoneId: newId(), SentryId: sentries['櫃台'] })
    expect(codeOf(refused)).toBe(409_33_601)
    const { body } = await admin.post(`${own}/Exchange/Configuration`)
    expect(body.Data.Files[0].Content).toMatch(/^# #!define WITH_WEB$/m)
  })
})

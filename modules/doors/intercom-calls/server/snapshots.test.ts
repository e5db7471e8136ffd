import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import { Database } from '#platform/server/database.ts'
import { forgetOld } from '#platform/server/retention.ts'
import { newId } from '#platform/contract/new-id.ts'
import { picture } from '#modules/keeping/files/server/sample-upload.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { retentions } from './retention.ts'

const own = '/api/v1/Intercom'
let lobby: Lobby
let admin: Desk
let desk: Desk
let door: { DeviceId: string; SipName: string; Password: string }
let other: typeof door
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  const SentryId = newId()
  await admin.post('/core/api/v2/InterCom/Sentry', { SentryId, SentryName: '南門', SentryKind: 'hardware' })
  const add = async (DeviceName: string) =>
    (await admin.post(`${own}/Sentry/${SentryId}/Device`, { DeviceId: newId(), DeviceName })).body.Data
  door = await add('南門 1')
  other = await add('南門 2')
})
afterAll(() => lobby.close())

/** A call of the door unit, as the exchange began it; gives its id. */
async function call(sipCallId: string, { minutes = 0 } = {}): Promise<string> {
  const id = newId()
  await lobby.owner.query(
    `insert into intercom_call (community_id, id, sip_call_id, kind, device_id, from_name, started_at)
     select community_id, $1, $2, 'door', id, '南門', now() - $4 * interval '1 minute' from intercom_device where id = $3`,
    [id, sipCallId, door.DeviceId, minutes],
  )
  return id
}
async function send(CallId: string, of = door, more: { Password?: string; content?: Buffer } = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    User: of.SipName,
    Password: more.Password ?? of.Password,
    CallId,
  }))
    form.append(name, value)
  form.append('File', new Blob([new Uint8Array(more.content ?? picture)]), 'door.png')
  const { status, body } = await lobby.nobody().post(`${own}/Snapshot`, form)
  return [status, body.ErrorMessage?.Code]
}
const pathOf = async (id: string) =>
  (await lobby.owner.query('select snapshot from intercom_call where id = $1', [id])).rows[0].snapshot

it('a door unit sends the picture of its call with its account, once, and the desk sees it by an audited link', async () => {
  const id = await call('s1')
  expect(await send('s1')).toEqual([200, undefined])
  const path = await pathOf(id)
  expect(path).toMatch(/^doorphoto\//)
  expect(await send('s1')).toEqual([200, undefined])
  expect(await pathOf(id)).toBe(path)
  const row = (await desk.get('/core/api/v2/Intercom/CallLogs')).body.Data.find(
    ({ CallId }: { CallId: string }) => CallId === id,
  )
  expect(row.HasSnapshot).toBe(true)
  const opened = await desk.get(`${own}/Call/${id}/Snapshot`)
  const file = await fetch(`${lobby.url}${opened.body.Data.Url}`)
  expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(picture))
  const { rows } = await lobby.owner.query(
    "select account_name from audit where action = 'files.openLink' and after->>'path' = $1",
    [path],
  )
  expect(rows).toHaveLength(1)
  // By the way of files that browsers upload it is found by nobody.
  expect((await desk.get('/api/v1/Files/Link', { Path: path })).status).toBe(404)
})

it('is taken from nobody else: a wrong password, another unit’s call, one that is long over, and what is no picture', async () => {
  const id = await call('s2')
  await call('s3', { minutes: 90 })
  expect(await send('s2', door, { Password: 'wrong' })).toEqual([401, 401_33_541])
  expect(await send('s2', { ...door, SipName: 'dnobody12345' })).toEqual([401, 401_33_541])
  expect((await send('s2', other))[0]).toBe(404)
  expect((await send('s3'))[0]).toBe(404)
  expect((await send('unknown'))[0]).toBe(404)
  expect((await send('s2', door, { content: Buffer.from('no picture') }))[0]).toBe(415)
  expect(await pathOf(id)).toBe('')
  await admin.delete(`/core/api/Intercom/Device/${other.DeviceId}`)
  expect(await send('s2', other)).toEqual([401, 401_33_541])
})

it('of another community is seen by nobody there', async () => {
  const id = await call('s4')
  await send('s4')
  await lobby.owner.query(
    `insert into community_service (community_id, service_id, kind, position) select id, 57, 1, 99 from community where name = '松濤苑' on conflict do nothing`,
  )
  const foreign = await lobby.as('auth_0912345678', '松濤苑')
  expect((await foreign.get(`${own}/Call/${id}/Snapshot`)).status).toBe(404)
  expect((await admin.get(`${own}/Call/${id}/Snapshot`)).status).toBe(200)
})

it('is forgotten after its days while the call stays, and with the call at the latest', async () => {
  const [first, second] = [await call('s5'), await call('s6')]
  for (const sipCallId of ['s5', 's6']) await send(sipCallId)
  const paths = [await pathOf(first), await pathOf(second)]
  const age = (id: string, days: number) =>
    lobby.owner.query("update intercom_call set started_at = now() - $2 * interval '1 day' where id = $1", [
      id,
      days,
    ])
  await age(first, 40)
  await age(second, 400)
  const database = new Database(
    lobby.connection,
    await migrate(lobby.connection),
    pino({ level: 'silent' }),
    2,
  )
  const forget = async (name: string, days: number) => {
    const rule = retentions.find((one) => one.name === name)
    if (!rule) throw new Error(name)
    const before = new Date(Date.now() - days * 86_400_000)
    const done = await database.write(castId('community', '晴川社區'), (lease) =>
      forgetOld(lease, rule, { before, limit: 100 }),
    )
    return done.paths.filter(Boolean)
  }
  // A community may keep pictures for longer than calls: they go with them.
  expect(await forget('intercomCalls.calls', 180)).toEqual([paths[1]])
  expect(await forget('intercomCalls.snapshots', 30)).toEqual([paths[0]])
  expect(await pathOf(first)).toBe('')
  expect((await admin.get(`${own}/Call/${first}/Snapshot`)).status).toBe(404)
  await database.close()
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { migrate } from '#database/migrate.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Database } from '#platform/server/database.ts'
import { type Chore, type Job, job, startJobs } from '#platform/server/jobs.ts'
import { makeLog } from '#platform/server/log.ts'
import { communities } from '#platform/server/tables.ts'
import { castId } from '#database/cast/cast-id.ts'
import { picture, uploadForm, uploadTokenOf } from '#modules/keeping/files/server/sample-upload.ts'
import { writeAccessToken } from '#modules/sign-in/accounts/server/tokens.ts'
import { signingKey } from '../setup/community-keys.ts'
import type { Desk } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { connectSms, type FakeProvider, fakeProvider, saveChannel } from '../setup/providers.ts'
import { booked } from '../setup/visitors.ts'

// What a manager of a community, a gateway that means harm, or a reader of logs and copies would look for.
const secret = 'sms-secret'
const canary = 'Zk9-canary-7q'
const lines: string[] = []
const log = makeLog('trace', { write: (line: string) => void lines.push(line) })
const community = castId('community', '晴川社區')
const signingTables = ['file_key', 'visitor_key', 'manager_code_key']

let lobby: Lobby
let manager: Desk
let gateway: FakeProvider

beforeAll(async () => {
  gateway = await fakeProvider({ status: 200, body: 'msgid=1\r\nstatuscode=1' })
  lobby = await startLobby({ run: 'api,worker', env: { PRIVATE_HOSTS: '1' }, log })
  manager = await lobby.as('auth_0912345678', '晴川社區')
  await connectSms(manager, gateway.url)
})
afterAll(async () => {
  await lobby.close()
  await gateway.close()
})

/** Everything that a copy of the database holds of some tables, as text. */
async function stored(...tables: string[]): Promise<string> {
  const found = await Promise.all(
    tables.map((table) => lobby.owner.query(`select t::text as row from ${table} t`)),
  )
  return found.flatMap(({ rows }) => rows.map(({ row }) => String(row))).join('\n')
}
const smsShown = async () => {
  const { Channels } = (await manager.get('/api/v1/Notice/Settings')).body.Data
  return Channels.find((channel: { Channel: string }) => channel.Channel === 'sms')
}
const sendTest = async () => {
  const path = '/api/v1/Notice/Channel/sms/Test'
  return (await manager.post(path, { Address: '0912345678' })).body.Data.DeliveryId as string
}
const delivery = async (id: string) => (await manager.get(`/api/v1/Notice/Delivery/${id}`)).body.Data
const ended = (id: string) =>
  expect.poll(async () => (await delivery(id)).State, { timeout: 15_000 }).not.toBe('waiting')

describe('a stolen copy of the database', () => {
  it('holds no secret of a channel and no private key of notifications, also of before they were sealed', async () => {
    await lobby.owner.query(
      `update notice_channel set secrets_sealed = null, secrets = $1 where community_id = $2 and channel = 'sms'`,
      [{ password: secret }, community],
    )
    await lobby.owner.query(
      "update push_key set private_sealed = null, private_key = 'plain-private-key-of-before'",
    )
    await lobby.restart()
    manager = await lobby.as('auth_0912345678', '晴川社區')
    const copy = await stored('notice_channel', 'push_key', 'audit', 'answered_call')
    expect(copy).toContain('lobby-account')
    for (const text of [secret, Buffer.from(secret).toString('hex'), 'plain-private-key'])
      expect(copy).not.toContain(text)
    // And the gateway is still signed in to.
    await ended(await sendTest())
    expect(new URLSearchParams(gateway.asked.at(-1)?.body).get('password')).toBe(secret)
  })

  it('holds no key by which a community signs, also of before they were sealed; what was handed out stays good', async () => {
    const desk = await lobby.as('desk1')
    const { QrCode } = await booked(desk)
    const { Url } = (await manager.get('/api/v1/Guest/RegisterFormUrl')).body.Data
    const { Token } = (await manager.get('/core/api/ManagerIdentifier/Token')).body.Data
    const upload = await uploadTokenOf(desk)
    const keys = await Promise.all(
      signingTables.map(async (table) => {
        const key = await signingKey(lobby, table, community)
        await lobby.owner.query(`update ${table} set value = $1, sealed = null where community_id = $2`, [
          key,
          community,
        ])
        return key.toString('hex')
      }),
    )
    expect(await stored(...signingTables)).toContain(keys[0])
    await lobby.restart()
    const copy = await stored(...signingTables)
    expect(keys.filter((key) => copy.includes(key))).toEqual([])
    const answers = [
      await lobby.nobody().post(`/api/v1/Guest/Announce/${QrCode}`),
      await lobby.nobody().get(`/api/v1/Guest/RegisterForm/${Url.split('token=')[1]}`),
      await desk.post('/api/v1/ManagerIdentifier/Verify', { Token }),
      await desk.post('/api/v1/Files/webcam', uploadForm(upload, picture)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('signs nobody in: not by the key of a live session, nor by what it knows of a cookie', async () => {
    const { rows } = await lobby.owner.query<{ id: string; cookie: Buffer; key: Buffer }>(
      'select id, cookie_hash as cookie, access_key as key from session where ended_at is null limit 1',
    )
    const [{ id = '', cookie = Buffer.alloc(0), key = Buffer.alloc(0) } = {}] = rows
    const thief = lobby.nobody()
    thief.accessToken = writeAccessToken(id, key, new Date(Date.now() + 60_000))
    expect((await thief.get('/api/v1/Account/Me')).status).toBe(401)
    thief.accessToken = ''
    thief.cookies.set('lobby_login', cookie.toString('base64url'))
    expect((await thief.get('/api/v1/Account/Me')).status).toBe(401)
    expect((await manager.get('/api/v1/Account/Me')).status).toBe(200)
  })

  it('gives nothing to whoever moves a sealed secret to a channel of their own', async () => {
    const { rows } = await lobby.owner.query<{ sealed: Buffer }>(
      "select secrets_sealed as sealed from notice_channel where community_id = $1 and channel = 'sms'",
      [community],
    )
    expect(() =>
      lobby.sealer.open(`notice channel sms of ${newId()}`, rows[0]?.sealed ?? Buffer.alloc(0)),
    ).toThrow()
    expect(() =>
      lobby.sealer.open(`notice channel mail of ${community}`, rows[0]?.sealed ?? Buffer.alloc(0)),
    ).toThrow()
  })
})

describe('a manager who never knew the secret', () => {
  it.each([
    ['url', 'http://127.0.0.1:9/other'],
    ['account', 'somebody'],
    ['fields', 'to={to}\ntext={text} {password}'],
    ['request', 'query'],
    ['answerForm', 'json'],
    ['statusField', 'x'],
    ['goodValues', '>=1'],
    ['refusedValues', '<0'],
    ['idField', 'password'],
  ])('types it again before %s changes', async (name, value) => {
    const before = await smsShown()
    const change = { IsOn: true, Settings: { ...before.Settings, [name]: value } }
    const refused = await saveChannel(manager, 'sms', change)
    expect([refused.status, refused.body.ErrorMessage.Code]).toEqual([400, 400135])
    expect(refused.body.Message).toContain('密碼')
    expect(await smsShown()).toEqual(before)
    expect((await saveChannel(manager, 'sms', { IsOn: true, Settings: before.Settings })).status).toBe(200)
  })

  it('changes the name of the sender of mails without it, and where they go not', async () => {
    const mail = { host: 'mail.example.com', port: '465', security: 'tls', from: 'a@example.com', user: 'u' }
    const save = (Settings: Record<string, string>, Secrets?: Record<string, string>) =>
      saveChannel(manager, 'mail', { IsOn: false, Settings, ...(Secrets ? { Secrets } : {}) })
    expect((await save(mail, { password: 'mail-pass' })).status).toBe(200)
    expect((await save({ ...mail, fromName: '晴川', from: 'b@example.com' })).status).toBe(200)
    for (const change of [{ host: 'evil.example.com' }, { port: '25' }, { security: 'none' }, { user: 'v' }])
      expect((await save({ ...mail, ...change })).body.ErrorMessage.Code).toBe(400135)
  })

  it('is told to keep secrets out of addresses and fields, which are shown', async () => {
    const { Settings } = await smsShown()
    const Secrets = { password: secret }
    const url = { ...Settings, url: 'https://user:hidden@sms.example.com/' }
    const fields = { ...Settings, fields: 'to={to}\ntext={text}\nPWD=abcdef' }
    for (const wrong of [url, fields])
      expect(
        (await saveChannel(manager, 'sms', { IsOn: true, Settings: wrong, Secrets })).body.Message,
      ).toMatch(/密碼/)
  })
})

describe('a gateway that echoes what it was given', () => {
  const pair = Buffer.from(`lobby-account:${secret}`).toString('base64')
  it.each([
    ['plain', secret],
    ['base64', Buffer.from(secret).toString('base64')],
    ['Basic', pair],
    ['hexadecimal', Buffer.from(secret).toString('hex')],
    ['in part', secret.slice(1, 9)],
  ])('is shown without it: %s', async (_name, echo) => {
    const before = lines.length
    gateway.next(
      { status: 200, body: `msgid=${echo}\r\nstatuscode=1` },
      { status: 200, body: `msgid=2\r\nstatuscode=v\r\n` },
      { status: 200, body: `msgid=2\r\nstatuscode=${echo}` },
    )
    const ids = [await sendTest(), await sendTest(), await sendTest()]
    for (const id of ids) await ended(id)
    const told = JSON.stringify(await Promise.all(ids.map(delivery)))
    const queue = (await lobby.owner.query('select last_error from graphile_worker._private_jobs')).rows
    const all = [
      told,
      JSON.stringify(queue),
      await stored('notice_delivery', 'audit'),
      ...lines.slice(before),
    ]
    expect(told).toContain('***')
    for (const text of [echo, secret]) expect(all.join('\n')).not.toContain(text)
  })
})

describe('what fails', () => {
  const Payload = z.object({ word: z.string() })
  const failing = (name: string, work: Job<typeof Payload>['work']) => job({ name, payload: Payload, work })
  const jobs = [
    failing('try.drizzle', async ({ db }, { word }) => {
      await db.select().from(communities).where(eq(communities.id, word))
    }),
    failing('try.cast', async ({ query }, { word }) => void (await query('select $1::text::int', [word]))),
    failing('try.unique', async ({ query }, { word }) => {
      await query('create temp table once (word text primary key) on commit drop')
      await query('insert into once values ($1), ($1)', [word])
    }),
    failing('try.raise', async ({ query }, { word }) => {
      await query(`do $$ begin raise exception '${word}' using detail = '${word}'; end $$`)
    }),
    failing('try.json', async (_context, { word }) => void JSON.parse(word)),
    failing('try.own', async (_context, { word }) => {
      throw Object.assign(new Error(`about ${word}\n    at ${word} (/x:1:1)`), { word })
    }),
    job({ name: 'try.payload', payload: z.object({ word: z.int() }), work: async () => undefined }),
    failing('try.thrown', async (_context, { word }) => Promise.reject(word)),
  ]

  it('in a job is in the log and the queue without any value', async () => {
    const roles = await migrate(lobby.connection)
    const database = new Database(lobby.connection, roles, log)
    const chore: Chore = {
      name: 'try.chore',
      cron: '* * * * *',
      work: (over) => over.across('try', (lease) => lease.query('select $1::text::uuid', [canary])).then(),
    }
    const running = await startJobs({
      connection: lobby.connection,
      login: roles.jobs,
      database,
      jobs,
      chores: [chore],
      log,
    })
    for (const name of [...jobs.map((job) => job.name), 'try:chore'])
      await lobby.owner.query('select graphile_worker.add_job($1, $2)', [
        name,
        { community, payload: { word: canary } },
      ])
    const failed = async () =>
      (
        await lobby.owner.query<{ task: string; error: string | null }>(
          `select t.identifier as task, j.last_error as error from graphile_worker._private_jobs j
           join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier like 'try%'`,
        )
      ).rows
    await expect
      .poll(async () => (await failed()).filter(({ error }) => error).length, { timeout: 15_000 })
      .toBe(jobs.length + 1)
    await running.stop()
    await database.close()
    const errors = await failed()
    expect(JSON.stringify([errors, lines])).not.toContain(canary)
    // And says what to mend all the same.
    const of = (task: string) => errors.find((error) => error.task === task)?.error
    expect(of('try.cast')).toContain('22P02')
    expect(of('try.unique')).toMatch(/23505 \(.*once.*once_pkey\)/)
    expect(lines.some((line) => line.includes('try.drizzle') && line.includes('22P02'))).toBe(true)
    expect(lines.some((line) => line.includes('try.own') && line.includes('secrets.test.ts'))).toBe(true)
  }, 30_000)

  it('in a call is in no line of the log, no answer and no audit row with what the caller sent', async () => {
    const before = lines.length
    await lobby.owner.query('alter table notice_channel rename to away')
    const answer = await manager.put('/api/v1/Notice/Channel/line', {
      Version: 0,
      IsOn: true,
      Settings: {},
      Secrets: { channelToken: canary },
    })
    await lobby.owner.query('alter table away rename to notice_channel')
    expect(answer.status).toBe(500)
    const told = lines.slice(before).join('\n')
    expect(told).toMatch(/42P01/)
    for (const all of [told, JSON.stringify(answer.body), await stored('audit', 'answered_call')])
      expect(all).not.toContain(canary)
  })
})

import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { declared } from '#apps/server/modules.ts'
import { castId } from '#database/cast/cast-id.ts'
import { migrate } from '#database/migrate.ts'
import { Database } from '#platform/server/database.ts'
import { outgoing } from '#platform/server/outgoing.ts'
import { longJobContext, type LongJobContext } from '#platform/server/work.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { connectLine, connectSms, type FakeProvider, fakeProvider, lineUser } from '#tests/setup/providers.ts'
import { channelsOf } from './channels.ts'
import { deliverer } from './deliver.ts'

const community = castId('community', '晴川社區')
const log = pino({ level: 'silent' })

let lobby: Lobby
let manager: Desk
let line: FakeProvider
let sms: FakeProvider
let database: Database
let whole: LongJobContext
let deliver: (context: LongJobContext, deliveryId: string) => Promise<void>
let deliverMany: (context: LongJobContext, deliveryIds: string[]) => Promise<void>

// Nobody works here but the tests, so that each try is theirs.
beforeAll(async () => {
  line = await fakeProvider({ status: 200, body: '{"sentMessages":[{"id":"L1"}]}' })
  sms = await fakeProvider({ status: 200, body: 'msgid=S77\r\nstatuscode=1' })
  lobby = await startLobby({ run: 'api', env: { PRIVATE_HOSTS: '1', LINE_API: line.url } })
  manager = await lobby.as('auth_0912345678', '晴川社區')
  await connectLine(manager)
  database = new Database(lobby.connection, await migrate(lobby.connection), log)
  const { signal } = new AbortController()
  whole = longJobContext({ database, communityId: community, react: async () => undefined, log, signal })
  const { one, many } = deliverer(channelsOf(outgoing({ allowsNear: true }), line.url), {
    sealer: lobby.sealer,
    subjects: declared.noticeSubjects,
    publicAddress: '',
  })
  deliver = (context, deliveryId) => one.workLong(context, { deliveryId })
  deliverMany = (context, deliveryIds) => many.workLong(context, { deliveryIds })
})
afterAll(async () => {
  await database.close()
  await lobby.close()
  await Promise.all([line.close(), sms.close()])
})
beforeEach(() => {
  line.asked.length = 0
  sms.asked.length = 0
})

/** A program that ends after sending, before that is written down. */
function dying(): LongJobContext {
  let writes = 0
  return {
    ...whole,
    write: (author, work) => {
      if (++writes === 2) throw new Error('killed')
      return whole.write(author, work)
    },
  }
}

async function planted(channel: 'line' | 'sms'): Promise<string> {
  const { rows } = await lobby.owner.query<{ id: string }>(
    `with n as (insert into notice (community_id, id, reason, title, text) values
       ($1, gen_random_uuid(), 'test', 't', '測試') returning id)
     insert into notice_delivery (community_id, id, notice_id, reason, channel, test_address, state)
     select $1, gen_random_uuid(), n.id, 'test', $2, $3, 'waiting' from n returning id`,
    [community, channel, channel === 'line' ? lineUser.one : '0912000111'],
  )
  return rows[0]?.id ?? ''
}

const became = async (id: string) =>
  (
    await lobby.owner.query(
      'select state, problem, provider_message_id as provider from notice_delivery where id = $1',
      [id],
    )
  ).rows[0]

const keys = () => sms.asked.map(({ body }) => new URLSearchParams(body).get('clientid'))

describe('a provider that knows a second try by its key', () => {
  it('LINE: a program that ends between sending and writing it down sends again, and accepted counts as sent', async () => {
    const id = await planted('line')
    await expect(deliver(dying(), id)).rejects.toThrow('killed')
    line.next({ status: 409, headers: { 'x-line-accepted-request-id': 'R9' } })
    await deliver(whole, id)
    expect(line.asked.map((a) => a.headers['x-line-retry-key'])).toEqual([id, id])
    expect(await became(id)).toMatchObject({ state: 'sent', provider: 'R9' })
  })

  it('LINE: several that go together are each sent under their own key, also when the program ends in between', async () => {
    const ids = (await Promise.all([1, 2, 3].map(() => planted('line')))).sort()
    await expect(deliverMany(dying(), ids)).rejects.toThrow('killed')
    line.next({ status: 500 })
    await deliverMany(whole, ids)
    const keys = line.asked.map((a) => a.headers['x-line-retry-key'])
    expect(keys.toSorted()).toEqual([...ids, ...ids].sort())
    const now = await Promise.all(ids.map(became))
    expect(now.map(({ state }) => state).sort()).toEqual(['failed', 'sent', 'sent'])
    const again = ids[now.findIndex(({ state }) => state === 'failed')] ?? ''
    const { rows } = await lobby.owner.query(
      'select run_at > updated_at as later from graphile_worker._private_jobs where key like $1',
      [`%notice:${again}`],
    )
    expect(rows).toEqual([{ later: true }])
    await deliver(whole, again)
    expect(await became(again)).toMatchObject({ state: 'sent' })
  })

  it('SMS with {key}: a fault of the gateway is tried again under the same key', async () => {
    await connectSms(manager, sms.url)
    const id = await planted('sms')
    sms.next({ status: 502 })
    await expect(deliver(whole, id)).rejects.toThrow('502')
    await deliver(whole, id)
    expect(keys()).toEqual([id, id])
    expect(await became(id)).toMatchObject({ state: 'sent', provider: 'S77' })
  })
})

describe('an SMS gateway that knows no key gets a message once, and never twice', () => {
  beforeAll(() =>
    connectSms(manager, sms.url, {
      fields: 'username={account}\npassword={password}\ndstaddr={to}\nsmbody={text}',
    }),
  )
  const never = { state: 'givenUp', problem: expect.stringContaining('不確定') }

  it('when the program ends between sending and writing it down', async () => {
    const id = await planted('sms')
    await expect(deliver(dying(), id)).rejects.toThrow('killed')
    await deliver(whole, id)
    expect(sms.asked).toHaveLength(1)
    expect(await became(id)).toMatchObject(never)
  })

  it('when it answers a fault behind which the message may be on its way', async () => {
    const id = await planted('sms')
    sms.next({ status: 504 })
    await deliver(whole, id)
    await deliver(whole, id)
    expect(sms.asked).toHaveLength(1)
    expect(await became(id)).toMatchObject(never)
  })

  it('when two workers have the same delivery in hand', async () => {
    const id = await planted('sms')
    await Promise.all([deliver(whole, id), deliver(whole, id)])
    expect(sms.asked).toHaveLength(1)
    expect(await became(id)).toMatchObject({ state: 'sent' })
  })

  it('and is asked again when it said that it took nothing', async () => {
    const id = await planted('sms')
    sms.next({ status: 429 })
    await expect(deliver(whole, id)).rejects.toThrow('429')
    await deliver(whole, id)
    expect(sms.asked).toHaveLength(2)
    expect(await became(id)).toMatchObject({ state: 'sent' })
  })
})

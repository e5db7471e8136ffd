import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, castId } from '#database/cast/cast.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { operatorDesk } from '../setup/operator-desk.ts'

let lobby: Lobby
let manager: Desk
let operator: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  operator = await operatorDesk(lobby)
})
afterAll(() => lobby.close())

const reason = '電話要求'
/** Each way to a secret that is shown once: who asks, where, with what. */
const ways: [what: string, who: () => Desk, path: string, body: () => Record<string, unknown>][] = [
  [
    'a serial number',
    () => manager,
    `/api/v1/CommunityTablet/${cast.households.wang.id}/Device/Activate/Serial`,
    () => ({}),
  ],
  ['an activation code', () => manager, '/api/v1/CommunityOpening', () => ({ Role: 'manager', Days: 7 })],
  [
    'the first password of a desk account',
    () => manager,
    '/api/v1/Account/Member/New',
    () => ({ AccountId: newId(), Account: 'desk-retried', Name: '新櫃台', Role: 'desk', ValidUntil: null }),
  ],
  [
    'the secret of an authenticator',
    () => manager,
    '/api/v1/Account/SecondFactor/Totp',
    () => ({ Password: 'lobby-demo' }),
  ],
  [
    'the first password of a manager',
    () => operator,
    `/api/v1/Operator/Community/${castId('community', '晴川社區')}/Manager`,
    () => ({ Account: 'auth_0955000111', ManagerName: '新經理', Reason: reason }),
  ],
  [
    'the first password of the manager of a new community',
    () => operator,
    '/api/v1/Operator/Community',
    () => ({
      ComId: newId(),
      Name: '新社區',
      Services: [48],
      Account: 'auth_0955000222',
      ManagerName: '新經理',
    }),
  ],
]

/** What must never be in two answers, nor be kept beside a key. */
const secretsIn = ({ body }: Answer) =>
  ['SerialNumber', 'Sn', 'Password', 'Secret'].map((name) => body.Data?.[name]).filter(Boolean) as string[]

describe('a retry of a call whose answer is secret', () => {
  it.each(ways)('makes no second one: %s', async (_, who, path, body) => {
    const [input, headers] = [body(), { 'idempotency-key': newId() }]
    // Two at once, as when a line was lost and found, and one later.
    const twins = await Promise.all([who().post(path, input, headers), who().post(path, input, headers)])
    const answers = [...twins, await who().post(path, input, headers)]
    const given = answers.filter(({ status }) => status === 200)
    expect(answers.map(({ status, body }) => [status, body.ErrorMessage?.Code]).toSorted()).toEqual([
      [200, undefined],
      [409, 409781],
      [409, 409781],
    ])
    const secrets = given.flatMap(secretsIn)
    expect(secrets).toHaveLength(1)
    const { rows } = await lobby.owner.query(
      `select 1 from answered_call t where t::text like $1 union all select 1 from operator_answered_call t where t::text like $1`,
      [`%${secrets[0]}%`],
    )
    expect(rows).toEqual([])
    const other = await who().post(
      path,
      {
        ...input,
        Extra: 1,
        Reason: '別的',
        Note: '別的',
        Days: 3,
        Name: '別的',
        Password: 'wrong',
        ResidentId: cast.residents.lin.id,
      },
      headers,
    )
    expect(other.body.ErrorMessage.Code).toBe(409901)
  })

  it('that was refused leaves the key free: nothing was made', async () => {
    const headers = { 'idempotency-key': newId() }
    const input = { AccountId: newId(), Account: 'desk1', Name: '重複', Role: 'desk', ValidUntil: null }
    const path = '/api/v1/Account/Member/New'
    const refused = await manager.post(path, input, headers)
    expect(refused.status).toBe(409)
    const again = await manager.post(path, input, headers)
    expect(again.body).toEqual(refused.body)
  })

  it('needs a key that is one: a longer one is refused, not cut', async () => {
    const { status, body } = await manager.post(
      '/api/v1/CommunityOpening',
      { Role: 'manager', Days: 7 },
      { 'idempotency-key': 'k'.repeat(101) },
    )
    expect([status, body.ErrorMessage.Code]).toEqual([400, 400001])
  })
})

describe('what is kept of a call beside its key', () => {
  const path = '/api/v1/ManagerClock/Pin'
  const plainOf = (input: object) => createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  const kept = async (key: string) =>
    (await lobby.owner.query('select fingerprint from answered_call where key = $1', [key])).rows[0]
      .fingerprint

  it('gives no PIN away to whoever has a copy of the database and tries them all', async () => {
    const key = newId()
    await manager.put(path, { Digits: '271828' }, { 'idempotency-key': key })
    const fingerprint = await kept(key)
    expect(fingerprint).not.toBe(plainOf({ digits: '271828' }))
    expect(fingerprint).toBe(lobby.sealer.mac('retry', plainOf({ digits: '271828' })).toString('base64url'))
  })

  it('of before there was a key: the retry gets the first answer, and for another call the key is taken', async () => {
    const headers = { 'idempotency-key': newId() }
    await manager.put(path, { Digits: '271828' }, headers)
    await lobby.owner.query("update answered_call set fingerprint = '' where key = $1", [
      headers['idempotency-key'],
    ])
    expect((await manager.put(path, { Digits: '271828' }, headers)).status).toBe(200)
    const other = await manager.post('/api/v1/CommunityOpening', { Role: 'manager', Days: 7 }, headers)
    expect(other.body.ErrorMessage.Code).toBe(409901)
  })
})

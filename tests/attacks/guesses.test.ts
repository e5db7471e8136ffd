import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import type { Answer } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { newOperator, signInOperator } from '../setup/operator-desk.ts'
import { processorTime } from '../setup/processor-time.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby({ env: { TRUST_PROXY: '1', LOBBY_DEMO: 'anywhere' } })
})
afterAll(() => lobby.close())
beforeEach(() => lobby.owner.query('delete from guess'))

const right = 'lobby-demo'
const from = (address: string) => ({ 'x-forwarded-for': address })
const codeOf = (answer: Answer): number => answer.body.ErrorMessage?.Code ?? 0
const signIn = (Account: string, Password: string, address: string, desk = lobby.nobody()) =>
  desk.post('/mvc/api/Login/CheckAccountPassword', { Account, Password }, from(address))

/** Does something with each number, so many at once as a crowd of browsers would. */
async function each<T>(count: number, act: (n: number) => Promise<T>, atOnce = 25): Promise<T[]> {
  const all: T[] = []
  for (let n = 0; n < count; n += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - n) }, (_, k) => act(n + k))
    all.push(...(await Promise.all(some)))
  }
  return all
}
const lookedAt = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status === 401 || status === 200)

/** An address of its own for each number, each in a network of its own. */
const somewhere = (n: number) => `198.${18 + Math.floor(n / 250)}.${n % 250}.7`

/** Twenty guesses on an account from twenty networks: all that unknown browsers have in an hour. */
const besiege = (account: string) => each(20, (n) => signIn(account, 'guess', somewhere(n)))

describe('three hundred addresses that guess one account', () => {
  it('have few guesses together, hear how long to wait and how its owner gets in', async () => {
    const answers = await each(300, (n) => signIn('desk1', `guess ${n}`, somewhere(n)))
    expect(lookedAt(answers).length).toBeLessThanOrEqual(20)
    const refused = await signIn('desk1', right, '203.0.113.50')
    expect([refused.status, codeOf(refused)]).toEqual([429, 429761])
    expect(refused.body.Message).toMatch(
      /^這個帳號被多處嘗試登入，沒用過的瀏覽器請 \d+ 分鐘後再試。您可以改用登入過的瀏覽器或櫃台電腦、簡訊驗證碼/,
    )
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('do not lock out its owner: the browser that signed in before goes in at once, also from their very addresses', async () => {
    const owner = await lobby.as('desk1')
    await besiege('desk1')
    expect((await signIn('desk1', right, '203.0.113.50')).status).toBe(429)
    expect((await signIn('desk1', right, '203.0.113.50', owner)).status).toBe(200)
    expect((await signIn('desk1', right, somewhere(1), owner)).status).toBe(200)
  })

  it('do not lock out a colleague at the browser of the desk, nor let the desk guess without end', async () => {
    const desk = await lobby.as('desk1')
    await besiege('desk2')
    expect((await signIn('desk2', right, '203.0.113.51')).status).toBe(429)
    expect((await signIn('desk2', right, '203.0.113.51', desk)).status).toBe(200)
    const again = await lobby.as('desk1')
    const both = [desk, again]
    const guesses = await each(12, (n) => signIn('desk2', 'guess', '203.0.113.51', both[n % 2]))
    expect(lookedAt(guesses).length).toBeLessThanOrEqual(5)
    expect((await signIn('desk1', right, '203.0.113.51', desk)).status).toBe(200)
  })

  it('are no more when they are colleagues: as many accounts as a manager may open have few guesses together', async () => {
    const desk = await lobby.as('desk1')
    const owner = await lobby.as('desk2', '晴川社區')
    const { createHash } = await import('node:crypto')
    const browsers = await each(30, async (n) => {
      const browser = lobby.nobody()
      const token = `colleague-${n}`.padEnd(43, 'x')
      browser.cookies.set('lobby_device', token)
      const id = crypto.randomUUID()
      await lobby.owner.query(
        `with made as (insert into account (id, name, display_name, password_hash, kind, made_by_name)
           values ($1, $2, $2, null, 'plain', '') returning id),
         joined as (insert into membership (community_id, account_id, role, added_by_name)
           select $3, id, 'desk', '' from made)
         insert into known_device (owner_id, digest) select id, $4 from made`,
        [id, `colleague${n}`, castId('community', '晴川社區'), createHash('sha256').update(token).digest()],
      )
      return browser
    })
    const guesses = await each(120, (n) => signIn('desk2', 'guess', somewhere(n), browsers[n % 30]))
    expect(lookedAt(guesses).length).toBeLessThanOrEqual(20)
    // Neither the owner nor whoever guesses nothing pays for it.
    expect((await signIn('desk2', right, '203.0.113.50', owner)).status).toBe(200)
    expect((await signIn('desk1', right, '203.0.113.50', desk)).status).toBe(200)
  })

  it('learn nothing of which accounts there are: an unknown one is counted, and answers, alike', async () => {
    const answersOf = async (account: string) => {
      const siege = await besiege(account)
      const late = await signIn(account, 'guess', '203.0.113.52')
      return [...siege, late].map((answer) => [answer.status, answer.body.Message]).sort()
    }
    expect(await answersOf('nobody-of-this-name')).toEqual(await answersOf('desk2'))
  })

  it('bear no mark of their own: a cookie that was made up, or is another account’s, is no known browser', async () => {
    await besiege('eip1')
    const stranger = lobby.nobody()
    stranger.cookies.set('lobby_device', 'A'.repeat(43))
    expect((await signIn('eip1', right, '203.0.113.53', stranger)).status).toBe(429)
    // desk3 works in no community at present.
    const { rows } = await lobby.owner.query("select id from account where name = 'desk3'")
    const digest = (await import('node:crypto')).createHash('sha256').update('A'.repeat(43)).digest()
    await lobby.owner.query('insert into known_device (owner_id, digest) values ($1, $2)', [
      rows[0].id,
      digest,
    ])
    expect((await signIn('eip1', right, '203.0.113.53', stranger)).status).toBe(429)
  })
})

describe('a network', () => {
  const openWith = (n: number, address: string) =>
    lobby
      .nobody()
      .post('/core/api/AuthorizationSn/UseSnOpenAccount', { Sn: `GUESS${100 + n}`, Token: '' }, from(address))

  it.each([
    ['one address', () => '192.0.2.9', 10, '192.0.2.9', '192.0.2.10'],
    ['a /64', (n) => `2001:db8:1:100::${n + 1}`, 10, '2001:db8:1:100:ffff::1', '2001:db8:1:101::1'],
    ['a /56', (n) => `2001:db8:2:1${n + 10}::1`, 20, '2001:db8:2:1ff::1', '2001:db8:2:200::1'],
    ['a /24', (n) => `192.0.3.${n + 1}`, 60, '192.0.3.254', '192.0.4.1'],
    ['a /48', (n) => `2001:db8:3:${n}00::1`, 60, '2001:db8:3:ff01::1', '2001:db8:4::1'],
  ] as [string, (n: number) => string, number, string, string][])(
    '%s that tries many codes waits, and its neighbour does not',
    async (_, addressOf, allowed, late, neighbour) => {
      const answers = await each(allowed + 30, (n) => openWith(n, addressOf(n)))
      expect(answers.filter(({ status }) => status === 404).length).toBe(allowed)
      const refused = await openWith(800, late)
      expect([refused.status, codeOf(refused)]).toEqual([429, 429650])
      expect((await openWith(801, neighbour)).status).toBe(404)
    },
  )

  it('of honest people who are right after a slip never waits', async () => {
    await signIn('desk2', 'slip', '192.0.2.99')
    await lobby.owner.query(
      "update guess set spent_until = now() + interval '885 seconds' where what = 'signIn.address'",
    )
    for (let n = 0; n < 6; n++) expect((await signIn('desk2', right, '192.0.2.99')).status).toBe(200)
    for (let n = 0; n < 2; n++) await signIn('desk1', 'slip', '192.0.2.99')
    expect(codeOf(await signIn('desk2', right, '192.0.2.99'))).toBe(429640)
  })
})

describe('guesses of one moment', () => {
  it('are counted before they are looked at: of fifty at once no more than five', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => signIn('desk2', 'guess', '192.0.2.20')),
    )
    expect(lookedAt(answers).length).toBeLessThanOrEqual(5)
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
  })

  it('of an operator, an activation code and a second person likewise', async () => {
    const keys = await newOperator(lobby)
    const operators = await Promise.all(
      Array.from({ length: 20 }, () => signInOperator(lobby.nobody(), keys, '000000')),
    )
    expect(operators.filter(({ status }) => status === 401).length).toBe(5)
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        lobby
          .nobody()
          .post(
            '/core/api/AuthorizationSn/UseSnOpenAccount',
            { Sn: `GUESS${100 + n}`, Token: '' },
            from('192.0.2.21'),
          ),
      ),
    )
    expect(codes.filter(({ status }) => status === 404).length).toBe(10)
  })

  it('that are refused cost no hash: twenty of them take less than half as long as five that are looked at', async () => {
    const timed = async (count: number, address: string) => {
      const answers: Answer[] = []
      const took = await processorTime(async () => {
        for (let n = 0; n < count; n++) answers.push(await signIn('desk2', 'guess', address))
      })
      return { answers, took }
    }
    await timed(5, '192.0.2.30')
    const looked = await timed(5, '192.0.2.31')
    const refused = await timed(5, '192.0.2.31')
    expect(refused.answers.every(({ status }) => status === 429)).toBe(true)
    expect(refused.took).toBeLessThan(looked.took / 2)
  })

  it('wait for their turn at the hash, and too many at once are told to come back', async () => {
    const owner = await lobby.as('desk1')
    const flood = Array.from({ length: 160 }, (_, n) => signIn(`nobody ${n}`, 'guess', somewhere(n)))
    const honest = await signIn('desk1', right, '203.0.113.60', owner)
    const answers = await Promise.all(flood)
    expect(honest.status).toBe(200)
    const full = answers.filter(({ status }) => status === 503)
    expect(full.length).toBeGreaterThan(0)
    expect([codeOf(full[0] as Answer), full[0]?.headers.get('retry-after')]).toEqual([503761, '5'])
    expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true)
  })
})

describe('an operator whose name is guessed from everywhere', () => {
  it('gets in by the browser of before', async () => {
    const keys = await newOperator(lobby)
    const own = lobby.nobody()
    expect((await signInOperator(own, keys)).status).toBe(200)
    const guess = (n: number) =>
      lobby
        .nobody()
        .post(
          '/api/v1/Operator/SignIn',
          { Name: keys.name, Password: 'guess', Code: '000000' },
          from(somewhere(n)),
        )
    const answers = await each(100, guess)
    expect(answers.filter(({ status }) => status === 401).length).toBe(20)
    expect(codeOf(await guess(120))).toBe(429762)
    await lobby.owner.query('update operator set totp_step = 0')
    expect((await signInOperator(lobby.nobody(), keys)).status).toBe(429)
    expect((await signInOperator(own, keys)).status).toBe(200)
  })
})

describe('the public form of visitors', () => {
  const register = (token: string, n: number, address: string) =>
    lobby.nobody().post(
      `/api/v1/Guest/RegisterForm/${token}`,
      {
        Name: `訪客 ${n}`,
        Phone: `0912${String(n).padStart(6, '0')}`,
        PeopleCount: 1,
        TabletNote: '',
        IsConsent: true,
        ConsentVersion: 1,
      },
      from(address),
    )

  it('is not closed by five hundred registrations of one network, and in a flood of many networks others still register', async () => {
    const desk = await lobby.as('desk1')
    const token: string = (await desk.get('/api/v1/Guest/RegisterFormUrl')).body.Data.Url.split('token=')[1]
    const flood = await each(40, (n) => register(token, n, `192.0.2.${n}`))
    // As if the network had sent most of what a day allows it.
    await lobby.owner.query(
      "update guess set spent_until = now() + interval '1 day' - interval '1 day' / 200 * 20 where what = 'visitorForm.network'",
    )
    flood.push(...(await each(460, (n) => register(token, 40 + n, `192.0.2.${n % 250}`))))
    expect(flood.filter(({ status }) => status === 200).length).toBe(60)
    expect(codeOf(flood.at(-1) as Answer)).toBe(429763)
    expect((await register(token, 600, '203.0.113.70')).status).toBe(200)
    // As if other networks had sent the rest of a day.
    await lobby.owner.query(
      `insert into visitor_registration (community_id, id, name, phone, people, consent_version)
       select $1, gen_random_uuid(), '某', '0900000000', 1, 1 from generate_series(1, 440)`,
      [desk.info.ComId],
    )
    const guests = await each(5, (n) => register(token, 700 + n, '203.0.113.71'), 1)
    expect(guests.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
    expect((await register(token, 800, '203.0.114.72')).status).toBe(200)
  })
})

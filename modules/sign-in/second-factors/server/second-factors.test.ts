import { TOTP, Secret } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { enterWith } from '#tests/setup/sms.ts'

let lobby: Lobby
let manager: Desk
let secret = ''
let recovery: string[] = []
beforeAll(async () => {
  lobby = await startLobby({ env: { TRUST_PROXY: '1', LOBBY_DEMO: 'anywhere' } })
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const password = 'lobby-demo'
const path = '/api/v1/Account/SecondFactor'
/** What the authenticator shows, so many steps of 30 seconds from now. */
const shows = (steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
const codeOf = (answer: { body: { ErrorMessage?: { Code: number } } }) => answer.body.ErrorMessage?.Code
const firstStep = async (address = '10.9.0.1') =>
  (
    await lobby
      .nobody()
      .post(
        '/mvc/api/Login/CheckAccountPassword',
        { Account: 'auth_0912345678', Password: password },
        { 'x-forwarded-for': address },
      )
  ).body.Data
const second = (Token: string, Code: string, address = '10.9.0.1') =>
  lobby.nobody().post('/mvc/api/Login/CheckSecondFactor', { Token, Code }, { 'x-forwarded-for': address })
/** Codes of steps that were used are taken again. */
const forgetSteps = () => lobby.owner.query('update account_totp set last_step = 0')

describe('an authenticator', () => {
  it('is begun with the own password and holds once it showed a right code; the secret is sealed', async () => {
    expect(codeOf(await manager.post(`${path}/Totp`, { Password: 'wrong' }))).toBe(400649)
    const begun = (await manager.post(`${path}/Totp`, { Password: password })).body.Data
    secret = begun.Secret
    expect(begun.Address).toMatch(/^otpauth:\/\/totp\/Lobby:auth_0912345678\?/)
    const dump = JSON.stringify((await lobby.owner.query('select * from account_totp')).rows)
    expect(dump).not.toContain(secret)
    expect((await firstStep()).NeedsSecondFactor).toBe(false)
    expect(codeOf(await manager.post(`${path}/Totp/Confirm`, { Code: '000000' }))).toBe(400647)
    const confirmed = await manager.post(`${path}/Totp/Confirm`, { Code: shows() })
    recovery = confirmed.body.Data.RecoveryCodes
    expect(recovery.length).toBe(10)
    expect(recovery[0]).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
    await forgetSteps()
  })

  it('is asked for after the password: without it the token opens nothing', async () => {
    const step = await firstStep()
    expect(step).toMatchObject({ NeedsSecondFactor: true })
    const { Token } = step
    expect(codeOf(await lobby.nobody().post('/mvc/api/Login/GetCommunitysWithToken', { Token }))).toBe(401640)
    const ComId = manager.info.ComId
    expect(codeOf(await lobby.nobody().post('/mvc/api/Login/EnterCommunity', { Token, ComId }))).toBe(401640)
    expect((await second(Token, shows())).status).toBe(200)
    expect((await enterWith(lobby.nobody(), Token)).status).toBe(200)
  })

  it('takes no code twice: not again, not of two at once, and none of an earlier step', async () => {
    await forgetSteps()
    const [one, two] = [(await firstStep()).Token, (await firstStep()).Token]
    const now = shows()
    const answers = await Promise.all([second(one, now, '10.9.1.1'), second(two, now, '10.9.1.2')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const third = (await firstStep()).Token
    expect(codeOf(await second(third, now, '10.9.1.3'))).toBe(400645)
    expect(codeOf(await second(third, shows(-1), '10.9.1.3'))).toBe(400645)
  })

  it('a recovery code signs in once, however it is typed', async () => {
    const [code = ''] = recovery
    const first = await second(
      (await firstStep()).Token,
      ` ${code.toLowerCase().replace('-', ' ')} `,
      '10.9.2.1',
    )
    expect([first.status, first.body.Data]).toEqual([200, { RecoveryCodesLeft: 9 }])
    expect(codeOf(await second((await firstStep()).Token, code, '10.9.2.2'))).toBe(400645)
    const dump = JSON.stringify((await lobby.owner.query('select * from recovery_code')).rows)
    expect(dump).not.toContain(code.slice(0, 5))
  })

  it('makes whoever guesses wait, with a new token too, also from all over the same /64', async () => {
    const { Token } = await firstStep('10.9.3.9')
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => second(Token, '111111', `2001:db8:3:1::${n + 1}`)),
    )
    expect(guesses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
    const next = (await firstStep('10.9.3.9')).Token
    const refused = await second(next, shows(1), '2001:db8:3:1::99')
    expect([refused.status, codeOf(refused)]).toEqual([429, 429645])
    await forgetSteps()
    expect((await second(next, shows(), '10.9.3.8')).status).toBe(200)
  })

  it('new recovery codes end the old; ending the authenticator ends the second step; all is audited', async () => {
    const renewed = (await manager.post(`${path}/RecoveryCodes`, { Password: password })).body.Data
      .RecoveryCodes
    expect(codeOf(await second((await firstStep()).Token, recovery[1] ?? '', '10.9.4.1'))).toBe(400645)
    expect((await second((await firstStep()).Token, renewed[0], '10.9.4.2')).status).toBe(200)
    expect((await manager.post(`${path}/Totp/End`, { Password: password })).status).toBe(200)
    expect((await firstStep()).NeedsSecondFactor).toBe(false)
    const { rows } = await lobby.owner.query(
      "select action from audit where action like 'secondFactors.%' order by at",
    )
    expect(rows.map((row) => row.action)).toEqual([
      'secondFactors.confirmTotp',
      'secondFactors.renewRecoveryCodes',
      'secondFactors.endTotp',
    ])
  })

  it('is for manager accounts: an old account is told to sign in with a phone account (R259, R278)', async () => {
    const desk = await lobby.as('desk1')
    const answer = await desk.post(`${path}/Totp`, { Password: password })
    expect([answer.status, codeOf(answer), answer.body.Message]).toEqual([
      403,
      403002,
      '舊帳號無法使用這項功能，請以手機號碼帳號重新登入。',
    ])
  })

  it('passkeys are refused with a sentence at an address of numbers, and a made-up answer everywhere', async () => {
    const nobody = lobby.nobody()
    expect(codeOf(await nobody.post('/mvc/api/Login/Passkey/Options', {}))).toBe(409646)
    const named = lobby.url.replace('127.0.0.1', 'localhost')
    const headers = { origin: named, host: new URL(named).host }
    const made = await fetch(`${named}/mvc/api/Login/Passkey/Options`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    }).then((answer) => answer.json())
    const answer = await fetch(`${named}/mvc/api/Login/Passkey`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ChallengeId: made.Data.ChallengeId, Answer: '{"id":"nothing"}' }),
    })
    expect([answer.status, (await answer.json()).ErrorMessage.Code]).toEqual([400, 400646])
  })
})

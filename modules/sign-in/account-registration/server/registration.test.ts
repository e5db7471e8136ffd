import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { enter, ownPassword, register, sendCode, type SmsGateway, smsGateway } from '#tests/setup/sms.ts'

let sms: SmsGateway
let lobby: Lobby
beforeAll(async () => {
  sms = await smsGateway()
  lobby = await startLobby({ env: sms.env })
})
afterAll(async () => {
  await lobby.close()
  await sms.provider.close()
})

const codeOf = (answer: { body: { ErrorMessage?: { Code: number } } }) => answer.body.ErrorMessage?.Code
const later = (phone: string) =>
  lobby.owner.query("update phone_code set made_at = made_at - interval '61 seconds' where phone = $1", [
    phone,
  ])
const form = { Name: '周雅琪', Password: ownPassword, Consent: 1 }

describe('registering a manager account', () => {
  it('makes auth_ and the ten digits of the number (R038), of the kind manager, without any community', async () => {
    const Token = await register(lobby, sms, '0922000001', '周雅琪')
    const { rows } = await lobby.owner.query(
      "select name, display_name, kind, consent_version, consented_at is not null as consented from account where name = 'auth_0922000001'",
    )
    expect(rows).toEqual([
      {
        name: 'auth_0922000001',
        display_name: '周雅琪',
        kind: 'manager',
        consent_version: 1,
        consented: true,
      },
    ])
    expect((await lobby.nobody().post('/mvc/api/Login/GetCommunitysWithToken', { Token })).body.Data).toEqual(
      [],
    )
  })

  it('says what can be mended before the code is spent: consent, weak password, name', async () => {
    const { CodeId } = (await sendCode(lobby.nobody(), '0922000002', 'register')).body.Data
    const Code = await sms.codeTo('0922000002')
    const send = (changes: object) =>
      lobby.nobody().post('/api/v1/Account/Register', { ...form, CodeId, Code, ...changes })
    expect(codeOf(await send({ Consent: 0 }))).toBe(400644)
    expect((await send({ Password: 'short' })).body.Message).toBe('密碼至少要 10 個字元。')
    expect((await send({ Password: '0922000002!' })).body.Message).toBe(
      '密碼不能與帳號、手機號碼或姓名幾乎相同。',
    )
    expect((await send({ Password: 'password123' })).body.Message).toMatch(/太常見/)
    expect(codeOf(await send({ Name: '  ' }))).toBe(400001)
    expect(codeOf(await send({ Code: '12345' }))).toBe(400641)
    expect((await send({})).status).toBe(200)
  })

  it('two who register one number at once make one account', async () => {
    const { CodeId } = (await sendCode(lobby.nobody(), '0922000003', 'register')).body.Data
    const Code = await sms.codeTo('0922000003')
    const answers = await Promise.all(
      [1, 2, 3].map(() => lobby.nobody().post('/api/v1/Account/Register', { ...form, CodeId, Code })),
    )
    expect(answers.filter((answer) => answer.status === 200).length).toBe(1)
  })

  it('is refused to pages of other sites', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await sendCode(lobby.nobody(), '0922000004', 'register', foreign)).status).toBe(403)
  })
})

describe('a password that was forgotten', () => {
  it('is set anew by a code; every session of the account ends, half-finished sign-ins too', async () => {
    const old = await lobby.as('auth_0912345678', '晴川社區')
    const half = await lobby
      .nobody()
      .post('/mvc/api/Login/CheckAccountPassword', { Account: 'auth_0912345678', Password: 'lobby-demo' })
    await later('0912345678')
    const { CodeId } = (await sendCode(lobby.nobody(), '0912345678', 'reset')).body.Data
    const Code = await sms.codeTo('0912345678')
    const Password = '換一組全新的通關密語'
    const reset = await lobby.nobody().post('/api/v1/Account/ResetPassword', { CodeId, Code, Password })
    expect(reset.status).toBe(200)
    await expect.poll(async () => (await old.get('/api/v1/Account/Me')).status, { timeout: 5000 }).toBe(401)
    const Token = half.body.Data.Token
    expect((await lobby.nobody().post('/mvc/api/Login/GetCommunitysWithToken', { Token })).status).toBe(401)
    expect((await enter(lobby.nobody(), 'auth_0912345678', 'lobby-demo')).status).not.toBe(200)
    expect((await enter(lobby.nobody(), 'auth_0912345678', Password)).status).toBe(200)
    const { rows } = await lobby.owner.query(
      "select count(*)::int as n from audit where action = 'accountRegistration.resetPassword'",
    )
    expect(rows[0].n).toBe(2)
  })
})

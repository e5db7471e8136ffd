import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { register, sendCode, type SmsGateway, smsGateway } from '#tests/setup/sms.ts'

let sms: SmsGateway
let lobby: Lobby
beforeAll(async () => {
  sms = await smsGateway()
  lobby = await startLobby({ env: { ...sms.env, TRUST_PROXY: '1', LOBBY_DEMO: 'anywhere' } })
})
afterAll(async () => {
  await lobby.close()
  await sms.provider.close()
})

const from = (address: string) => ({ 'x-forwarded-for': address })
const check = (CodeId: string, Code: string, headers = {}) =>
  lobby.nobody().post('/mvc/api/Login/CheckPhoneCode', { CodeId, Code }, headers)
/** The minute between two codes is over. */
const later = (phone: string) =>
  lobby.owner.query("update phone_code set made_at = made_at - interval '61 seconds' where phone = $1", [
    phone,
  ])
const codeOf = (answer: { body: { ErrorMessage?: { Code: number } } }) => answer.body.ErrorMessage?.Code

describe('signing in by a code (R040)', () => {
  it('a code that went to a manager account’s number signs in, once', async () => {
    const sent = (await sendCode(lobby.nobody(), '0912-345-678', 'signIn')).body.Data
    expect(sent.Left).toBe(2)
    const code = await sms.codeTo('0912345678')
    const answer = await check(sent.CodeId, code)
    expect(answer.body.Data).toMatchObject({ Name: '沈韻如', NeedsSecondFactor: false })
    const { Token } = answer.body.Data
    expect(
      (await lobby.nobody().post('/mvc/api/Login/GetCommunitysWithToken', { Token })).body.Data.length,
    ).toBe(2)
    expect(codeOf(await check(sent.CodeId, code))).toBe(400642)
  })

  it('a number gets three codes a day and is told so (R041, R042), also when they are asked for at once', async () => {
    const phone = '0911000001'
    const ask = () => sendCode(lobby.nobody(), phone, 'signIn')
    for (let n = 0; n < 3; n++) {
      const answers = await Promise.all([ask(), ask(), ask()])
      expect(answers.filter((answer) => answer.status === 200).length).toBe(1)
      expect(answers.filter((answer) => codeOf(answer) === 429642 || codeOf(answer) === 429641).length).toBe(
        2,
      )
      await later(phone)
    }
    const refused = await ask()
    expect([refused.status, refused.body.Message]).toEqual([
      429,
      '簡訊驗證一天最多 3 次，這個號碼今天已達上限，請明天再試，或改用密碼登入。',
    ])
    await lobby.owner.query("update phone_code set made_at = made_at - interval '1 day' where phone = $1", [
      phone,
    ])
    expect((await ask()).status).toBe(200)
  })

  it('answers the same for a number with and without an account, and sends nothing to the latter', async () => {
    const known = await register(lobby, sms, '0911000002').then(async () => {
      await later('0911000002')
      return sendCode(lobby.nobody(), '0911000002', 'reset')
    })
    const unknown = await sendCode(lobby.nobody(), '0911000003', 'reset')
    expect(Object.keys(known.body.Data).sort()).toEqual(Object.keys(unknown.body.Data).sort())
    expect([known.status, unknown.status]).toEqual([200, 200])
    await sms.codeTo('0911000002', 2)
    expect(sms.textsTo('0911000003')).toEqual([])
    expect(codeOf(await check(unknown.body.Data.CodeId, '123456'))).toBe(400642)
    await later('0911000003')
    const { CodeId } = (await sendCode(lobby.nobody(), '0911000003', 'signIn')).body.Data
    const guess = await check(CodeId, '123456')
    expect([guess.status, guess.body.Message]).toEqual([400, '驗證碼不正確，還可以再試 4 次。'])
  })

  it('tells a number that registers again by SMS alone that it has an account', async () => {
    const answer = await sendCode(lobby.nobody(), '0911000002', 'register')
    if (answer.status === 429)
      await later('0911000002').then(() => sendCode(lobby.nobody(), '0911000002', 'register'))
    await expect.poll(() => sms.textsTo('0911000002').at(-1)).toMatch(/已經有帳號 auth_0911000002/)
  })

  it('a code has five tries and five minutes, and is good for its purpose alone', async () => {
    await register(lobby, sms, '0911000004')
    const fresh = async () => {
      await later('0911000004')
      const sent = (await sendCode(lobby.nobody(), '0911000004', 'signIn')).body.Data
      return { id: sent.CodeId, code: await sms.codeTo('0911000004', sms.textsTo('0911000004').length + 0) }
    }
    await later('0911000004')
    const before = sms.textsTo('0911000004').length
    const { CodeId } = (await sendCode(lobby.nobody(), '0911000004', 'signIn')).body.Data
    const code = await sms.codeTo('0911000004', before + 1)
    const reset = { CodeId, Code: code, Password: '另一組長一點的密碼啊' }
    expect(codeOf(await lobby.nobody().post('/api/v1/Account/ResetPassword', reset))).toBe(400642)
    const wrong = code === '000000' ? '000001' : '000000'
    for (const left of [4, 3, 2, 1])
      expect((await check(CodeId, wrong)).body.Message).toBe(`驗證碼不正確，還可以再試 ${left} 次。`)
    expect(codeOf(await check(CodeId, wrong))).toBe(400642)
    expect((await check(CodeId, code)).body.Message).toBe('這組驗證碼已失效，請重新傳送。')
    const late = await fresh()
    await lobby.owner.query("update phone_code set expires_at = now() - interval '1 second' where id = $1", [
      late.id,
    ])
    expect(codeOf(await check(late.id, late.code))).toBe(400642)
  })

  it('makes a network wait that types or asks too often, the whole /64 of IPv6 together', async () => {
    for (let n = 0; n < 30; n++) await check(crypto.randomUUID(), '123456', from(`2001:db8:7:1::${n + 1}`))
    const refused = await check(crypto.randomUUID(), '123456', from('2001:db8:7:1:ffff::9'))
    expect([refused.status, codeOf(refused)]).toEqual([429, 429643])
    expect((await check(crypto.randomUUID(), '123456', from('2001:db8:7:2::1'))).status).toBe(400)
  })

  it('keeps no code in readable form, and none that its digest alone gives away', async () => {
    const { rows } = await lobby.owner.query<{ id: string; digest: Buffer }>(
      'select id, digest from phone_code where digest is not null',
    )
    expect(rows.length).toBeGreaterThan(0)
    const texts = sms.provider.asked.map(({ body }) =>
      /\b(\d{6})\b/.exec(new URLSearchParams(body).get('text') ?? ''),
    )
    const dump = JSON.stringify((await lobby.owner.query('select * from phone_code')).rows)
    for (const found of texts) if (found?.[1]) expect(dump).not.toContain(`"${found[1]}"`)
  })

  it('is refused with a sentence where nobody set up an SMS gateway', async () => {
    const bare = await startLobby({ env: { TRUST_PROXY: '1' } })
    const answer = await sendCode(bare.nobody(), '0911000009', 'register')
    await bare.close()
    expect([answer.status, codeOf(answer)]).toEqual([503, 503641])
  })
})

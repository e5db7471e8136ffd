import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { enterWith, ownPassword, register, type SmsGateway, smsGateway } from '#tests/setup/sms.ts'

let sms: SmsGateway
let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  sms = await smsGateway()
  lobby = await startLobby({ env: { ...sms.env, TRUST_PROXY: '1', LOBBY_DEMO: 'anywhere' } })
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(async () => {
  await lobby.close()
  await sms.provider.close()
})

const path = '/core/api/AuthorizationSn/UseSnOpenAccount'
const codeOf = (answer: { body: { ErrorMessage?: { Code: number } } }) => answer.body.ErrorMessage?.Code
const issue = async (changes: object = {}) =>
  (await manager.post('/api/v1/CommunityOpening', { Role: 'manager', Days: 7, ...changes })).body.Data
const use = (Sn: string, Token = '', desk = lobby.nobody(), headers = {}) =>
  desk.post(path, { Sn, Token }, headers)

describe('an activation code', () => {
  it('comes from the highest manager alone (R394), has eight digits or capitals (R390), and is shown once', async () => {
    const { Sn, Id } = await issue({ Note: '新任總幹事' })
    expect(Sn).toMatch(/^[0-9A-Z]{8}$/)
    const desk = await lobby.as('desk1')
    expect((await desk.post('/api/v1/CommunityOpening', { Role: 'admin', Days: 7 })).status).toBe(403)
    const listed = (await manager.get('/api/v1/CommunityOpening')).body.Data
    expect(listed[0]).toMatchObject({ Id, Ending: Sn.slice(-2), State: 'open', Note: '新任總幹事' })
    expect(JSON.stringify(listed)).not.toContain(Sn)
    const { rows } = await lobby.owner.query(
      `select 1 from community_opening t where t::text like $1 union all select 1 from audit t where t::text like $1
       union all select 1 from answered_call t where t::text like $1`,
      [`%${Sn}%`],
    )
    expect(rows).toEqual([])
  })

  it('opens the community for a new manager account (R389): of many at once one gets it', async () => {
    const { Sn } = await issue()
    const Token = await register(lobby, sms, '0944000001')
    const answers = await Promise.all([1, 2, 3, 4].map(() => use(Sn, Token)))
    expect(answers.filter((answer) => answer.status === 200).length).toBe(1)
    const entered = await enterWith(lobby.nobody(), Token)
    expect(entered.body.Data).toMatchObject({
      CommunityName: '晴川社區',
      IsAuthorizationAccount: true,
      IsAdmin: false,
    })
    expect(codeOf(await use(Sn, Token))).toBeDefined()
    const { rows } = await lobby.owner.query(
      "select account_name from audit where action = 'communityOpenings.open'",
    )
    expect(rows).toEqual([{ account_name: '新任總幹事' }])
  })

  it('gives whoever was removed and joins again no session of before', async () => {
    const Token = await register(lobby, sms, '0944000009')
    await use((await issue()).Sn, Token)
    const desk = lobby.nobody()
    await enterWith(desk, Token)
    expect((await desk.get('/api/v1/Account/Me')).status).toBe(200)
    const { rows } = await lobby.owner.query("select id from account where name = 'auth_0944000009'")
    const listed = (await manager.get('/api/v1/Account/Member')).body.Data
    const { Version } = listed.find((item: { AccountId: string }) => item.AccountId === rows[0].id)
    const at = `/api/v1/Account/Member/${rows[0].id}/Remove`
    expect((await manager.post(at, { Version, Reason: '手機遺失' })).status).toBe(200)
    await expect.poll(async () => (await desk.get('/api/v1/Account/Me')).status).toBe(401)
    const proven = await lobby
      .nobody()
      .post('/mvc/api/Login/CheckAccountPassword', { Account: 'auth_0944000009', Password: ownPassword })
    expect((await use((await issue()).Sn, proven.body.Data.Token)).status).toBe(200)
    expect((await desk.get('/api/v1/Account/Me')).status).toBe(401)
  })

  it('opens another community for whoever is signed in (R077), and leads into it', async () => {
    const Token = await register(lobby, sms, '0944000002')
    await use((await issue()).Sn, Token)
    const desk = lobby.nobody()
    await enterWith(desk, Token)
    const there = await lobby.as('auth_0912345678', '松濤苑')
    const { Sn } = (await there.post('/api/v1/CommunityOpening', { Role: 'desk', Days: 1 })).body.Data
    const opened = await use(Sn, '', desk)
    expect(opened.body.Data).toMatchObject({ Status: 'opened', CommunityName: '松濤苑' })
    const { Token: next, ComId } = opened.body.Data
    const entered = await desk.post('/mvc/api/Login/EnterCommunity', { Token: next, ComId })
    expect(entered.body.Data.CommunityName).toBe('松濤苑')
  })

  it('without an account only says whose community it is, and stays unspent (the header is optional)', async () => {
    const { Sn } = await issue()
    const answer = await use(Sn)
    expect(answer.body.Data).toEqual({
      Status: 'signInFirst',
      ComId: null,
      CommunityName: '晴川社區',
      Token: '',
    })
    const Token = await register(lobby, sms, '0944000003')
    expect((await use(Sn, Token)).body.Data.Status).toBe('opened')
  })

  it('an empty one and one of another form are told apart (R391, R392), and each failure says why (R395)', async () => {
    expect((await use('')).body.Message).toBe('請輸入開通碼。')
    for (const wrong of ['ABC', 'ABCDEFGHI', 'abcdefgh', 'ABCD-123', 'ＡＢＣＤ１２３４'])
      expect((await use(wrong)).body.Message).toBe('開通碼錯誤：應為 8 碼的數字或大寫英文字母。')
    expect(codeOf(await use('ZZZZZZZZ'))).toBe(404650)
    const { Sn, Id } = await issue()
    expect((await manager.post(`/api/v1/CommunityOpening/${Id}/Revoke`)).status).toBe(200)
    expect(codeOf(await use(Sn))).toBe(409652)
    expect(codeOf(await manager.post(`/api/v1/CommunityOpening/${Id}/Revoke`))).toBe(409654)
    const late = await issue()
    await lobby.owner.query(
      "update community_opening set issued_at = now() - interval '2 days', expires_at = now() - interval '1 day' where id = $1",
      [late.Id],
    )
    expect(codeOf(await use(late.Sn))).toBe(409651)
    expect(codeOf(await use((await issue()).Sn, '', manager))).toBe(409653)
  })

  it('is for manager accounts: an old one is told to sign in with a phone account, others that they cannot (R278)', async () => {
    const { Sn } = await issue()
    expect(codeOf(await use(Sn, '', await lobby.as('desk1')))).toBe(403002)
    expect(codeOf(await use(Sn, '', await lobby.as('once1')))).toBe(403650)
    expect(codeOf(await use(Sn, '', await lobby.as('eip1')))).toBe(403650)
    expect((await use(Sn)).status).toBe(200)
  })

  it('is not guessed: ten that lead nowhere make their network wait', async () => {
    const from = { 'x-forwarded-for': '198.51.100.4' }
    const guess = (n: number) => use(`GUESS${String(n).padStart(3, '0')}`, '', lobby.nobody(), from)
    for (let n = 0; n < 10; n++) expect(codeOf(await guess(n))).toBe(404650)
    expect((await guess(11)).status).toBe(429)
    expect((await use((await issue()).Sn, '', lobby.nobody(), from)).status).toBe(429)
  })
})

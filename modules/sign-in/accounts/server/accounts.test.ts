import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby({ env: { TRUST_PROXY: '1', LOBBY_DEMO: 'anywhere' } })
})
afterAll(() => lobby.close())

const checkPath = '/mvc/api/Login/CheckAccountPassword'
const attempt = (account: string, password: string, address = '10.0.0.1') =>
  lobby.nobody().post(checkPath, { Account: account, Password: password }, { 'x-forwarded-for': address })

describe('signing in', () => {
  it('gives exactly the specified user info (R037) and an HttpOnly cookie beside a readable mark without a secret', async () => {
    const desk = await lobby.as('desk1')
    expect(Object.keys(desk.info).sort()).toEqual([
      'Account',
      'AdminName',
      'ComId',
      'CommunityName',
      'ExpireTime',
      'IsAdmin',
      'IsAuthorizationAccount',
      'IsFromEip',
      'IsOneTimeAccount',
      'Time',
    ])
    expect(desk.info).toMatchObject({ Account: 'desk1', CommunityName: '晴川社區', IsAdmin: false })
    expect(desk.cookies.get('lobby_signed_in')).toBe('1')
    expect(desk.cookies.get('lobby_login')).toMatch(/^[\w-]{43}$/)
  })

  it('marks each kind of account (R085)', async () => {
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    expect(manager.info).toMatchObject({ IsAdmin: true, IsAuthorizationAccount: true, IsFromEip: false })
    expect((await lobby.as('once1')).info).toMatchObject({ IsOneTimeAccount: true, IsAdmin: false })
    expect((await lobby.as('eip1')).info).toMatchObject({ IsFromEip: true, IsAuthorizationAccount: false })
  })

  it('says the same of a wrong account and a wrong password', async () => {
    const wrongPassword = await attempt('desk2', 'no', '10.1.0.1')
    const wrongAccount = await attempt('nobody', 'no', '10.1.0.1')
    expect(wrongPassword.status).toBe(401)
    expect(wrongPassword.body).toEqual(wrongAccount.body)
    expect(wrongPassword.body.Message).toBe('帳號或密碼不正確，還可以再試 4 次。')
  })

  it('makes one address wait after five failures, also when they come at once, and locks nobody out elsewhere', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, () => attempt('desk1', 'guess', '10.2.0.1')))
    expect(guesses.filter((g) => g.status === 401).length).toBeLessThanOrEqual(5)
    const right = await attempt('desk1', 'lobby-demo', '10.2.0.1')
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await attempt('desk1', 'lobby-demo', '10.2.0.2')).status).toBe(200)
  })

  it('makes an address wait also when its proxy writes another port behind it each time', async () => {
    for (let n = 0; n < 5; n++) await attempt('desk1', 'guess', `10.3.0.1:${40_000 + n}`)
    expect((await attempt('desk1', 'lobby-demo', '10.3.0.1:50000')).status).toBe(429)
    expect((await attempt('desk1', 'lobby-demo', '10.3.0.1')).status).toBe(429)
    for (let n = 0; n < 5; n++) await attempt('desk1', 'guess', `[2001:db8:3::1]:${40_000 + n}`)
    expect((await attempt('desk1', 'lobby-demo', '[2001:db8:3::1]:50000')).status).toBe(429)
    expect((await attempt('desk1', 'lobby-demo', '[2001:db8:4::1]:50000')).status).toBe(200)
  })

  it('makes a network wait after sixty failures, whichever accounts were guessed, and no other network', async () => {
    const guesses = Array.from({ length: 60 }, (_, n) => attempt(`nobody${n % 20}`, 'guess', '10.9.0.1'))
    expect((await Promise.all(guesses)).every(({ status }) => status === 401)).toBe(true)
    const late = await attempt('desk1', 'lobby-demo', '10.9.0.1')
    expect([late.status, late.body.ErrorMessage.Code]).toEqual([429, 429640])
    expect(late.body.Message).toMatch(/^這個網路登入失敗太多次，請 \d+ 分鐘後再試。$/)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await attempt('desk1', 'lobby-demo', '10.9.0.2')).status).toBe(200)
  })

  it('an address that the client wrote itself into X-Forwarded-For does not count', async () => {
    for (let n = 0; n < 5; n++) await attempt('once1', 'guess', `6.6.6.${n}, 10.3.0.1`)
    expect((await attempt('once1', 'guess', '7.7.7.7, 10.3.0.1')).status).toBe(429)
  })

  it('is refused to pages of other sites, and to plain HTML forms', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const nobody = lobby.nobody()
    const body = { Account: 'desk1', Password: 'lobby-demo' }
    expect((await nobody.post(checkPath, body, foreign)).status).toBe(403)
    expect(
      (await nobody.post('/mvc/api/Login/EnterCommunity', { Token: 'x', ComId: 'x' }, foreign)).status,
    ).toBe(403)
    expect((await nobody.post(checkPath, new URLSearchParams(body))).status).toBe(415)
  })

  it('a sign-in token that is used twice at once starts one session', async () => {
    const nobody = lobby.nobody()
    const { body } = await nobody.post(checkPath, { Account: 'desk1', Password: 'lobby-demo' })
    const Token = body.Data.Token
    const { ComId } = (await nobody.post('/mvc/api/Login/GetCommunitysWithToken', { Token })).body.Data[0]
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => lobby.nobody().post('/mvc/api/Login/EnterCommunity', { Token, ComId })),
    )
    expect(answers.filter((a) => a.status === 200).length).toBe(1)
  })

  it('keeps passwords as Argon2id and tokens as digests only', async () => {
    const desk = await lobby.as('desk2', '晴川社區')
    const { rows } = await lobby.owner.query('select password_hash from account')
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$/)
    const dump = JSON.stringify((await lobby.owner.query('select * from session')).rows)
    expect(dump).not.toContain(desk.cookies.get('lobby_login'))
  })

  it('a sign-in token is used once and enters only the account’s own communities', async () => {
    const nobody = lobby.nobody()
    const { body } = await nobody.post(checkPath, { Account: 'desk1', Password: 'lobby-demo' })
    const Token = body.Data.Token
    const foreign = await lobby.as('auth_0912345678', '松濤苑')
    const refused = await nobody.post('/mvc/api/Login/EnterCommunity', { Token, ComId: foreign.info.ComId })
    expect(refused.status).toBe(404)
    const own = (await nobody.post('/mvc/api/Login/GetCommunitysWithToken', { Token })).body.Data[0]
    expect((await nobody.post('/mvc/api/Login/EnterCommunity', { Token, ComId: own.ComId })).status).toBe(200)
    expect((await nobody.post('/mvc/api/Login/EnterCommunity', { Token, ComId: own.ComId })).status).toBe(401)
  })

  it('an account of the desk that may enter nowhere reads which community suspended it, and is offered no activation code', async () => {
    const { Token } = (await attempt('desk3', 'lobby-demo')).body.Data
    const listed = await lobby.nobody().post('/mvc/api/Login/GetCommunitysWithToken', { Token })
    expect([listed.status, listed.body.Message]).toEqual([
      403,
      '您的帳號在「晴川社區」已停用，目前不能進入。請洽社區管理人員恢復使用。',
    ])
    await lobby.owner.query(`update membership set valid_until = now() - interval '1 minute'
      where account_id = (select id from account where name = 'once1')`)
    const over = (await attempt('once1', 'lobby-demo')).body.Data.Token
    const nowhere = await lobby.nobody().post('/mvc/api/Login/GetCommunitysWithToken', { Token: over })
    expect(nowhere.body.Message).toBe('您的帳號在「晴川社區」的使用期限已過。要繼續使用，請洽社區管理人員。')
    await lobby.owner.query(`update membership set valid_until = null
      where account_id = (select id from account where name = 'once1')`)
  })

  it('who may enter one community reads beside it which other suspended them, and nobody without the password does', async () => {
    const suspendIn = (name: string, by: string | null) =>
      lobby.owner.query(
        `update membership set suspended_at = case when $2::text is not null then now() end, suspended_by_name = $2
         where account_id = (select id from account where name = 'desk2')
           and community_id = (select id from community where name = $1)`,
        [name, by],
      )
    await suspendIn('松濤苑', '沈韻如')
    const { Token } = (await attempt('desk2', 'lobby-demo')).body.Data
    const { body } = await lobby.nobody().post('/mvc/api/Login/GetCommunitysWithToken', { Token })
    await suspendIn('松濤苑', null)
    expect(body.Data.map((row: { CommunityName: string }) => row.CommunityName)).toEqual(['晴川社區'])
    expect(body.Closed).toEqual([{ CommunityName: '松濤苑', Why: 'suspended' }])
    const wrong = await attempt('desk2', 'guess')
    expect(JSON.stringify(wrong.body)).not.toContain('松濤苑')
  })

  it('signing in again makes another session and ends the one the browser had (no fixation)', async () => {
    const desk = await lobby.as('desk1')
    const planted = desk.cookies.get('lobby_login') ?? ''
    const { body } = await desk.post(checkPath, { Account: 'desk2', Password: 'lobby-demo' })
    const listed = await desk.post('/mvc/api/Login/GetCommunitysWithToken', { Token: body.Data.Token })
    await desk.post('/mvc/api/Login/EnterCommunity', {
      Token: body.Data.Token,
      ComId: listed.body.Data[0].ComId,
    })
    expect(desk.cookies.get('lobby_login')).not.toBe(planted)
    const thief = new Desk(lobby.url)
    thief.cookies.set('lobby_login', planted)
    expect((await thief.refresh()).status).toBe(401)
  })

  it('demo accounts work on this machine only, unless asked for', async () => {
    const open = await startLobby({ env: { HOST: '0.0.0.0' } })
    const answer = await open.nobody().post(checkPath, { Account: 'desk1', Password: 'lobby-demo' })
    await open.close()
    const proxied = await startLobby({ env: { TRUST_PROXY: '1' } })
    const behind = await proxied.nobody().post(checkPath, { Account: 'desk1', Password: 'lobby-demo' })
    await proxied.close()
    expect(behind.status).toBe(403)
    expect(answer.status).toBe(403)
    expect(answer.body.Message).toBe('示範帳號只能在本機使用。')
  })
})

describe('a session', () => {
  it('reads by the cookie alone, but writes only with the access token', async () => {
    const desk = await lobby.as('desk1')
    desk.accessToken = ''
    expect((await desk.get('/api/v1/Account/Me')).status).toBe(200)
    const write = await desk.post('/ajax/ajax.asmx/getUserUID', new URLSearchParams({ Database: 'x' }))
    expect(write.status).toBe(401)
    expect(write.body.ErrorMessage.Code).toBe(401001)
  })

  it('an access token that was forged, changed or has ended is refused', async () => {
    const desk = await lobby.as('desk1')
    const [id, end, signature] = desk.accessToken.split('.')
    desk.cookies.clear()
    for (const token of [
      `${id}.${Number(end) + 60_000}.${signature}`,
      `${id}.1.${signature}`,
      'x',
      `${id}.${end}.`,
    ]) {
      desk.accessToken = token
      expect((await desk.get('/api/v1/Account/Me')).status).toBe(401)
    }
  })

  it('ends at logout for its cookie, its tokens and its clients, and the cookies are cleared (R028)', async () => {
    const desk = await lobby.as('desk1')
    const [cookie, token] = [desk.cookies.get('lobby_login') ?? '', desk.accessToken]
    expect((await desk.get('/mvc/api/ServiceWorker/AuthorizationLogout')).body).toEqual({ Data: true })
    // That somebody signed in here before stays known; it says nobody and opens nothing.
    expect([...desk.cookies.keys()]).toEqual(['lobby_device'])
    const thief = lobby.nobody()
    thief.accessToken = token
    expect((await thief.get('/api/v1/Account/Me')).status).toBe(401)
    thief.accessToken = ''
    thief.cookies.set('lobby_login', cookie)
    expect((await thief.refresh()).status).toBe(401)
  })

  it('acts on the cookie alone only when the request comes from our own pages', async () => {
    const desk = await lobby.as('desk1')
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    for (const headers of [foreign, { origin: 'https://evil.example' }, { origin: 'null' }]) {
      expect((await desk.post('/api/v1/Identity/Login/Admin/WebCookie', {}, headers)).status).toBe(403)
      expect((await desk.get('/mvc/api/ServiceWorker/AuthorizationLogout', {}, headers)).status).toBe(403)
    }
    expect((await desk.get('/api/v1/Account/Me')).status).toBe(200)
  })

  it('ends when the membership ends', async () => {
    const desk = await lobby.as('once1')
    await lobby.owner.query(
      "delete from membership where account_id = (select id from account where name = 'once1')",
    )
    const over = async () => (await desk.get('/api/v1/Account/Me')).status
    await expect.poll(over, { timeout: 5000 }).toBe(401)
  })

  it('lasts 14 hours at the latest', async () => {
    const { info } = await lobby.as('desk1')
    const hours = (Date.parse(String(info.ExpireTime)) - Date.parse(String(info.Time))) / 3_600_000
    expect(hours).toBeCloseTo(14, 3)
  })

  it('tells whether a feature is there and the account may (R061): Postal is 1', async () => {
    const desk = await lobby.as('desk1')
    const ask = async (who: Desk, Feature: number) =>
      (await who.get('/api/v1/Login/Feature', { Feature })).body
    expect(await ask(desk, 1)).toEqual({ Data: { IsFeature: true } })
    // Of the eight (R060) those that the product has: 1 Postal and 5 User.
    const has = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((number) => ask(desk, number)))
    expect(has.map((ha) => ha.Data.IsFeature)).toEqual([true, false, false, false, true, false, false, false])
    expect((await desk.get('/api/v1/Login/Feature', { Feature: 99 })).status).toBe(400)
  })

  it('is audited when it starts and ends', async () => {
    const desk = await lobby.as('desk2', '松濤苑')
    await desk.get('/mvc/api/ServiceWorker/AuthorizationLogout')
    const { rows } = await lobby.owner.query(
      'select action from audit where account_name = $1 and community_id = $2 order by at',
      [desk.info.AdminName, desk.info.ComId],
    )
    expect(rows.map((r) => r.action)).toEqual(['accounts.enterCommunity', 'accounts.logOut'])
  })
})

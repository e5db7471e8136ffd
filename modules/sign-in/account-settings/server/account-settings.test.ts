import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { enter, type SmsGateway, smsGateway } from '#tests/setup/sms.ts'

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

const codeOf = (answer: { body: { ErrorMessage?: { Code: number } } }) => answer.body.ErrorMessage?.Code
const isOver = (desk: Desk) =>
  expect.poll(async () => (await desk.get('/api/v1/Account/Me')).status, { timeout: 5000 }).toBe(401)
const mac = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Safari/605.1.15' }

describe('a session', () => {
  it('is of the kind of browser that it was started in: its cookie and token are worth nothing in another', async () => {
    const desk = await lobby.as('desk1')
    const thief = new Desk(lobby.url)
    thief.cookies = new Map(desk.cookies)
    expect((await thief.get('/api/v1/Account/Me', {}, mac)).status).toBe(401)
    expect((await thief.post('/api/v1/Identity/Login/Admin/WebCookie', {}, mac)).status).toBe(401)
    thief.cookies.clear()
    thief.accessToken = desk.accessToken
    expect((await thief.get('/api/v1/Account/Me', {}, mac)).status).toBe(401)
    expect((await desk.get('/api/v1/Account/Me')).status).toBe(200)
  })

  it('is listed with its device, and ended from another one; another account’s is not found', async () => {
    const here = await lobby.as('desk2', '晴川社區')
    const there = await lobby.as('desk2', '松濤苑')
    const list = (await here.get('/api/v1/Account/Session')).body.Data
    expect(
      list.map((item: { CommunityName: string; IsThis: boolean }) => [item.CommunityName, item.IsThis]),
    ).toEqual([
      ['晴川社區', true],
      ['松濤苑', false],
    ])
    const stranger = await lobby.as('desk1')
    const end = (desk: Desk) => desk.post(`/api/v1/Account/Session/${list[1].SessionId}/End`)
    expect((await end(stranger)).status).toBe(404)
    expect((await end(here)).status).toBe(200)
    await isOver(there)
    expect((await end(here)).status).toBe(404)
    const more = await lobby.as('desk2', '松濤苑')
    expect((await here.post('/api/v1/Account/Session/EndOthers')).body.Data.EndedSessions).toBe(1)
    await isOver(more)
    expect((await here.get('/api/v1/Account/Me')).status).toBe(200)
  })
})

describe('the last sign-ins', () => {
  it('show right and wrong tries with their device and address, of the own account alone', async () => {
    const wrong = { Account: 'once1', Password: 'nope' }
    await lobby
      .nobody()
      .post('/mvc/api/Login/CheckAccountPassword', wrong, { ...mac, 'x-forwarded-for': '203.0.113.7' })
    const desk = await lobby.as('once1')
    const tries = (await desk.get('/api/v1/Account/SignIn')).body.Data
    expect(tries.slice(0, 2)).toMatchObject([
      { Succeeded: true, Way: 'password' },
      { Succeeded: false, Way: 'password', Device: 'Safari（Mac）', Address: '203.0.113.7' },
    ])
    expect((await (await lobby.as('desk1')).get('/api/v1/Account/SignIn')).body.Data).not.toContainEqual(
      expect.objectContaining({ Address: '203.0.113.7' }),
    )
  })
})

describe('the own password', () => {
  it('is changed with the old one; every other session ends, this one goes on', async () => {
    const here = await lobby.as('desk1')
    const other = await lobby.as('desk1')
    const change = (OldPassword: string, NewPassword: string) =>
      here.post('/api/v1/Account/Password', { OldPassword, NewPassword })
    expect(codeOf(await change('wrong', '櫃台的新密碼真長'.repeat(2)))).toBe(400649)
    expect((await change('lobby-demo', '短')).body.Message).toBe('密碼至少要 10 個字元。')
    expect(codeOf(await change('lobby-demo', 'lobby-demo'))).toBe(400640)
    const done = await change('lobby-demo', '櫃台早班晚班都記得住')
    expect(done.status).toBe(200)
    expect(done.body.Data.EndedSessions).toBeGreaterThanOrEqual(1)
    await isOver(other)
    expect((await here.get('/api/v1/Account/Me')).status).toBe(200)
    expect((await enter(lobby.nobody(), 'desk1', 'lobby-demo')).status).not.toBe(200)
    expect((await enter(lobby.nobody(), 'desk1', '櫃台早班晚班都記得住')).status).toBe(200)
  })

  it('is not guessed on an open screen: five tries, then it waits', async () => {
    const desk = await lobby.as('once1')
    const guess = () =>
      desk.post('/api/v1/Account/Password', { OldPassword: 'guess', NewPassword: '一個完全不同的新密碼' })
    const answers = await Promise.all(Array.from({ length: 8 }, guess))
    expect(answers.filter((answer) => codeOf(answer) === 400649).length).toBeLessThanOrEqual(5)
    expect((await guess()).status).toBe(429)
  })
})

describe('the own data', () => {
  it('a manager changes name and mail; an old account is sent to a phone account (R259)', async () => {
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    const saved = await manager.put('/api/v1/Account/Info', { Name: '沈韻如', Mail: 'shen@example.com' })
    expect(saved.body.Data).toMatchObject({ Mail: 'shen@example.com', Phone: '0912345678' })
    expect(codeOf(await manager.put('/api/v1/Account/Info', { Name: '沈韻如', Mail: 'shen' }))).toBe(400657)
    const desk = await lobby.as('desk2', '晴川社區')
    expect(codeOf(await desk.put('/api/v1/Account/Info', { Name: '林', Mail: '' }))).toBe(403002)
  })

  it('another number is proved by a code, and the account is called by it (R038, R087); a taken one says so by SMS', async () => {
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    const send = (Mobile: string, Password = 'lobby-demo') =>
      manager.post('/api/v1/Account/Info/Phone/Code', { Mobile, Password })
    expect(codeOf(await send('0912345678'))).toBe(400656)
    expect(codeOf(await send('0933000001', 'wrong'))).toBe(400649)
    const { CodeId } = (await send('0933000001')).body.Data
    const Code = await sms.codeTo('0933000001')
    const stranger = await lobby.as('eip1')
    expect(codeOf(await stranger.post('/api/v1/Account/Info/Phone', { CodeId, Code }))).toBe(400642)
    const changed = await manager.post('/api/v1/Account/Info/Phone', { CodeId, Code })
    expect(changed.body.Data).toMatchObject({ Account: 'auth_0933000001', Phone: '0933000001' })
    expect((await manager.get('/api/v1/Account/Me')).status).toBe(200)
    expect((await enter(lobby.nobody(), 'auth_0933000001', 'lobby-demo')).status).toBe(200)
    await lobby.owner.query("update account set name = 'auth_0912345678' where name = 'auth_0933000001'")
  })
})

describe('the alert of accounts that nobody uses (R086)', () => {
  const alert = async (desk: Desk) => desk.get('/core/api/AuthorizationAccounts/PassiveUse/Alert')

  it('names to admins the accounts of the community that nobody entered with for 90 days', async () => {
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    expect((await alert(manager)).body.Data).toEqual({ Alert: false, Days: 90, Accounts: [] })
    await lobby.owner.query(
      `update membership set last_entered_at = now() - interval '91 days'
       where account_id = (select id from account where name = 'desk2') and community_id = $1`,
      [manager.info.ComId],
    )
    const { Alert, Accounts } = (await alert(manager)).body.Data
    expect([Alert, Accounts.map((account: { Account: string }) => account.Account)]).toEqual([
      true,
      ['desk2'],
    ])
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    expect((await alert(elsewhere)).body.Data.Alert).toBe(false)
    // Whoever is suspended already is nobody to ask about.
    await lobby.owner.query(
      `update membership set suspended_at = now(), suspended_by_name = '沈韻如'
       where account_id = (select id from account where name = 'desk2') and community_id = $1`,
      [manager.info.ComId],
    )
    expect((await alert(manager)).body.Data.Alert).toBe(false)
    await lobby.owner.query('update membership set suspended_at = null, suspended_by_name = null')
  })

  it('is not for others, and tells an admin from the portal nothing', async () => {
    expect((await alert(await lobby.as('desk2', '松濤苑'))).status).toBe(403)
    await lobby.owner.query(
      "update membership set role = 'admin' where account_id = (select id from account where name = 'eip1')",
    )
    expect((await alert(await lobby.as('eip1'))).body.Data.Alert).toBe(false)
  })
})

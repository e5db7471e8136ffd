import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Desk } from '#tests/setup/desk.ts'
import { answerTo, listOwn, tokenOf } from '#tests/setup/invitations.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { newOperator, operatorDesk, signInOperator } from '#tests/setup/operator-desk.ts'

let lobby: Lobby
let operator: Desk
beforeAll(async () => {
  lobby = await startLobby()
  operator = await operatorDesk(lobby, '周以安')
})
afterAll(() => lobby.close())

const base = '/api/v1/Operator'
const communities = async (Text = '') => (await operator.get(`${base}/Community`, { Text })).body.Data
const idOf = async (name: string): Promise<string> => (await communities(name))[0].ComId
const accountOf = async (Text: string) => (await operator.get(`${base}/Account`, { Text })).body.Data[0]
const audited = async (action: string) =>
  (
    await lobby.owner.query('select * from operator_audit where action = $1 order by at desc, id desc', [
      action,
    ])
  ).rows

const desk2 = { Account: 'desk2', Password: 'lobby-demo' }
const once1 = { Account: 'once1', Password: 'lobby-demo' }
interface Row {
  CommunityName: string
  IsSuspended: boolean
}

describe('signing in as operator', () => {
  it('takes name, password and the code of the authenticator, and tells nobody which was wrong', async () => {
    const keys = await newOperator(lobby)
    const wrong = [
      { Name: keys.name, Password: keys.password, Code: '000000' },
      { Name: keys.name, Password: 'another', Code: keys.code() },
      { Name: '沒有這個人', Password: keys.password, Code: keys.code() },
    ]
    for (const given of wrong) {
      const answer = await lobby.nobody().post(`${base}/SignIn`, given)
      expect([answer.status, answer.body.Message]).toEqual([401, '名稱、密碼或驗證碼不正確。'])
    }
    const desk = new Desk(lobby.url)
    expect((await signInOperator(desk, keys)).status).toBe(200)
    expect((await desk.get(`${base}/Me`)).body.Data.Name).toBe(keys.name)
    expect((await audited('operator.signIn'))[0]).toMatchObject({ operator_by_name: keys.name })
  })

  it('takes a code once, also when two come at the same time', async () => {
    const keys = await newOperator(lobby)
    const code = keys.code()
    const answers = await Promise.all([1, 2].map(() => signInOperator(new Desk(lobby.url), keys, code)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401])
    expect((await signInOperator(new Desk(lobby.url), keys, code)).status).toBe(401)
  })

  it('seals the secret; one that lies plain from before is sealed at the next start and signs in as before', async () => {
    const keys = await newOperator(lobby)
    const { rows } = await lobby.owner.query('select * from operator where name = $1', [keys.name])
    expect(JSON.stringify(rows)).not.toContain(keys.secret)
    expect(rows[0].totp_sealed.includes(keys.secret)).toBe(false)
    await lobby.owner.query('update operator set totp_secret = $2, totp_sealed = null where name = $1', [
      keys.name,
      keys.secret,
    ])
    await lobby.restart()
    const after = await lobby.owner.query('select * from operator where totp_secret is not null')
    expect(after.rows).toEqual([])
    expect((await signInOperator(new Desk(lobby.url), keys)).status).toBe(200)
  })

  it('runs with no other key than the first: a program that has another one says so and does not start', async () => {
    const over = { connection: lobby.connection, url: '', drop: async () => undefined }
    const LOBBY_KEY = Buffer.alloc(32, 9).toString('base64')
    await expect(startLobby({ over, env: { LOBBY_KEY } })).rejects.toThrow(
      /伺服器金鑰不是這個資料庫原來的那一把/,
    )
    await (await startLobby({ over })).close()
  })

  it('makes whoever guesses wait after five failures', async () => {
    const keys = await newOperator(lobby)
    for (let n = 0; n < 5; n++)
      expect((await signInOperator(new Desk(lobby.url), keys, '000000')).status).toBe(401)
    const answer = await signInOperator(new Desk(lobby.url), keys)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is a world of its own: no account of a community reaches a call, and an operator reaches none of theirs', async () => {
    const admin = await lobby.as('auth_0912345678')
    for (const path of ['Me', 'Overview', 'Community', 'Audit', 'Broadcast?Kind=headline'])
      expect((await admin.get(`${base}/${path}`)).status, path).toBe(401)
    expect((await operator.get('/api/v1/Account/Me')).status).toBe(401)
  })

  it('acts on its cookie alone, and therefore refuses other sites', async () => {
    const answer = await operator.post(`${base}/SignOut`, {}, { origin: 'https://elsewhere.example' })
    expect(answer.status).toBe(403)
    const other = await operator.get(`${base}/Me`, {}, { 'sec-fetch-site': 'cross-site' })
    expect(other.status).toBe(403)
  })

  it('ends at sign-out', async () => {
    const desk = await operatorDesk(lobby)
    const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await desk.post(`${base}/SignOut`)
    expect((await lobby.nobody().get(`${base}/Me`, {}, { cookie })).status).toBe(401)
  })
})

describe('communities', () => {
  it('are listed with their figures, and that somebody looked is audited', async () => {
    const [one] = await communities('晴川')
    expect(one).toMatchObject({ Name: '晴川社區', SuspendedAt: null })
    expect(one.HouseholdCount).toBeGreaterThan(100)
    expect((await audited('operator.listCommunities'))[0].after).toEqual({ search: '晴川' })
  })

  it('of which somebody is manager already is not invited to again; a known account keeps its password, and its person is asked', async () => {
    const ComId = await idOf('松濤苑')
    const invite = (Account: string) =>
      operator.post(`${base}/Community/${ComId}/Manager`, { Account, ManagerName: '某人', Reason: '新任' })
    expect((await invite('auth_0912345678')).status).toBe(409)
    expect((await invite('auth_0900000001')).body.Data.Password).not.toBe('')
    const elsewhere = await operator.post(`${base}/Community/${await idOf('晴川社區')}/Manager`, {
      Account: 'auth_0900000001',
      ManagerName: '某人',
      Reason: '新任',
    })
    expect(elsewhere.body.Data.Password).toBe('')
    const detail = (await operator.get(`${base}/Community/${await idOf('晴川社區')}`)).body.Data
    expect(detail.Asked).toEqual([{ Account: 'auth_0900000001' }])
    const names = (rows: { Account: string }[]) => rows.map((row) => row.Account)
    expect(names(detail.Managers)).not.toContain('auth_0900000001')
    await lobby.owner.query(
      `update account set password_given_at = null, password_hash = (select password_hash from account where name = 'desk2')
       where name = 'auth_0900000001'`,
    )
    const token = await tokenOf(lobby, 'auth_0900000001')
    const [asked] = await listOwn(lobby.nobody(), token)
    expect(asked).toMatchObject({ CommunityName: '晴川社區', InvitedBy: '', Role: 'admin' })
    expect((await answerTo(lobby.nobody(), asked?.Id ?? '', 'Accept', token)).status).toBe(200)
    const after = (await operator.get(`${base}/Community/${await idOf('晴川社區')}`)).body.Data
    expect([names(after.Managers), after.Asked]).toEqual([expect.arrayContaining(['auth_0900000001']), []])
  })

  it('get and lose services, and their frame follows', async () => {
    const ComId = await idOf('松濤苑')
    const before = (await operator.get(`${base}/Community/${ComId}`)).body.Data.Services as number[]
    const save = (Services: number[], Seen: number[]) =>
      operator.put(`${base}/Community/${ComId}/Service`, { Services, Seen })
    const set = async (Services: number[]) =>
      save(Services, (await operator.get(`${base}/Community/${ComId}`)).body.Data.Services)
    expect((await set(before.filter((id) => id !== 17))).body.Data.Services).not.toContain(17)
    const desk = await lobby.as('desk2', '松濤苑')
    expect((await desk.get('/api/v1/Guest/Announcement')).status).toBe(403)
    // Of two operators who saw the same, the second is told of the first.
    const late = await save([...before, 26], before)
    expect([late.status, late.body.Message]).toEqual([
      409,
      '服務剛被另一位營運人員改過，請看過新的內容再儲存。',
    ])
    await set([...before, 17])
    expect((await set([9999])).status).toBe(400)
    expect((await audited('operator.setServices'))[0].target).toBe('松濤苑')
  })

  it('that are suspended are entered by nobody, and who was in is out; afterwards all is as before', async () => {
    const ComId = await idOf('松濤苑')
    const inside = await lobby.as('desk2', '松濤苑')
    const elsewhere = await lobby.as('desk2', '晴川社區')
    const act = (text: string) => operator.post(`${base}/Community/${ComId}/${text}`, { Reason: '合約到期' })
    expect((await act('Suspend')).body.Data).toMatchObject({ SessionCount: 0, SuspendedReason: '合約到期' })
    await expect.poll(async () => (await inside.get('/api/v1/Account/Me')).status).toBe(401)
    expect((await elsewhere.get('/api/v1/Account/Me')).status).toBe(200)
    // Whoever wants in hears why, and sees it before choosing where else one may go.
    const Token = (await lobby.nobody().post('/mvc/api/Login/CheckAccountPassword', desk2)).body.Data.Token
    const listed = (await lobby.nobody().post('/mvc/api/Login/GetCommunitysWithToken', { Token })).body.Data
    const isSuspended = listed.map((row: Row) => [row.CommunityName, row.IsSuspended]).sort()
    expect(isSuspended).toEqual([
      ['晴川社區', false],
      ['松濤苑', true],
    ])
    const refused = await lobby.nobody().post('/mvc/api/Login/EnterCommunity', { Token, ComId })
    expect([refused.status, refused.body.ErrorMessage.Code, refused.body.Message]).toEqual([
      409,
      409642,
      '這個社區目前停用，無法登入，請洽系統營運人員。',
    ])
    expect((await act('Resume')).body.Data.SuspendedAt).toBeNull()
    expect((await lobby.as('desk2', '松濤苑')).info).toMatchObject({ CommunityName: '松濤苑' })
  })
})

describe('accounts across communities', () => {
  const act = async (text: string, account = 'once1') =>
    operator.post(`${base}/Account/${(await accountOf(account)).AccountId}/${text}`, { Reason: '來電要求' })

  it('are found by a part of account or name, with where they belong; that is audited', async () => {
    expect(await accountOf('desk2')).toMatchObject({
      Account: 'desk2',
      Communities: [{ Name: '晴川社區' }, { Name: '松濤苑' }].sort((a, b) => a.Name.localeCompare(b.Name)),
    })
    expect(await accountOf('100%')).toBeUndefined()
    expect((await operator.get(`${base}/Account`, { Text: '' })).status).toBe(400)
    expect((await audited('operator.findAccounts'))[0].after).toEqual({ search: '100%', count: 0 })
  })

  it('are signed out everywhere at once', async () => {
    const desk = await lobby.as('once1')
    expect((await act('EndSessions')).body.Data.SessionCount).toBe(0)
    await expect.poll(async () => (await desk.get('/api/v1/Account/Me')).status).toBe(401)
  })

  it('that are suspended sign in nowhere until they are let again', async () => {
    const desk = await lobby.as('once1')
    expect((await act('Suspend')).body.Data.SuspendedReason).toBe('來電要求')
    await expect.poll(async () => (await desk.get('/api/v1/Account/Me')).status).toBe(401)
    const refused = await lobby.nobody().post('/mvc/api/Login/CheckAccountPassword', once1)
    expect([refused.status, refused.body.Message]).toEqual([
      409,
      '這個帳號目前停用，無法登入，請洽系統營運人員。',
    ])
    await act('Resume')
    expect((await lobby.as('once1')).info).toMatchObject({ Account: 'once1' })
  })

  it('that wait after five wrong passwords are unlocked', async () => {
    const guess = (Password: string) =>
      lobby.nobody().post('/mvc/api/Login/CheckAccountPassword', { Account: 'once1', Password })
    for (let n = 0; n < 5; n++) await guess('wrong')
    expect((await guess('lobby-demo')).status).toBe(429)
    expect((await accountOf('once1')).IsWaiting).toBe(true)
    expect((await act('Unlock')).body.Data.IsWaiting).toBe(false)
    expect((await guess('lobby-demo')).status).toBe(200)
  })
})

describe('the console', () => {
  it('sees counts, queue, disk and version', async () => {
    const { Data } = (await operator.get(`${base}/Overview`)).body
    expect(Data).toMatchObject({ JobsFailed: 0, Version: expect.stringMatching(/^\d+\.\d+/) })
    expect(Data.Communities).toBeGreaterThanOrEqual(2)
    expect(Data.DiskTotal).toBeGreaterThan(Data.DiskFree)
    expect(Data.DatabaseBytes).toBeGreaterThan(1_000_000)
  })

  it('writes, publishes and withdraws what the frame shows', async () => {
    const BroadcastId = crypto.randomUUID()
    const drafted = await operator.post(`${base}/Broadcast`, {
      BroadcastId,
      Kind: 'headline',
      Title: '週日凌晨維護',
      Body: '兩點到四點',
    })
    expect(drafted.body.Data.State).toBe('draft')
    const desk = await lobby.as('desk1')
    const titles = async () =>
      (await desk.get('/core/api/System/News')).body.Data.map((row: { s_title: string }) => row.s_title)
    expect(await titles()).not.toContain('週日凌晨維護')
    const change = (text: string, RowVersion: number) =>
      operator.post(`${base}/Broadcast/${BroadcastId}/${text}`, { RowVersion, Reason: '結束' })
    expect((await change('Publish', 1)).body.Data.State).toBe('shown')
    expect(await titles()).toContain('週日凌晨維護')
    expect((await change('Publish', 1)).status).toBe(409)
    expect((await change('Withdraw', 2)).body.Data.State).toBe('withdrawn')
    expect(await titles()).not.toContain('週日凌晨維護')
    const shown = (await operator.get(`${base}/Broadcast/${BroadcastId}`)).body.Data
    expect(shown.History.map((line: { Act: string }) => line.Act)).toEqual([
      'withdrawn',
      'published',
      'drafted',
    ])
    expect(shown.CreatedByName).toBe('周以安')
  })
})

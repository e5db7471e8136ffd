import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Desk } from '#tests/setup/desk.ts'
import { answerTo, invite, loner, tokenOf } from '#tests/setup/invitations.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let admin: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const base = '/api/v1/Account/Member'
interface Row {
  AccountId: string
  Account: string
  Name: string
  Role: string
  Version: number
  SuspendedAt: string | null
}
const list = async (desk = admin): Promise<Row[]> => (await desk.get(base)).body.Data
const member = async (account: string): Promise<Row> => {
  const found = (await list()).find((item) => item.Account === account)
  if (!found) throw new Error(`${account} is no member`)
  return found
}
const act = async (account: string, verb: string, body: object = {}, desk = admin) => {
  const { AccountId, Version } = await member(account)
  return desk.post(`${base}/${AccountId}/${verb}`, { Version, ...body })
}
const setRole = async (account: string, Role: string, desk = admin) => {
  const { AccountId, Version } = await member(account)
  return desk.put(`${base}/${AccountId}/Role`, { Version, Role })
}
const open = (body: object, desk = admin) =>
  desk.post(`${base}/New`, {
    AccountId: newId(),
    Account: 'x',
    Name: '某',
    Role: 'desk',
    ValidUntil: null,
    ...body,
  })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
async function signIn(account: string, password: string): Promise<number> {
  const checked = await lobby
    .nobody()
    .post('/mvc/api/Login/CheckAccountPassword', { Account: account, Password: password })
  return checked.status
}

describe('the accounts of a community', () => {
  it('are listed with kind, role and last sign-in (R085); the desk may not look', async () => {
    const rows = await list()
    expect(rows.map((row) => row.Account).sort()).toEqual(
      ['auth_0912345678', 'committee1', 'desk1', 'desk2', 'desk3', 'eip1', 'once1', 'treasurer1'].sort(),
    )
    expect(rows[0]).toMatchObject({ Role: 'admin', Kind: 'manager', SuspendedAt: null })
    expect((await (await lobby.as('desk1')).get(base)).status).toBe(403)
  })

  it('who works here is known to everybody who does, when they came last to those who manage accounts', async () => {
    type Staff = { Name: string; Role: string; LastEnteredAt: string | null }
    const desk = await lobby.as('desk1')
    const staff = async (who: Desk): Promise<Staff[]> => (await who.get(`${base}/Staff`)).body.Data
    const names = (rows: Staff[]) => rows.map((row) => row.Name)
    expect(names(await staff(admin))).toEqual(expect.arrayContaining(['陳怡君', '許志豪']))
    // Neither the suspended one nor the committee.
    expect(names(await staff(admin))).not.toEqual(expect.arrayContaining(['蘇文德']))
    expect((await staff(admin)).map((row) => row.Role)).not.toContain('committee')
    expect(names(await staff(desk))).toEqual(names(await staff(admin)))
    expect((await staff(admin)).find((row) => row.Name === '陳怡君')?.LastEnteredAt).toBeTruthy()
    expect((await staff(desk)).filter((row) => row.LastEnteredAt)).toEqual([])
    const turn = 'update membership set valid_until = $1 where account_id = $2'
    await lobby.owner.query(turn, [inHours(-1), (await member('once1')).AccountId])
    expect(names(await staff(admin))).not.toContain('許志豪')
    await lobby.owner.query(turn, [inHours(24), (await member('once1')).AccountId])
  })

  it('a new desk account gets a password once and signs in with it; the name is taken afterwards', async () => {
    const opened = await open({ Account: 'Desk9', Name: '王小華' })
    expect(opened.status).toBe(200)
    expect(opened.body.Data.Password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    expect(await signIn('desk9', opened.body.Data.Password)).toBe(200)
    expect((await open({ Account: 'desk9' })).body.ErrorMessage.Code).toBe(409663)
    expect((await open({ Account: 'auth_0900000000' })).body.ErrorMessage.Code).toBe(400663)
    expect((await open({ Account: 'a b' })).body.ErrorMessage.Code).toBe(400663)
    const { rows } = await lobby.owner.query(
      "select after::text from audit where action = 'members.open' and after ->> 'account' = 'desk9'",
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(opened.body.Data.Password)
  })

  it('a one-time account opens the desk until its turn ends, and at most 72 hours (R085)', async () => {
    expect((await open({ Role: 'oneTime', Account: 'turn1' })).body.ErrorMessage.Code).toBe(400662)
    const tooLong = await open({ Role: 'oneTime', Account: 'turn1', ValidUntil: inHours(80) })
    expect(tooLong.body.ErrorMessage.Code).toBe(400662)
    const opened = await open({ Role: 'oneTime', Account: 'turn1', Name: '代班', ValidUntil: inHours(8) })
    expect(opened.status).toBe(200)
    await lobby.owner.query(
      "update membership set valid_until = now() - interval '1 minute' where account_id = $1",
      [(await member('turn1')).AccountId],
    )
    const checked = await lobby.nobody().post('/mvc/api/Login/CheckAccountPassword', {
      Account: 'turn1',
      Password: opened.body.Data.Password,
    })
    const communities = await lobby
      .nobody()
      .post('/mvc/api/Login/GetCommunitysWithToken', { Token: checked.body.Data.Token })
    expect(communities.body.ErrorMessage.Code).toBe(403645)
  })

  it('a manager account that accepted an invitation is a member; the name stays covered until the person came', async () => {
    await loner(lobby, 'auth_0987000111', '周大同')
    const { id } = await invite(admin, 'auth_0987000111', 'manager')
    const token = await tokenOf(lobby, 'auth_0987000111')
    expect((await answerTo(lobby.nobody(), id, 'Accept', token)).status).toBe(200)
    expect((await member('auth_0987000111')).Name).toBe('周○同')
    const again = await invite(admin, 'auth_0987000111', 'manager')
    expect(again.body.ErrorMessage.Code).toBe(409664)
    const wrong = await setRole('auth_0987000111', 'oneTime')
    expect(wrong.body.ErrorMessage.Code).toBe(400661)
  })

  it('whoever is suspended is out at once everywhere and comes back only by signing in anew', async () => {
    const desk = await lobby.as('desk2')
    expect((await desk.get('/api/v1/Account/Me')).status).toBe(200)
    expect((await act('desk2', 'Suspend', { Reason: '離職交接中' })).status).toBe(200)
    await expect.poll(async () => (await desk.get('/api/v1/Account/Me')).status).toBe(401)
    expect((await act('desk2', 'Restore')).status).toBe(200)
    expect((await desk.get('/api/v1/Account/Me')).status).toBe(401)
    expect((await (await lobby.as('desk2', '晴川社區')).get('/api/v1/Account/Me')).status).toBe(200)
  })

  it('another password ends the old one and its sessions; it is refused for accounts of other communities too', async () => {
    expect((await act('desk2', 'Password')).body.ErrorMessage.Code).toBe(409666)
    expect((await act('eip1', 'Password')).body.ErrorMessage.Code).toBe(409666)
    const desk = await lobby.as('desk1')
    const given = await act('desk1', 'Password')
    expect(given.status).toBe(200)
    await expect.poll(async () => (await desk.get('/api/v1/Account/Me')).status).toBe(401)
    expect(await signIn('desk1', given.body.Data.Password)).toBe(200)
    expect(await signIn('desk1', 'lobby-demo')).toBe(401)
    await lobby.owner.query(
      `update account set password_hash = (select password_hash from account where name = 'desk2') where name = 'desk1'`,
    )
  })

  it('nobody changes, suspends or removes themselves', async () => {
    for (const answer of [
      await setRole('auth_0912345678', 'desk'),
      await act('auth_0912345678', 'Suspend', { Reason: '-' }),
      await act('auth_0912345678', 'Remove', { Reason: '-' }),
    ])
      expect(answer.body.ErrorMessage.Code).toBe(409665)
  })

  it('a manager decides over the desk but not over admins and managers: 您並非最高權限管理者，無法進行此操作 (R088)', async () => {
    const manager = await lobby.as('eip1')
    expect((await act('desk9', 'Suspend', { Reason: '請假' }, manager)).status).toBe(200)
    expect((await act('desk9', 'Restore', {}, manager)).status).toBe(200)
    for (const answer of [
      await setRole('desk9', 'manager', manager),
      await act('auth_0987000111', 'Remove', { Reason: '-' }, manager),
      await act('auth_0912345678', 'Suspend', { Reason: '-' }, manager),
      await open({ Role: 'admin', Account: 'boss1' }, manager),
    ])
      expect([answer.status, answer.body.Message]).toEqual([403, '您並非最高權限管理者，無法進行此操作'])
  })

  it('of two admins who change one member at once one gets it, the other reads what happened', async () => {
    const { AccountId, Version } = await member('desk9')
    const change = () => admin.put(`${base}/${AccountId}/Role`, { Version, Role: 'committee' })
    const both = await Promise.all([change(), change()])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
    const late = await admin.post(`${base}/${AccountId}/Suspend`, { Version, Reason: '離職' })
    expect(late.body.ErrorMessage.Code).toBe(409662)
    expect(await member('desk9')).toMatchObject({ Role: 'committee', SuspendedAt: null })
  })

  it('two admins who remove each other at once leave one: never a community without an admin', async () => {
    expect((await setRole('eip1', 'admin')).status).toBe(200)
    const other = await lobby.as('eip1')
    const [mine, theirs] = await Promise.all([
      act('eip1', 'Remove', { Reason: '測試' }),
      act('auth_0912345678', 'Remove', { Reason: '測試' }, other),
    ])
    const left = await lobby.owner.query(
      `select 1 from membership where role = 'admin' and community_id = $1 and suspended_at is null`,
      [castId('community', '晴川社區')],
    )
    expect([mine.status, theirs.status].filter((status) => status === 200)).toHaveLength(1)
    expect(left.rowCount).toBe(1)
  })

  it('every act leaves who, what, before and after on the record', async () => {
    const survivor = (await admin.get(base)).status === 200 ? admin : await lobby.as('eip1')
    const { body } = await survivor.get(`${base}/Record`, { MaxCount: 100 })
    const acts = new Set(body.Data.map((row: { Action: string }) => row.Action))
    expect([...acts].sort()).toEqual(
      [
        'members.accept',
        'members.givePassword',
        'members.invite',
        'members.open',
        'members.remove',
        'members.restore',
        'members.setRole',
        'members.suspend',
      ].sort(),
    )
    const role = body.Data.find((row: { Action: string }) => row.Action === 'members.setRole')
    expect(role.Changes).toEqual([expect.objectContaining({ Field: 'role' })])
  })
})

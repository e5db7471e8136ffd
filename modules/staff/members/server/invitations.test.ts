import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { answerTo, invite, invited, listOwn, loner, tokenOf, withdraw } from '#tests/setup/invitations.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { enterWith } from '#tests/setup/sms.ts'

let lobby: Lobby
let admin: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '松濤苑')
})
afterAll(() => lobby.close())

let numbers = 100
/** A person of no community, with what they hold after typing their password. */
async function person(name = '周大同') {
  const account = `auth_0987000${numbers++}`
  const id = await loner(lobby, account, name)
  return { account, id, token: await tokenOf(lobby, account) }
}
const members = async (): Promise<string[]> =>
  (await admin.get('/api/v1/Account/Member')).body.Data.map((row: { Account: string }) => row.Account)
const codeOf = (answer: { body: { ErrorMessage?: { Code: number } } }) => answer.body.ErrorMessage?.Code
const acts = async (): Promise<Record<string, unknown>[]> =>
  (await admin.get('/api/v1/Account/Member/Record', { MaxCount: 100 })).body.Data

describe('an invitation to join a community', () => {
  it('is read by the person after signing in, also without a community: who asks, and as what', async () => {
    const { account, token } = await person()
    expect((await invite(admin, account, 'manager')).status).toBe(200)
    expect(await listOwn(lobby.nobody(), token)).toEqual([
      expect.objectContaining({ CommunityName: '松濤苑', InvitedBy: '沈韻如', Role: 'manager' }),
    ])
    expect((await invited(admin))[0]).toMatchObject({ Account: account, InvitedBy: '沈韻如' })
    expect(await members()).not.toContain(account)
  })

  it('makes a member of whoever accepts it, who enters at once; the community sees the name from then on', async () => {
    const { account, token, id: accountId } = await person()
    const { id } = await invite(admin, account, 'desk')
    const accepted = await answerTo(lobby.nobody(), id, 'Accept', token)
    expect(accepted.body.Data).toEqual({ ComId: castId('community', '松濤苑'), Token: '' })
    expect(await members()).toContain(account)
    expect((await invited(admin)).map((item) => item.Account)).not.toContain(account)
    const entered = lobby.nobody()
    expect((await enterWith(entered, token)).status).toBe(200)
    expect((await entered.get('/api/v1/Account/Me')).body.Data).toMatchObject({ Role: 'desk' })
    const accept = (await acts()).find((act) => act.Action === 'members.accept')
    expect(accept).toMatchObject({ TargetId: accountId, By: '周大同' })
  })

  it('is accepted by a desk that is signed in elsewhere, and gives the way into the new community', async () => {
    const desk = await lobby.as('desk1')
    const [{ Id: id = '' } = {}] = await listOwn(desk)
    expect((await invited(admin)).find((item) => item.Id === id)?.Account).toBe('desk1')
    const { Token } = (await answerTo(desk, id, 'Accept')).body.Data
    const into = lobby.nobody()
    const entered = await into.post('/mvc/api/Login/EnterCommunity', {
      Token,
      ComId: castId('community', '松濤苑'),
    })
    expect(entered.body.Data.CommunityName).toBe('松濤苑')
  })

  it('is gone when it was declined: the community reads that it is over, and nothing of the person', async () => {
    const { account, token, id: accountId } = await person('不想來的人')
    const { id } = await invite(admin, account, 'committee')
    expect((await answerTo(lobby.nobody(), id, 'Decline', token)).body).toEqual({ Data: true })
    expect(codeOf(await answerTo(lobby.nobody(), id, 'Accept', token))).toBe(404721)
    expect([await listOwn(lobby.nobody(), token), await invited(admin)].flat()).not.toContainEqual(
      expect.objectContaining({ Id: id }),
    )
    const seen = JSON.stringify(await acts())
    expect(seen).toContain('members.decline')
    expect(seen).not.toContain('不想來的人')
    expect(seen).not.toContain(accountId)
    expect((await invite(admin, account, 'committee')).status).toBe(200)
  })

  it('is gone when it was withdrawn, and is no longer anybody’s to withdraw', async () => {
    const { account, token } = await person()
    const { id } = await invite(admin, account, 'committee')
    expect((await withdraw(admin, id)).status).toBe(200)
    expect(await listOwn(lobby.nobody(), token)).toEqual([])
    expect(codeOf(await answerTo(lobby.nobody(), id, 'Accept', token))).toBe(404721)
    expect(codeOf(await withdraw(admin, id))).toBe(404721)
  })

  it('accepted twice at once makes one member; accepted and withdrawn at once, one of the two', async () => {
    const item = await person()
    const twice = await invite(admin, item.account, 'desk')
    const both = await Promise.all([1, 2].map(() => answerTo(lobby.nobody(), twice.id, 'Accept', item.token)))
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 404])
    expect((await members()).filter((account) => account === item.account)).toHaveLength(1)
    for (let n = 0; n < 6; n++) {
      const { account, token } = await person()
      const { id } = await invite(admin, account, 'desk')
      const [accepted, withdrawn] = await Promise.all([
        answerTo(lobby.nobody(), id, 'Accept', token),
        withdraw(admin, id),
      ])
      expect([accepted.status, withdrawn.status].sort()).toEqual([200, 404])
      expect((await members()).includes(account)).toBe(accepted.status === 200)
    }
  })

  it('gives no more than whoever asks may give, and no longer than they may (R088)', async () => {
    const manager = await lobby.as('eip1')
    expect(codeOf(await invite(manager, 'auth_0987000001', 'manager'))).toBe(403005)
    const first = await lobby.as('auth_0912345678', '晴川社區')
    const { id: theirs } = await invite(first, 'auth_0987000002', 'admin')
    expect(codeOf(await withdraw(manager, theirs))).toBe(403005)
    const { account, token } = await person()
    const { id } = await invite(manager, account, 'desk')
    const path = `/api/v1/Account/Member/${castId('account', 'eip1')}`
    const version = async () =>
      (await first.get('/api/v1/Account/Member')).body.Data.find(
        (row: { Account: string }) => row.Account === 'eip1',
      ).Version
    await first.post(`${path}/Suspend`, { Version: await version(), Reason: '離職' })
    expect(await listOwn(lobby.nobody(), token)).toEqual([])
    expect(codeOf(await answerTo(lobby.nobody(), id, 'Accept', token))).toBe(404721)
    expect((await invited(first)).map((item) => item.Account)).not.toContain(account)
    expect((await invite(first, account, 'desk')).status).toBe(200)
    await first.post(`${path}/Restore`, { Version: await version() })
  })

  it('ends after 30 days, and is for names as accounts have them; nobody is asked to be a one-time account', async () => {
    const { account, token } = await person()
    const { id } = await invite(admin, account, 'desk')
    await lobby.owner.query(
      `update membership_invitation set invited_at = now() - interval '31 days', expires_at = now() - interval '1 day' where id = $1`,
      [id],
    )
    expect(codeOf(await answerTo(lobby.nobody(), id, 'Accept', token))).toBe(404721)
    expect(await listOwn(lobby.nobody(), token)).toEqual([])
    expect((await invite(admin, account, 'desk')).status).toBe(200)
    for (const wrong of ['auth_09', 'auth_0812345678', 'a b', '王小明'])
      expect(codeOf(await invite(admin, wrong, 'desk'))).toBe(400721)
    expect((await invite(admin, 'once1', 'oneTime')).status).toBe(400)
    expect(codeOf(await invite(admin, 'desk2', 'desk'))).toBe(409664)
  })

  it('leaves the password of a desk account its community’s until it is accepted, and afterwards nobody else’s', async () => {
    const home = await lobby.as('auth_0912345678', '晴川社區')
    const reset = async () => {
      const { body } = await home.get('/api/v1/Account/Member')
      const item = body.Data.find((row: { Account: string }) => row.Account === 'committee1')
      return home.post(`/api/v1/Account/Member/${item.AccountId}/Password`, { Version: item.Version })
    }
    const { id } = await invite(admin, 'committee1', 'committee')
    const token = await tokenOf(lobby, 'committee1')
    expect((await reset()).status).toBe(200)
    // Who signed in with the password before answers nothing any more.
    expect(codeOf(await answerTo(lobby.nobody(), id, 'Accept', token))).toBe(401102)
    // Somebody accepts at the same moment: the account is held and the membership is not yet to be seen.
    const accepting = await lobby.owner.connect()
    await accepting.query('begin')
    const account = "(select id from account where name = 'committee1')"
    await accepting.query(`select from account where id = ${account} for update`)
    await accepting.query(
      `insert into membership (community_id, account_id, role) values ($1, ${account}, 'committee')`,
      [castId('community', '松濤苑')],
    )
    const meanwhile = reset()
    const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'give_password'"
    await expect.poll(async () => (await lobby.owner.query(waiting)).rowCount).toBe(1)
    await accepting.query('commit')
    accepting.release()
    expect(codeOf(await meanwhile)).toBe(409666)
  })
})

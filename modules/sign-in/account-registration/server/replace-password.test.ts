import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let admin: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const base = '/api/v1/Account/Member'
const own = '櫃台後面那盆左手香最香'
const codeOf = (answer: Answer) => answer.body.ErrorMessage?.Code

async function open(account: string, Role = 'desk'): Promise<{ AccountId: string; given: string }> {
  const AccountId = newId()
  const ValidUntil = Role === 'oneTime' ? new Date(Date.now() + 3_600_000).toISOString() : null
  const opened = await admin.post(`${base}/New`, {
    AccountId,
    Account: account,
    Name: '邱敏慧',
    Role,
    ValidUntil,
  })
  return { AccountId, given: opened.body.Data.Password }
}
const check = async (Account: string, Password: string) =>
  (await lobby.nobody().post('/mvc/api/Login/CheckAccountPassword', { Account, Password })).body.Data
const communities = (Token: string) => lobby.nobody().post('/mvc/api/Login/GetCommunitysWithToken', { Token })
const replace = (Token: string, Password: string) =>
  lobby.nobody().post('/mvc/api/Login/NewPassword', { Token, Password })
const communityId = async () => (await admin.get('/api/v1/Account/Me')).body.Data.ComId

describe('a password that somebody else gave', () => {
  it('opens nothing until its person set their own; then only the own one signs in', async () => {
    const { given } = await open('desk11')
    const { Token, NeedsNewPassword } = await check('desk11', given)
    expect(NeedsNewPassword).toBe(true)
    const enter = { Token, ComId: await communityId() }
    const refused = await lobby.nobody().post('/mvc/api/Login/EnterCommunity', enter)
    expect([refused.status, refused.body.Message]).toEqual([
      401,
      '這組密碼是別人給的，請先登入並設定自己的密碼。',
    ])
    expect(codeOf(await communities(Token))).toBe(401641)

    const replaced = await replace(Token, own)
    expect(replaced.status).toBe(200)
    expect((await communities(replaced.body.Data.Token)).body.Data).toHaveLength(1)
    expect(codeOf(await communities(Token))).toBe(401102)
    expect(await check('desk11', given)).toBeUndefined()
    expect((await check('desk11', own)).NeedsNewPassword).toBe(false)
    const { rows } = await lobby.owner.query(
      "select account_name, to_jsonb(audit)::text as text from audit where action = 'accountRegistration.replacePassword'",
    )
    expect(rows.map((row) => row.account_name)).toEqual(['邱敏慧'])
    expect(rows[0].text).not.toContain(own)
  })

  it('is not kept by giving it again, and a weak one leaves the step as it was', async () => {
    const { given } = await open('desk12')
    const { Token } = await check('desk12', given)
    expect(codeOf(await replace(Token, given))).toBe(400648)
    expect((await replace(Token, 'short')).body.Message).toBe('密碼至少要 10 個字元。')
    expect(codeOf(await replace(Token, 'desk12desk12'))).toBe(400640)
    expect((await replace(Token, own)).status).toBe(200)
  })

  it('of two who set it at once, one did', async () => {
    const { given } = await open('desk13')
    const { Token } = await check('desk13', given)
    const both = await Promise.all([replace(Token, own), replace(Token, '另一句誰都猜不到的話')])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 401])
  })

  it('is nobody’s signature: its person is no second person at the desk', async () => {
    const { given } = await open('desk14')
    const { Token } = await check('desk14', given)
    const counted = await admin.post('/api/v1/CollectionPayment/Cash/Count', {
      CountId: newId(),
      Pieces: [],
      Reason: '交班點收',
      WitnessToken: Token,
    })
    expect([counted.status, codeOf(counted)]).toEqual([401, 401641])
  })

  it('given anew it ends what was half done with the one before, and is to be replaced again', async () => {
    const { AccountId, given } = await open('desk15')
    const replaced = await replace((await check('desk15', given)).Token, own)
    const half = replaced.body.Data.Token
    const member = (await admin.get(base)).body.Data.find(
      (row: { AccountId: string }) => row.AccountId === AccountId,
    )
    const again = await admin.post(`${base}/${AccountId}/Password`, { Version: member.Version })
    expect(codeOf(await communities(half))).toBe(401102)
    expect((await check('desk15', again.body.Data.Password)).NeedsNewPassword).toBe(true)
  })

  it('lasts for the turn of a one-time account, which sets none', async () => {
    const { given } = await open('turn11', 'oneTime')
    const { Token, NeedsNewPassword } = await check('turn11', given)
    expect(NeedsNewPassword).toBe(false)
    expect(codeOf(await replace(Token, own))).toBe(401102)
    expect((await communities(Token)).body.Data).toHaveLength(1)
  })
})

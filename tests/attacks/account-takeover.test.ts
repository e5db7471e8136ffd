import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import type { Desk } from '../setup/desk.ts'
import { answerTo, invite, invited, listOwn, loner, tokenOf } from '../setup/invitations.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { connectSms, type FakeProvider, fakeProvider } from '../setup/providers.ts'
import { ownPassword, sendCode, type SmsGateway, smsGateway } from '../setup/sms.ts'

/** A manager of 松濤苑 means harm, and has an SMS gateway; the victim is a manager of 晴川社區, and of no other community. */
let sms: SmsGateway
let gateway: FakeProvider
let lobby: Lobby
let attacker: Desk
const [here, there] = [castId('community', '晴川社區'), castId('community', '松濤苑')]
const victim = 'auth_0955123456'
const phone = victim.slice('auth_'.length)
const nobodyHas = 'auth_0955999999'

beforeAll(async () => {
  gateway = await fakeProvider({ status: 200, body: 'statuscode=1\nmsgid=7' })
  sms = await smsGateway()
  lobby = await startLobby({ env: sms.env })
  attacker = await lobby.as('auth_0912345678', '松濤苑')
  const id = await loner(lobby, victim, '周大同')
  await lobby.owner.query(
    `insert into membership (community_id, account_id, role, last_entered_at) values ($1, $2, 'manager', now())`,
    [here, id],
  )
  expect((await connectSms(attacker, gateway.url)).status).toBe(200)
})
afterAll(async () => {
  await lobby.close()
  await Promise.all([gateway.close(), sms.provider.close()])
})

const later = () =>
  lobby.owner.query("update phone_code set made_at = made_at - interval '1 day' where phone = $1", [phone])

/** Everything that 松濤苑 can ask of people, as one text. */
async function everythingSeen(): Promise<string> {
  const from = async (path: string) => JSON.stringify((await attacker.get(path)).body)
  const pages = await Promise.all(
    [
      '/api/v1/Account/Member',
      '/api/v1/Account/Member/Staff',
      '/api/v1/Account/Member/Record',
      '/api/v1/Account/Invitation',
      '/api/v1/Audit',
      '/api/v1/Audit/Choices',
      '/core/api/AuthorizationAccounts/PassiveUse/Alert',
      '/api/v1/Search?Text=周大同',
      `/api/v1/Search?Text=${phone}`,
    ].map(from),
  )
  return pages.join('\n')
}

describe('taking over an account through a community', () => {
  it('codes of a member’s account never go through the gateway of a community, whatever they are for', async () => {
    await lobby.owner.query(
      `insert into membership (community_id, account_id, role) values ($1, $2, 'manager')`,
      [there, castId('account', victim)],
    )
    for (const purpose of ['signIn', 'reset', 'register']) {
      const before = sms.textsTo(phone).length
      expect((await sendCode(lobby.nobody(), phone, purpose)).status).toBe(200)
      await expect.poll(() => sms.textsTo(phone).length).toBe(before + 1)
      await later()
    }
    expect(gateway.asked).toEqual([])
    await lobby.owner.query('delete from membership where community_id = $1 and account_id = $2', [
      there,
      castId('account', victim),
    ])
  })

  it('an installation without a gateway says that it sends no codes, and a community’s gateway is none', async () => {
    const bare = await startLobby({ env: { PRIVATE_HOSTS: '1', TRUST_PROXY: '1', LOBBY_DEMO: '' } })
    await bare.owner.query(
      "update account set is_demo = false where name in ('auth_0912345678', 'desk1', 'desk2')",
    )
    const manager = await bare.as('auth_0912345678', '松濤苑')
    expect((await connectSms(manager, gateway.url)).status).toBe(200)
    expect((await bare.nobody().get('/api/v1/Account/PhoneCode')).body.Data).toEqual({ CanSend: false })
    for (const purpose of ['signIn', 'reset', 'register']) {
      const answer = await sendCode(bare.nobody(), '0912345678', purpose)
      expect([answer.status, answer.body.ErrorMessage.Code]).toEqual([503, 503641])
    }
    const change = await manager.post('/api/v1/Account/Info/Phone/Code', {
      Mobile: '0955000001',
      Password: 'lobby-demo',
    })
    expect(change.body.ErrorMessage.Code).toBe(503641)
    await bare.close()
    expect(gateway.asked).toEqual([])
  })

  it('an invitation tells nothing of the account: one that nobody has looks and answers the same', async () => {
    const [real, none] = [
      await invite(attacker, victim, 'committee'),
      await invite(attacker, nobodyHas, 'committee'),
    ]
    expect([real.status, real.body]).toEqual([200, { Data: true }])
    expect([none.status, none.body]).toEqual([real.status, real.body])
    for (const again of [victim, nobodyHas])
      expect((await invite(attacker, again, 'desk')).body.ErrorMessage.Code).toBe(409721)
    const rows = await invited(attacker)
    const shape = (account: string) => {
      const {
        Id: _,
        InvitedAt: __,
        ExpiresAt: ___,
        Account,
        ...rest
      } = rows.find((row) => row.Account === account) ?? {}
      return { named: Account === account, rest }
    }
    expect(shape(victim)).toEqual(shape(nobodyHas))
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'Account',
      'ExpiresAt',
      'Id',
      'InvitedAt',
      'InvitedBy',
      'Role',
    ])
    const seen = await everythingSeen()
    expect(seen).toContain(victim)
    expect(seen).not.toContain('周')
    expect(seen).not.toContain(castId('account', victim))
  })

  it('whoever was invited counts for nothing: not changed, suspended, removed, nor given a password', async () => {
    const id = castId('account', victim)
    const path = `/api/v1/Account/Member/${id}`
    for (const answer of [
      await attacker.put(`${path}/Role`, { Version: 1, Role: 'desk' }),
      await attacker.post(`${path}/Suspend`, { Version: 1, Reason: '-' }),
      await attacker.post(`${path}/Remove`, { Version: 1, Reason: '-' }),
      await attacker.post(`${path}/Password`, { Version: 1 }),
    ])
      expect([answer.status, answer.body.ErrorMessage.Code]).toEqual([404, 404661])
    const Token = await tokenOf(lobby, victim)
    const may = await lobby.nobody().post('/mvc/api/Login/GetCommunitysWithToken', { Token })
    expect(may.body.Data.map((row: { CommunityName: string }) => row.CommunityName)).toEqual(['晴川社區'])
    const entered = await lobby.nobody().post('/mvc/api/Login/EnterCommunity', { Token, ComId: there })
    expect(entered.body.ErrorMessage.Code).toBe(404101)
  })

  it('the victim’s codes still arrive at the victim alone, and the attacker answers no invitation for them', async () => {
    const before = sms.textsTo(phone).length
    expect((await sendCode(lobby.nobody(), phone, 'signIn')).status).toBe(200)
    await expect.poll(() => sms.textsTo(phone).length).toBe(before + 1)
    expect(gateway.asked).toEqual([])
    const asked = (await invited(attacker)).find((item) => item.Account === victim)
    for (const answer of [
      await answerTo(attacker, String(asked?.Id), 'Accept'),
      await answerTo(lobby.nobody(), String(asked?.Id), 'Accept'),
      await answerTo(lobby.nobody(), String(asked?.Id), 'Accept', 'a-token-of-nobody'),
      await answerTo(attacker, String(asked?.Id), 'Decline'),
    ])
      expect([401, 404]).toContain(answer.status)
    expect((await listOwn(lobby.nobody(), await tokenOf(lobby, victim))).map((row) => row.Id)).toEqual([
      asked?.Id,
    ])
  })

  it('a number that registers later finds what asks it, and nobody who opens a desk account of an invited name does', async () => {
    await invite(attacker, 'night.desk', 'admin')
    const manager = await lobby.as('auth_0912345678', '晴川社區')
    const opened = await manager.post('/api/v1/Account/Member/New', {
      AccountId: crypto.randomUUID(),
      Account: 'night.desk',
      Name: '某人',
      Role: 'desk',
      ValidUntil: null,
    })
    const given = await lobby.nobody().post('/mvc/api/Login/CheckAccountPassword', {
      Account: 'night.desk',
      Password: opened.body.Data.Password,
    })
    const { Token } = given.body.Data
    // With a password that somebody gave nobody answers anything.
    const early = await lobby.nobody().post('/api/v1/Account/Invitation/Own', { Token })
    expect(early.body.ErrorMessage.Code).toBe(401641)
    const own = await lobby.nobody().post('/mvc/api/Login/NewPassword', { Token, Password: ownPassword })
    expect(await listOwn(lobby.nobody(), own.body.Data.Token)).toEqual([])

    const number = nobodyHas.slice('auth_'.length)
    const { CodeId } = (await sendCode(lobby.nobody(), number, 'register')).body.Data
    const made = await lobby.nobody().post('/api/v1/Account/Register', {
      CodeId,
      Code: await sms.codeTo(number),
      Name: '後來註冊的人',
      Password: ownPassword,
      Consent: 1,
    })
    const found = await listOwn(lobby.nobody(), made.body.Data.Token)
    expect(found.map(({ CommunityName, Role }) => [CommunityName, Role])).toEqual([['松濤苑', 'committee']])
    expect(await everythingSeen()).not.toContain('後來註冊的人')
  })
})

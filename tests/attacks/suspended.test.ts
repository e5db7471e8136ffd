import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { newId } from '#platform/contract/new-id.ts'
import { uploadBy, uploadForm, uploadTokenOf, picture } from '#modules/keeping/files/server/sample-upload.ts'
import { eventsPath } from '#platform/server/socket.ts'
import { witnessToken } from '../setup/deposits.ts'
import { type Answer, Desk } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { signedInAs, type TestManager } from '../setup/manager-accounts.ts'
import { operatorDesk } from '../setup/operator-desk.ts'
import { letIn, signInByTicket, testPortal } from '../setup/portal.ts'
import { sendCode, type SmsGateway, smsGateway } from '../setup/sms.ts'

let lobby: Lobby
let sms: SmsGateway
let admin: Desk
let operator: Desk
beforeAll(async () => {
  sms = await smsGateway()
  lobby = await startLobby({ env: sms.env })
  admin = await lobby.as('auth_0912345678', '晴川社區')
  operator = await operatorDesk(lobby)
})
afterAll(async () => {
  await lobby.close()
  await sms.provider.close()
})

const Reason = '社區來信'
const codeOf = ({ body }: Answer) => body.ErrorMessage?.Code

async function byCommunity({ id }: { id: string }): Promise<void> {
  const listed = (await admin.get('/api/v1/Account/Member')).body.Data
  const { Version } = listed.find((item: { AccountId: string }) => item.AccountId === id)
  const { status } = await admin.post(`/api/v1/Account/Member/${id}/Suspend`, { Version, Reason })
  expect(status).toBe(200)
}
async function byOperator({ id }: { id: string }): Promise<void> {
  expect((await operator.post(`/api/v1/Operator/Account/${id}/Suspend`, { Reason })).status).toBe(200)
}
const ways = [
  ['the community', byCommunity],
  ['the operator', byOperator],
] as const

const password = ({ account }: TestManager) =>
  lobby.nobody().post('/mvc/api/Login/CheckAccountPassword', { Account: account, Password: 'lobby-demo' })

describe.each(ways)('whoever was suspended by %s', (_, suspend) => {
  it('does nothing with a session, a retry, an upload token or a link that they had', async () => {
    const item = await signedInAs(lobby, 'manager')
    const { desk } = item
    const key = { 'idempotency-key': newId() }
    const mark = () => desk.post('/api/v1/CommunityOpening', { Role: 'desk', Days: 1 }, key)
    await mark()
    const path = await uploadBy(desk)
    const token = await uploadTokenOf(desk)
    const link = (await desk.get('/api/v1/Files/Link', { Path: path })).body.Data.Url
    expect((await lobby.nobody().get(link)).status).toBe(200)
    const open = async (cookie: boolean) => {
      const caller = new Desk(lobby.url)
      caller.cookies = cookie ? desk.cookies : new Map()
      caller.accessToken = cookie ? '' : desk.accessToken
      return (await caller.get('/api/v1/Account/Me')).status
    }
    await suspend(item)
    // Every process hears of it by a notification, and within a second in any case.
    await expect.poll(() => open(true), { timeout: 1500, interval: 20 }).toBe(401)
    expect(await open(false)).toBe(401)
    expect((await mark()).status).toBe(401)
    expect((await desk.refresh()).status).toBe(401)
    expect((await desk.post('/api/v1/Files/webcam', uploadForm(token, picture))).status).toBe(401)
    expect((await lobby.nobody().get(link)).status).toBe(404)
  })

  it('hears nothing more on a socket', async () => {
    const item = await signedInAs(lobby, 'desk')
    const cookie = [...item.desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const socket = new WebSocket(lobby.url.replace('http', 'ws') + eventsPath, {
      headers: { cookie, 'user-agent': 'node' },
    })
    await once(socket, 'message')
    const closed = once(socket, 'close')
    await suspend(item)
    expect((await closed)[0]).toBe(4401)
  })

  it('is no second person at a count of cash, with a password typed before or after', async () => {
    const item = await signedInAs(lobby, 'desk')
    const desk = await lobby.as('desk1')
    const early = await witnessToken(desk, item.account)
    await suspend(item)
    const late = await witnessToken(desk, item.account).catch(() => 'none at all')
    for (const WitnessToken of [early, late]) {
      const counted = await desk.post('/api/v1/CollectionPayment/Cash/Count', {
        CountId: newId(),
        Pieces: [{ Denomination: 1, Count: 1 }],
        Reason,
        WitnessToken,
      })
      expect(counted.status).not.toBe(200)
      expect([401102, 403646]).toContain(codeOf(counted))
    }
  })

  it('enters the community no more, by a step of signing in that was half done either', async () => {
    const item = await signedInAs(lobby, 'desk')
    const { Token } = (await password(item)).body.Data
    await suspend(item)
    const entered = await lobby.nobody().post('/mvc/api/Login/EnterCommunity', {
      Token,
      ComId: admin.info.ComId,
    })
    expect(entered.status).not.toBe(200)
    expect((await password(item)).status).toBe(suspend === byOperator ? 409 : 200)
  })

  it('leaves no way in behind: a code that they made opens nothing, and their QR code shows nobody', async () => {
    const item = await signedInAs(lobby, 'admin')
    const { Sn } = (await item.desk.post('/api/v1/CommunityOpening', { Role: 'admin', Days: 30 })).body.Data
    const { Token } = (await item.desk.get('/core/api/ManagerIdentifier/Token')).body.Data
    await suspend(item)
    expect(codeOf(await lobby.nobody().post('/core/api/AuthorizationSn/UseSnOpenAccount', { Sn }))).toBe(
      409652,
    )
    expect(codeOf(await admin.post('/api/v1/ManagerIdentifier/Verify', { Token }))).toBe(409688)
  })
})

describe('an account that the operator suspended', () => {
  it('gets no new password by a code, and no sign-in by one', async () => {
    const item = await signedInAs(lobby, 'desk')
    const phone = item.account.replace('auth_', '')
    const hash = async () =>
      (await lobby.owner.query('select password_hash from account where id = $1', [item.id])).rows[0]
    const before = await hash()
    await byOperator(item)
    const ask = async (Purpose: string) => {
      const { CodeId } = (await sendCode(lobby.nobody(), phone, Purpose)).body.Data
      return { CodeId, Code: await sms.codeTo(phone) }
    }
    const reset = { ...(await ask('reset')), Password: '一組很長很長的新密碼' }
    expect(codeOf(await lobby.nobody().post('/api/v1/Account/ResetPassword', reset))).toBe(409643)
    expect(await hash()).toEqual(before)
    await lobby.owner.query("update phone_code set made_at = made_at - interval '2 minutes'")
    sms.provider.asked.length = 0
    const signIn = await lobby.nobody().post('/mvc/api/Login/CheckPhoneCode', await ask('signIn'))
    expect(codeOf(signIn)).toBe(409643)
  })

  it('comes in by no ticket of a portal', async () => {
    const portal = testPortal()
    await letIn(admin, portal, 'desk')
    const come = async () => signInByTicket(lobby.nobody(), await portal.ticket())
    expect((await come()).status).toBe(200)
    const { rows } = await lobby.owner.query('select id from account where portal_id = $1', [portal.id])
    await byOperator(rows[0])
    expect(codeOf(await come())).toBe(409643)
  })
})

describe('the second person of a count', () => {
  it('is nobody whose role the community took counting from', async () => {
    const item = await signedInAs(lobby, 'desk')
    const change = { Role: 'desk', Permission: 'cash.count', Allowed: false, Seen: true }
    expect((await admin.put('/api/v1/Account/Permission', { Changes: [change] })).status).toBe(200)
    const counted = await admin.post('/api/v1/CollectionPayment/Cash/Count', {
      CountId: newId(),
      Pieces: [{ Denomination: 1, Count: 1 }],
      Reason,
      WitnessToken: await witnessToken(admin, item.account),
    })
    expect(codeOf(counted)).toBe(403401)
  })
})

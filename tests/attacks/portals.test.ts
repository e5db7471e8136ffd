import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { letIn, signInByTicket, testPortal } from '../setup/portal.ts'
import { enterWith } from '../setup/sms.ts'

let lobby: Lobby
let admin: Desk
let elsewhere: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  elsewhere = await lobby.as('auth_0912345678', '松濤苑')
})
afterAll(() => lobby.close())

const codeOf = (answer: Answer) => answer.body.ErrorMessage?.Code
const come = (ticket: string) => signInByTicket(lobby.nobody(), ticket)
const accountsOf = async (portalId: string) =>
  (await lobby.owner.query('select id, name from account where portal_id = $1', [portalId])).rows
const now = () => Math.floor(Date.now() / 1000)

describe('the person of a ticket', () => {
  it('is the same in capitals and small letters: one account, and no refusal', async () => {
    const portal = testPortal()
    await letIn(admin, portal)
    for (const sub of ['Wen.Bin@Co', 'wen.bin@co', 'WEN.BIN@CO'])
      expect((await come(await portal.ticket({ sub }))).status).toBe(200)
    const together = await Promise.all(
      ['New.One', 'new.one', 'NEW.ONE'].map(async (sub) => come(await portal.ticket({ sub }))),
    )
    expect(together.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await accountsOf(portal.id)).toHaveLength(2)
  })

  it('of another portal is another one, however alike the ends of the two portals’ ids are', async () => {
    const ours = testPortal()
    const alike = testPortal(newId().slice(0, -6) + ours.id.slice(-6))
    await letIn(elsewhere, alike)
    await come(await alike.ticket())
    await letIn(admin, ours)
    const step = await come(await ours.ticket())
    expect(step.status).toBe(200)
    const entered = await enterWith(lobby.nobody(), step.body.Data.Token)
    expect(entered.body.Data.CommunityName).toBe('晴川社區')
    expect(await accountsOf(ours.id)).toHaveLength(1)
  })

  it('is never said by the key of another community that took the same id for its portal', async () => {
    const ours = testPortal()
    const forged = testPortal(ours.id)
    await letIn(admin, ours)
    expect((await come(await ours.ticket())).status).toBe(200)
    const taken = await letIn(elsewhere, forged)
    expect(codeOf(taken)).toBe(409731)
    expect(codeOf(await come(await forged.ticket()))).toBe(401655)
    expect((await come(await ours.ticket())).status).toBe(200)
  })
})

describe('the times of a ticket', () => {
  const portal = testPortal()
  beforeAll(async () => {
    await letIn(admin, portal)
  })

  it.each([
    ['lives longer than five minutes', () => ({ exp: now() + 301 })],
    ['lives for ever', () => ({ exp: 1e300 })],
    ['ended before it began', () => ({ iat: now() + 30, exp: now() + 20 })],
    ['begins in the future', () => ({ iat: now() + 120, exp: now() + 300 })],
    ['is not good before later', () => ({ nbf: now() + 120 })],
    ['says no time at which it was made', () => ({ iat: undefined })],
    ['says no end', () => ({ exp: undefined })],
    ['was made long ago', () => ({ iat: now() - 600, exp: now() + 60 })],
  ])('one that %s is refused', async (_, claims) => {
    expect(codeOf(await come(await portal.ticket(claims())))).toBe(401655)
  })

  it('one with clocks a minute apart is taken, and once only for as long as it could be', async () => {
    const late = await portal.ticket({ iat: now() - 320, exp: now() - 30 })
    expect((await come(late)).status).toBe(200)
    expect(codeOf(await come(late))).toBe(401656)
    const { rows } = await lobby.owner.query(
      `select count(*) filter (where expires_at < now() + interval '1 minute') as early,
         count(*) filter (where expires_at > now() + interval '1 day') as late from enterprise_ticket`,
    )
    expect(rows).toEqual([{ early: 0, late: 0 }])
  })
})

describe('a ticket and what the community decided of its person', () => {
  const portal = testPortal()
  const sub = 'E7'
  const member = async () =>
    (await admin.get('/api/v1/Account/Member')).body.Data.find(
      ({ Account }: { Account: string }) =>
        Account.startsWith('eip_') && Account.toLowerCase().endsWith('_e7'),
    )
  beforeAll(async () => {
    await letIn(admin, portal, 'desk')
    await come(await portal.ticket({ sub }))
  })

  it('changes nothing of the role that an admin gave since', async () => {
    const { AccountId, Version } = await member()
    await admin.put(`/api/v1/Account/Member/${AccountId}/Role`, { Version, Role: 'committee' })
    expect((await come(await portal.ticket({ sub }))).status).toBe(200)
    expect(await member()).toMatchObject({ Role: 'committee' })
  })

  it('opens nothing to somebody who is suspended there', async () => {
    const { AccountId, Version } = await member()
    await admin.post(`/api/v1/Account/Member/${AccountId}/Suspend`, { Version, Reason: '離職' })
    const step = await come(await portal.ticket({ sub }))
    expect((await enterWith(lobby.nobody(), step.body.Data?.Token)).status).not.toBe(200)
    expect((await member()).SuspendedAt).not.toBeNull()
  })
})

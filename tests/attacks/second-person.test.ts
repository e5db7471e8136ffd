import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '../setup/desk.ts'
import { answerTo, invite, loner, tokenOf } from '../setup/invitations.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { join, newManager, signedInAs } from '../setup/manager-accounts.ts'
import { letIn, signInByTicket, testPortal } from '../setup/portal.ts'

let lobby: Lobby
let admin: Desk
/** Whoever asks for a refund and would be its second person as well; may also make codes and let portals in. */
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  await give('manager', 'communityOpenings.issue')
  await give('manager', 'enterprisePortals.change')
  manager = (await signedInAs(lobby, 'manager')).desk
})
afterAll(() => lobby.close())

const notHighest = 403005
const outcome = ({ status, body }: Answer) => (status === 200 ? 'done' : body.ErrorMessage.Code)
const members = '/api/v1/Account/Member'
async function decide(Role: string, Permission: string, Allowed: boolean) {
  const Changes = [{ Role, Permission, Allowed, Seen: !Allowed }]
  expect((await admin.put('/api/v1/Account/Permission', { Changes })).status).toBe(200)
}
const give = (role: string, permission: string) => decide(role, permission, true)
const take = (role: string, permission: string) => decide(role, permission, false)
let made = 0
async function open(by: Desk, Role: string): Promise<[string, string]> {
  const AccountId = newId()
  const account = { AccountId, Account: `second.${++made}`, Name: '沈二', Role, ValidUntil: null }
  return [outcome(await by.post(`${members}/New`, account)), AccountId]
}
const acts = (id: string, Version: number): [string, () => Promise<Answer>][] => [
  ['password', () => manager.post(`${members}/${id}/Password`, { Version })],
  ['role', () => manager.put(`${members}/${id}/Role`, { Version, Role: 'desk' })],
  ['suspend', () => manager.post(`${members}/${id}/Suspend`, { Version, Reason: '離職' })],
  ['restore', () => manager.post(`${members}/${id}/Restore`, { Version })],
  ['remove', () => manager.post(`${members}/${id}/Remove`, { Version, Reason: '離職' })],
]
const handled = async (desk: Desk) => (await desk.get('/api/v1/Account/Me')).body.Data.Handles
/** A change of rights is told to the process that serves the next request: until then the matrix before holds. */
const handles = (roles: readonly string[]) =>
  expect.poll(() => handled(manager), { timeout: 20_000 }).toEqual(roles)
const memberships = async (Account: string) =>
  (
    await lobby.owner.query(
      'select m.role from membership m join account a on a.id = m.account_id where a.name = $1',
      [Account],
    )
  ).rows

describe('whoever approves money as a second person is made by an admin alone (R088)', () => {
  it('a manager neither opens nor raises nor asks one, makes no code and no portal for one', async () => {
    expect((await open(manager, 'committee'))[0]).toBe(notHighest)
    const [, desk] = await open(manager, 'desk')
    const raise = (by: Desk) => by.put(`${members}/${desk}/Role`, { Version: 1, Role: 'committee' })
    expect(outcome(await raise(manager))).toBe(notHighest)
    expect(outcome(await invite(manager, 'auth_0955999001', 'committee'))).toBe(notHighest)
    const code = { Role: 'committee', Days: 1 }
    expect(outcome(await manager.post('/api/v1/CommunityOpening', code))).toBe(notHighest)
    expect(outcome(await letIn(manager, testPortal(), 'committee'))).toBe(notHighest)
    expect(outcome(await raise(admin))).toBe('done')
  })

  it('nor gets into the account of one: by another password, by another role, by suspending, restoring and removing it', async () => {
    const [opened, id] = await open(admin, 'committee')
    expect(opened).toBe('done')
    for (const [act, attempt] of acts(id, 1))
      expect([act, outcome(await attempt())]).toEqual([act, notHighest])
    expect(outcome(await admin.post(`${members}/${id}/Password`, { Version: 1 }))).toBe('done')
  })

  it('by what the role may in this community, and not by its name; each person is told whose accounts are theirs', async () => {
    await handles(['desk', 'oneTime'])
    await take('committee', 'payments.approve')
    await handles(['desk', 'oneTime'])
    await take('committee', 'collecting.approve')
    await handles(['desk', 'committee', 'oneTime'])
    expect((await open(manager, 'committee'))[0]).toBe('done')
    await give('committee', 'collecting.approve')
    await give('desk', 'payments.approve')
    await handles(['oneTime'])
    expect((await open(manager, 'desk'))[0]).toBe(notHighest)
    expect(await handled(admin)).toEqual(['admin', 'manager', 'treasurer', 'desk', 'committee', 'oneTime'])
    await take('desk', 'payments.approve')
  })

  it('and so is whoever asks them for it: a manager makes no treasurer, whose refund they would approve themselves', async () => {
    expect((await open(manager, 'treasurer'))[0]).toBe(notHighest)
    expect(outcome(await invite(manager, 'auth_0955999002', 'treasurer'))).toBe(notHighest)
    const code = { Role: 'treasurer', Days: 1 }
    expect(outcome(await manager.post('/api/v1/CommunityOpening', code))).toBe(notHighest)
    expect(outcome(await letIn(manager, testPortal(), 'treasurer'))).toBe(notHighest)
    const [opened, id] = await open(admin, 'treasurer')
    expect(opened).toBe('done')
    for (const [act, attempt] of acts(id, 1))
      expect([act, outcome(await attempt())]).toEqual([act, notHighest])
    await give('desk', 'payments.refund')
    await handles(['oneTime'])
    expect((await open(manager, 'desk'))[0]).toBe(notHighest)
    await take('desk', 'payments.refund')
    await handles(['desk', 'oneTime'])
  })

  it('nor by what was made before the role could approve: an invitation, a code, a portal give nobody new the role then', async () => {
    await loner(lobby, 'auth_0955777001', '邱二')
    const invitation = await invite(manager, 'auth_0955777001', 'desk')
    const { Sn } = (await manager.post('/api/v1/CommunityOpening', { Role: 'desk', Days: 1 })).body.Data
    const portal = testPortal()
    expect(outcome(await letIn(manager, portal, 'desk'))).toBe('done')
    await signInByTicket(lobby.nobody(), await portal.ticket({ sub: 'before' }))
    await give('desk', 'collecting.approve')
    await handles(['oneTime'])
    const token = await tokenOf(lobby, 'auth_0955777001')
    expect(outcome(await answerTo(lobby.nobody(), invitation.id, 'Accept', token))).toBe(404721)
    const elsewhere = await newManager(lobby)
    await join(lobby, elsewhere, 'desk', '松濤苑')
    const person = await lobby.as(elsewhere.account)
    expect(outcome(await person.post('/core/api/AuthorizationSn/UseSnOpenAccount', { Sn }))).toBe(409652)
    await signInByTicket(lobby.nobody(), await portal.ticket({ sub: 'after' }))
    const { rows } = await lobby.owner.query(
      `select a.portal_subject as who, count(m.role)::int as count from account a left join membership m on m.account_id = a.id
       where a.portal_id = $1 group by 1 order by 1`,
      [portal.id],
    )
    expect(rows).toEqual([
      { who: 'after', count: 0 },
      { who: 'before', count: 1 },
    ])
    expect(await memberships('auth_0955777001')).toEqual([])
    await take('desk', 'collecting.approve')
    await handles(['desk', 'oneTime'])
    await expect
      .poll(async () => outcome(await answerTo(lobby.nobody(), invitation.id, 'Accept', token)), {
        timeout: 20_000,
      })
      .toBe('done')
  })
})

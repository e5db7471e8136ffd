import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { signedInAs } from '../setup/manager-accounts.ts'
import { letIn, signInByTicket, testPortal } from '../setup/portal.ts'

let lobby: Lobby
let admin: Desk
let manager: Desk
let desk: Desk
/** Permissions that hand rights out, as a community may give them to others by its matrix. */
const handed = ['communityOpenings.issue', 'enterprisePortals.change']
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  const Changes = handed.flatMap((Permission) =>
    ['manager', 'desk'].map((Role) => ({ Role, Permission, Allowed: true, Seen: false })),
  )
  expect((await admin.put('/api/v1/Account/Permission', { Changes })).status).toBe(200)
  manager = (await signedInAs(lobby, 'manager')).desk
  desk = (await signedInAs(lobby, 'desk')).desk
})
afterAll(() => lobby.close())

const outcome = ({ status, body }: Answer) => (status === 200 ? 'given' : body.ErrorMessage.Code)
const notHighest = 403005
const issue = (by: Desk, Role: string) => by.post('/api/v1/CommunityOpening', { Role, Days: 1 })

describe('whoever may hand rights out hands out no more than they decide over (R088)', () => {
  it.each([
    ['admin', notHighest],
    ['manager', notHighest],
    ['desk', 'given'],
    ['committee', notHighest],
  ])('a manager with activation codes, for %s', async (role, expected) => {
    expect(outcome(await issue(manager, role))).toBe(expected)
    expect(outcome(await issue(desk, role))).toBe(notHighest)
  })

  it.each([
    ['manager', notHighest],
    ['desk', 'given'],
    ['committee', notHighest],
  ])('a manager with enterprise portals, for %s', async (role, expected) => {
    expect(outcome(await letIn(manager, testPortal(), role))).toBe(expected)
    expect(outcome(await letIn(desk, testPortal(), role))).toBe(notHighest)
  })

  it('nor takes away what was beyond them: an admin’s code, a portal of managers, one from which an admin came', async () => {
    const { Id } = (await issue(admin, 'admin')).body.Data
    expect(outcome(await manager.post(`/api/v1/CommunityOpening/${Id}/Revoke`))).toBe(notHighest)
    const managers = testPortal()
    await letIn(admin, managers, 'manager')
    expect(outcome(await manager.post(`/api/v1/EnterprisePortal/${managers.id}/Close`))).toBe(notHighest)
    const desks = testPortal()
    await letIn(admin, desks, 'desk')
    await signInByTicket(lobby.nobody(), await desks.ticket())
    const { rows } = await lobby.owner.query('select id from account where portal_id = $1', [desks.id])
    const path = `/api/v1/Account/Member/${rows[0].id}/Role`
    expect((await admin.put(path, { Version: 1, Role: 'admin' })).status).toBe(200)
    expect(outcome(await manager.post(`/api/v1/EnterprisePortal/${desks.id}/Close`))).toBe(notHighest)
  })

  it('a manager gives and takes the undo of a hand-over by the same measure', async () => {
    const save = async (by: Desk, UndoRoles: string[]) => {
      const { Version } = (await admin.get('/api/v1/Postal/Setting')).body.Data.Receiving
      const chosen = { Signature: 'ask', NoteTemplates: ['家人代領', '已核對證件'], UndoRoles, Version }
      return outcome(await by.put('/api/v1/Postal/Setting/Receiving', chosen))
    }
    expect(await save(manager, ['admin', 'desk', 'oneTime'])).toBe(notHighest)
    expect(await save(manager, ['admin', 'manager', 'committee'])).toBe('given')
    expect(await save(admin, ['admin'])).toBe('given')
    expect(await save(manager, ['admin', 'manager'])).toBe(notHighest)
  })

  it('a code gives nothing once its maker may not give that any more', async () => {
    const maker = await signedInAs(lobby, 'admin')
    const { Sn } = (await issue(maker.desk, 'admin')).body.Data
    const path = `/api/v1/Account/Member/${maker.id}/Role`
    expect((await admin.put(path, { Version: 1, Role: 'manager' })).status).toBe(200)
    const opened = await lobby.nobody().post('/core/api/AuthorizationSn/UseSnOpenAccount', { Sn })
    expect(outcome(opened)).toBe(409652)
  })

  it('members and the matrix are not handed out at all: the community cannot give who decides to another role', async () => {
    for (const Permission of ['members.change', 'permissions.change', 'communities.changeFeatures']) {
      const Changes = [{ Role: 'desk', Permission, Allowed: true, Seen: false }]
      expect((await admin.put('/api/v1/Account/Permission', { Changes })).status).toBe(400)
    }
    const opened = (Role: string) =>
      manager.post('/api/v1/Account/Member/New', {
        AccountId: newId(),
        Account: `night.${Role.toLowerCase()}`,
        Name: '夜班',
        Role,
        ValidUntil: null,
      })
    expect(outcome(await opened('manager'))).toBe(notHighest)
    expect(outcome(await opened('admin'))).toBe(notHighest)
    expect(outcome(await opened('desk'))).toBe('given')
  })
})

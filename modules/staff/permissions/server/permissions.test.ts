import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declared } from '#apps/server/modules.ts'
import { roles } from '#platform/contract/access.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { effectivePermissions, mayDeviate } from '../effective.ts'

let lobby: Lobby
let other: Lobby
let admin: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  admin = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const path = '/api/v1/Account/Permission'
const wish = (Role: string, Permission: string, Allowed: boolean) => ({
  Role,
  Permission,
  Allowed,
  Seen: !Allowed,
})
const change = (...Changes: ReturnType<typeof wish>[]) => admin.put(path, { Changes })
/** An empty registration: 400 for whoever may register, 403 for all others. */
const mayRegister = () => desk.post('/api/v1/Postal', {})
const may = async (who: Desk): Promise<string[]> =>
  (await who.get('/api/v1/Account/Me')).body.Data.Permissions

describe('what a role may in a community', () => {
  it('is as the modules declare until somebody changes it', async () => {
    const { body } = await admin.get(path)
    expect(body.Data.map((row: { Permission: string }) => row.Permission)).toEqual(
      Object.keys(declared.permissions),
    )
    expect(
      body.Data.flatMap((row: { Cells: { IsDefault: boolean }[] }) => row.Cells).every(
        (cell: { IsDefault: boolean }) => cell.IsDefault,
      ),
    ).toBe(true)
  })

  it('taken from the desk it is refused at the next call, given back it works again, and both are on record', async () => {
    const before = (await mayRegister()).status
    expect(before).toBe(400)
    expect((await change(wish('desk', 'packages.register', false))).status).toBe(200)
    await expect.poll(async () => (await mayRegister()).body?.ErrorMessage?.Code).toBe(403001)
    expect(await may(desk)).not.toContain('packages.register')
    expect((await change(wish('desk', 'packages.register', true))).status).toBe(200)
    await expect.poll(async () => (await mayRegister()).status).toBe(400)
    const { rows } = await lobby.owner.query(
      "select before, after from audit where action = 'permissions.change' order by at, id",
    )
    expect(rows).toEqual([
      {
        before: { role: 'desk', permission: 'packages.register', allowed: true },
        after: { role: 'desk', permission: 'packages.register', allowed: false },
      },
      {
        before: { role: 'desk', permission: 'packages.register', allowed: false },
        after: { role: 'desk', permission: 'packages.register', allowed: true },
      },
    ])
  })

  it('holds at once in every process of the product, and in this community only', async () => {
    other = await startLobby({ over: { connection: lobby.connection, url: '', drop: async () => undefined } })
    const elsewhere = await other.as('desk2', '松濤苑')
    const there = await other.as('desk1')
    expect(await may(there)).toContain('packages.register')
    await change(wish('desk', 'packages.register', false))
    await expect.poll(async () => (await may(there)).includes('packages.register')).toBe(false)
    expect(await may(elsewhere)).toContain('packages.register')
    await change(wish('desk', 'packages.register', true))
    await other.close()
  })

  it('is decided by the highest authority alone: 您並非最高權限管理者，無法進行此操作 (R088)', async () => {
    const manager = await lobby.as('eip1')
    expect((await manager.get(path)).status).toBe(200)
    const refused = await manager.put(path, { Changes: [wish('desk', 'packages.register', false)] })
    expect([refused.status, refused.body.Message]).toEqual([403, '您並非最高權限管理者，無法進行此操作'])
    expect((await desk.put(path, { Changes: [wish('desk', 'exports.use', false)] })).body.Message).toBe(
      '您並非最高權限管理者，無法進行此操作',
    )
    expect((await (await lobby.as('once1')).get(path)).status).toBe(403)
  })

  it('never locks a community out, never gives unmasked data to a role that lacks it, and changes all or nothing', async () => {
    for (const item of [
      wish('admin', 'permissions.change', false),
      wish('admin', 'members.change', false),
      wish('admin', 'audit.view', false),
      wish('manager', 'permissions.change', true),
    ])
      expect((await change(wish('desk', 'packages.register', false), item)).status).toBe(400)
    const given = await change(wish('desk', 'residents.unmask', true))
    expect(given.body.ErrorMessage.Code).toBe(400665)
    expect((await change(wish('desk', 'nothing.here', true))).body.ErrorMessage.Code).toBe(404663)
    expect((await mayRegister()).status).toBe(400)
  })

  it('of two who change one thing at once the second reads that it was changed', async () => {
    const both = await Promise.all([
      change(wish('committee', 'exports.use', false)),
      change(wish('committee', 'exports.use', false)),
    ])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
  })

  it('rows that no screen would write change nothing that is fixed', () => {
    for (const role of roles) {
      const all = Object.keys(declared.permissions)
      const nothing = effectivePermissions(
        declared.permissions,
        role,
        all.map((name) => [name, false]),
      )
      const everything = effectivePermissions(
        declared.permissions,
        role,
        all.map((name) => [name, true]),
      )
      for (const name of all.filter((item) => mayDeviate(declared.permissions, role, item) === 'no')) {
        const held = declared.permissions[name]?.includes(role)
        expect([role, name, nothing.has(name), everything.has(name)]).toEqual([role, name, held, held])
      }
      expect(everything.has('residents.unmask')).toBe(role === 'admin' || role === 'manager')
    }
  })
})

import { castId } from '#database/cast/cast-id.ts'
import type { Role } from '#platform/contract/access.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Desk } from './desk.ts'
import type { Lobby } from './lobby.ts'

/** A manager account of a test; its password is that of the cast. */
export interface TestManager {
  id: string
  account: string
}

let made = 0

/** A manager account without a community. */
export async function newManager({ owner }: Pick<Lobby, 'owner'>, name = '甲'): Promise<TestManager> {
  const [id, account] = [newId(), `auth_0955${String(++made).padStart(6, '0')}`]
  await owner.query(
    `insert into account (id, name, password_hash, display_name, kind)
     select $1, $2, password_hash, $3, 'manager' from account where name = 'desk1'`,
    [id, account, name],
  )
  return { id, account }
}

/** Makes a manager account somebody in a community of the cast. */
export const join = ({ owner }: Pick<Lobby, 'owner'>, { id }: TestManager, role: Role, where = '晴川社區') =>
  owner.query('insert into membership (community_id, account_id, role) values ($1, $2, $3)', [
    castId('community', where),
    id,
    role,
  ])

/** A new manager account with a role in 晴川社區, signed in there. */
export async function signedInAs(lobby: Lobby, role: Role): Promise<TestManager & { desk: Desk }> {
  const manager = await newManager(lobby)
  await join(lobby, manager, role)
  return { ...manager, desk: await Desk.signIn(lobby.url, manager.account) }
}

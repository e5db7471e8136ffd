import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from './desk.ts'
import type { Lobby } from './lobby.ts'

const base = '/api/v1/Account/Invitation'

/** A person with an account of their own and no community; the password is that of the cast. */
export async function loner(lobby: Lobby, account: string, name: string): Promise<string> {
  const id = castId('account', account)
  await lobby.owner.query(
    `insert into account (id, name, password_hash, display_name, kind)
     select $1, $2, password_hash, $3, 'manager' from account where name = 'desk2'`,
    [id, account, name],
  )
  return id
}

/** A community asks an account; the invitation's id is in `id`. */
export async function invite(desk: Desk, Account: string, Role: string, id = newId()) {
  const answer = await desk.post(base, { Id: id, Account, Role })
  return { ...answer, id }
}

/** The token of a sign-in that went as far as the choice of a community. */
export async function tokenOf(lobby: Lobby, Account: string): Promise<string> {
  const answer = await lobby
    .nobody()
    .post('/mvc/api/Login/CheckAccountPassword', { Account, Password: 'lobby-demo' })
  return answer.body.Data.Token
}

export interface OwnRow {
  Id: string
  CommunityName: string
  InvitedBy: string
  Role: string
}
/** What asks the holder of a token, or whoever the desk is. */
export const listOwn = async (desk: Desk, Token = ''): Promise<OwnRow[]> =>
  (await desk.post(`${base}/Own`, { Token })).body.Data
export const answerTo = (desk: Desk, id: string, how: 'Accept' | 'Decline', Token = ''): Promise<Answer> =>
  desk.post(`${base}/${id}/${how}`, { Token })
export const withdraw = (desk: Desk, id: string): Promise<Answer> => desk.post(`${base}/${id}/Withdraw`)
/** The names that a community sees as invited. */
export const invited = async (desk: Desk): Promise<Record<string, unknown>[]> =>
  (await desk.get(base)).body.Data

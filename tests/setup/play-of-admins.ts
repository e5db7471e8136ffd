import fc from 'fast-check'
import { castId } from '#database/cast/cast-id.ts'
import { type Role, roles } from '#platform/contract/access.ts'
import { type Answer, Desk } from './desk.ts'
import type { Lobby } from './lobby.ts'
import { newManager, type TestManager } from './manager-accounts.ts'
import { operatorDesk } from './operator-desk.ts'
import { letIn, signInByTicket, testPortal } from './portal.ts'
import { enterWith } from './sms.ts'

/** Whatever may take an admin's place away, or give one. People are named by their place; 4 came by the portal. */
const acts = [
  'setRole',
  'suspend',
  'restore',
  'remove',
  'suspendAccount',
  'resumeAccount',
  'suspendCommunity',
  'resumeCommunity',
  'ticket',
  'closePortal',
  'openPortal',
  'code',
] as const
export interface Act {
  what: (typeof acts)[number]
  by: number
  of: number
  role: Role
}

// Those who are admins at the beginning act, and are acted on, more often than the others.
const anybody = fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 3, 4)
export const anyAct: fc.Arbitrary<Act> = fc.record({
  what: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('setRole', 'suspend', 'remove', 'suspendAccount') },
    { weight: 1, arbitrary: fc.constantFrom(...acts) },
  ),
  by: anybody,
  of: anybody,
  role: fc.constantFrom(...roles, 'desk'),
})

/** Four managers, a person of a portal and an operator, who do what they like in 晴川社區. */
export interface Play {
  /** As every run begins: the first two are admins of both communities, the third is a manager, the fourth nobody. */
  begin(): Promise<void>
  /** Does one act; undefined when whoever acts is not signed in, or there is nobody to act on. */
  perform(act: Act): Promise<Answer | undefined>
}

const community = '晴川社區'
const here = castId('community', community)
const both = [here, castId('community', '松濤苑')]
const Reason = '社區來信'

export async function startPlay(lobby: Lobby): Promise<Play> {
  const operator = await operatorDesk(lobby)
  const people: TestManager[] = []
  for (let n = 0; n < 4; n++) people.push(await newManager(lobby))
  let portal = testPortal()
  const desks = new Map<number, Desk>()

  const seat = (item: TestManager | undefined, role: Role, where: string[]) =>
    lobby.owner.query(
      `insert into membership (community_id, account_id, role) select c, $1, $2 from unnest($3::uuid[]) c
       on conflict (community_id, account_id) do update
       set role = excluded.role, suspended_at = null, suspended_by_name = null`,
      [item?.id, role, where],
    )

  async function begin() {
    const { owner } = lobby
    await owner.query(
      "update account set suspended_at = null, suspended_reason = '' where suspended_at is not null",
    )
    await owner.query('update community set suspended_at = null')
    await seat(people[0], 'admin', both)
    await seat(people[1], 'admin', both)
    await seat(people[2], 'manager', [here])
    await owner.query('delete from membership where not account_id = any($1)', [
      people.slice(0, 3).map(({ id }) => id),
    ])
    // Whoever came by the portal before is somebody else.
    desks.delete(4)
    portal = testPortal()
    await letIn(await signedIn(0), portal, 'desk')
  }

  /** Somebody at a desk of the community, or at nobody's where they may not enter. */
  async function signedIn(n: number): Promise<Desk> {
    const known = desks.get(n)
    if (known && (await known.get('/api/v1/Account/Me')).status === 200) return known
    const desk = await signInAnew(n)
    desks.set(n, desk)
    return desk
  }

  async function signInAnew(n: number): Promise<Desk> {
    const account = people[n]?.account
    const nobody = new Desk(lobby.url)
    if (account) return Desk.signIn(lobby.url, account, community).catch(() => nobody)
    const step = await come()
    if (step.status === 200) await enterWith(nobody, step.body.Data.Token)
    return nobody
  }

  const come = async () => signInByTicket(new Desk(lobby.url), await portal.ticket({ sub: 'e1' }))

  async function idOf(n: number): Promise<string | undefined> {
    if (people[n]) return people[n].id
    const { rows } = await lobby.owner.query('select id from account where portal_id = $1', [portal.id])
    return rows[0]?.id
  }

  async function changeMember(act: Act, accountId: string): Promise<Answer | undefined> {
    const desk = await signedIn(act.by)
    const listed = (await desk.get('/api/v1/Account/Member')).body.Data ?? []
    const seen = listed.find((item: { AccountId: string }) => item.AccountId === accountId)
    if (!seen) return undefined
    const path = `/api/v1/Account/Member/${accountId}`
    const body = { Version: seen.Version, Reason, Role: act.role }
    return act.what === 'setRole'
      ? desk.put(`${path}/Role`, body)
      : desk.post(`${path}/${act.what[0]?.toUpperCase()}${act.what.slice(1)}`, body)
  }

  /** Somebody makes a code, and somebody else opens the community with it. */
  async function open(act: Act): Promise<Answer | undefined> {
    const Role = act.role === 'oneTime' ? 'desk' : act.role
    const made = await (await signedIn(act.by)).post('/api/v1/CommunityOpening', { Role, Days: 1 })
    const checked = await new Desk(lobby.url).post('/mvc/api/Login/CheckAccountPassword', {
      Account: people[act.of]?.account ?? '',
      Password: 'lobby-demo',
    })
    const given = { Sn: made.body.Data?.Sn ?? 'ZZZZZZZZ', Token: checked.body.Data?.Token ?? '' }
    return made.status === 200
      ? new Desk(lobby.url).post('/core/api/AuthorizationSn/UseSnOpenAccount', given)
      : undefined
  }

  async function perform(act: Act): Promise<Answer | undefined> {
    const accountId = await idOf(act.of)
    const byOperator = (path: string) => operator.post(`/api/v1/Operator/${path}`, { Reason })
    if (act.what === 'ticket') return come()
    if (act.what === 'code') return open(act)
    if (act.what === 'suspendCommunity') return byOperator(`Community/${here}/Suspend`)
    if (act.what === 'resumeCommunity') return byOperator(`Community/${here}/Resume`)
    if (act.what === 'openPortal') return letIn(await signedIn(act.by), testPortal(), 'desk')
    if (act.what === 'closePortal')
      return (await signedIn(act.by)).post(`/api/v1/EnterprisePortal/${portal.id}/Close`)
    if (!accountId) return undefined
    if (act.what === 'suspendAccount') return byOperator(`Account/${accountId}/Suspend`)
    if (act.what === 'resumeAccount') return byOperator(`Account/${accountId}/Resume`)
    return changeMember(act, accountId)
  }

  return { begin, perform }
}

import { hashPassword } from '#modules/sign-in/accounts/server/passwords.ts'
import { castId } from './cast-id.ts'
import { type CastCommunity, qingchuan, songtao } from './communities.ts'
import { daysBefore } from './taipei.ts'

/** The password of every account of the demo communities. */
export const demoPassword = 'lobby-demo'

type Kind = 'manager' | 'plain' | 'oneTime' | 'enterprise'
type Role = 'admin' | 'manager' | 'treasurer' | 'desk' | 'committee' | 'oneTime'

export interface CastAccount {
  id: string
  name: string
  displayName: string
  kind: Kind
  role: Role
  communities: readonly CastCommunity[]
}

function account(
  name: string,
  displayName: string,
  kind: Kind,
  role: Role,
  alsoSongtao = false,
): CastAccount {
  const communities = alsoSongtao ? [qingchuan, songtao] : [qingchuan]
  return { id: castId('account', name), name, displayName, kind, role, communities }
}

/** The accounts of the demo communities; each has one role wherever it belongs. */
export const accounts = {
  manager: account('auth_0912345678', '沈韻如', 'manager', 'admin', true),
  desk1: account('desk1', '陳怡君', 'plain', 'desk'),
  desk2: account('desk2', '林志明', 'plain', 'desk', true),
  once1: account('once1', '許志豪', 'oneTime', 'oneTime'),
  eip1: account('eip1', '江文彬', 'enterprise', 'manager'),
  committee1: account('committee1', '何明山', 'plain', 'committee'),
  treasurer1: account('treasurer1', '黃淑貞', 'plain', 'treasurer'),
  left: account('desk3', '蘇文德', 'plain', 'desk'),
} satisfies Record<string, CastAccount>

const words: Record<keyof typeof accounts, string> = {
  manager: '總幹事',
  desk1: '櫃台',
  desk2: '櫃台',
  once1: '一次性帳號',
  eip1: '物業公司',
  committee1: '委員',
  treasurer1: '財務',
  left: '已停用的櫃台',
}

/** The accounts in words, to be printed for whoever tries the demo. */
export const demoAccounts = Object.entries(words).map(([key, office]) => {
  const { name, displayName, communities } = accounts[key as keyof typeof accounts]
  return { account: name, words: `${office} ${displayName}（${communities.map((c) => c.name).join('、')}）` }
})

/** The accounts' rows; one hash for all, because hashing is slow on purpose. */
export async function accountRows(now: Date) {
  const passwordHash = await hashPassword(demoPassword)
  return Object.values(accounts).map(({ id, name, displayName, kind }) => ({
    id,
    name,
    passwordHash,
    displayName,
    kind,
    isDemo: true,
    createdAt: daysBefore(now, 400),
  }))
}

/** Who was asked to join and has not answered: a desk by the other community, and a number that has no account yet. */
export const invitationRows = (now: Date) =>
  [
    { communityId: songtao.id, accountName: accounts.desk1.name, role: 'desk' },
    { communityId: qingchuan.id, accountName: 'auth_0922333444', role: 'manager' },
  ].map((item) => ({
    ...item,
    id: castId('invitation', item.accountName),
    invitedAt: daysBefore(now, 2),
    invitedBy: accounts.manager.id,
    invitedByName: accounts.manager.displayName,
    expiresAt: daysBefore(now, -28),
  }))

/** Who belongs to which community of the cast, as what, since when. */
export function membershipRows(now: Date) {
  return Object.values(accounts).flatMap(({ id, role, communities }) =>
    communities.map(({ id: communityId }) => ({
      communityId,
      accountId: id,
      role,
      since: daysBefore(now, 400),
      lastEnteredAt: daysBefore(now, id === accounts.left.id ? 40 : 1),
      addedByName: id === accounts.manager.id ? '' : accounts.manager.displayName,
      // Left five weeks ago: the account stays, and opens nothing.
      suspendedAt: id === accounts.left.id ? daysBefore(now, 35) : null,
      suspendedByName: id === accounts.left.id ? accounts.manager.displayName : null,
    })),
  )
}

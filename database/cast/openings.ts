import { createHash } from 'node:crypto'
import { accounts } from './accounts.ts'
import { castId } from './cast-id.ts'
import { qingchuan } from './communities.ts'
import { daysBefore } from './taipei.ts'

const { manager, desk2 } = accounts

interface Opening {
  ending: string
  role: 'manager' | 'desk' | 'committee'
  note: string
  /** Days before now at which it was issued, and for how many. */
  issued: number
  days: number
  used?: number
  revoked?: number
}

const openings: readonly Opening[] = [
  { ending: 'K7', role: 'committee', note: '第十二屆委員交接', issued: 2, days: 14 },
  { ending: '4M', role: 'desk', note: '夜班櫃台，打錯身分', issued: 6, days: 7, revoked: 6 },
  { ending: 'RW', role: 'desk', note: '林志明', issued: 62, days: 7, used: 61 },
  { ending: 'H2', role: 'manager', note: '代理總幹事，後來沒有到職', issued: 95, days: 30 },
]

/** Activation codes of the community: one to be used, and one of each end. Nobody knows their serials. */
export const openingRows = (now: Date) =>
  openings.map(({ ending, role, note, issued, days, used, revoked }) => ({
    communityId: qingchuan.id,
    id: castId('opening', ending),
    digest: `\\x${createHash('sha256').update(`lobby cast ${ending}`).digest('hex')}`,
    ending,
    role,
    note,
    issuedAt: daysBefore(now, issued),
    issuedBy: manager.id,
    issuedByName: manager.displayName,
    expiresAt: daysBefore(now, issued - days),
    usedAt: used === undefined ? null : daysBefore(now, used),
    usedBy: used === undefined ? null : desk2.id,
    usedByName: used === undefined ? '' : desk2.displayName,
    revokedAt: revoked === undefined ? null : daysBefore(now, revoked),
    revokedByName: revoked === undefined ? '' : manager.displayName,
  }))

const pem = (...lines: string[]) =>
  ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n')
const closed = { closedAt: null, closedByName: '' }

/** Portals of property companies: one in use, and the one of the company before. Their private keys are nobody's. */
export const portalRows = (now: Date) => {
  const made = {
    communityId: qingchuan.id,
    role: 'manager',
    madeByName: manager.displayName,
    madeByRole: 'admin',
  }
  return [
    {
      ...made,
      ...closed,
      id: castId('portal', '群益物業'),
      name: '群益物業員工入口',
      publicKey: pem('MCowBQYDK2VwAyEAD6T9w2iwfgzFwaOcCNUJ3amoi2P2B9zK2B3CSinWp40='),
      madeAt: daysBefore(now, 210),
    },
    {
      ...made,
      id: castId('portal', '安泰樓管'),
      name: '安泰樓管（前一家物業）',
      publicKey: pem(
        'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEqgEOINQdxtAsEp64gnzGdkKNAlPQ',
        'xUbYLFvOLLRQqqH2inyoE/lHfqggSgjZ01vPt0AKKyO038rr/i00HciJVg==',
      ),
      madeAt: daysBefore(now, 380),
      closedAt: daysBefore(now, 209),
      closedByName: manager.displayName,
    },
  ]
}

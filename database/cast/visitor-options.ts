import { defaultPledgeKinds, defaultReasons } from '#modules/visitors/visitor-settings/server/defaults.ts'
import { defaultConsent } from '#modules/visitors/visitor-settings/settings.ts'
import { castId } from './cast-id.ts'
import { type CastCommunity, qingchuan, songtao } from './communities.ts'
import { daysBefore } from './taipei.ts'

const both = [qingchuan, songtao]

export const reasonIdOf = (community: CastCommunity, name: string) =>
  castId('visitReason', community.prefix + name)
export const vendorKindIdOf = (community: CastCommunity, reason: string, name: string) =>
  castId('vendorKind', `${community.prefix}${reason} ${name}`)
export const pledgeKindIdOf = (community: CastCommunity, name: string) =>
  castId('pledgeKind', community.prefix + name)
export const lendableIdOf = (community: CastCommunity, displayId: string) =>
  castId('lendable', community.prefix + displayId)

export const reasonRows = () =>
  both.flatMap((community) =>
    defaultReasons.map(({ name }, position) => ({
      communityId: community.id,
      id: reasonIdOf(community, name),
      name,
      position,
    })),
  )

export const vendorKindRows = () =>
  both.flatMap((community) =>
    defaultReasons.flatMap((reason) =>
      reason.vendorKinds.map((name, position) => ({
        communityId: community.id,
        id: vendorKindIdOf(community, reason.name, name),
        reasonId: reasonIdOf(community, reason.name),
        name,
        position,
      })),
    ),
  )

export const pledgeKindRows = (now: Date) =>
  both.flatMap((community) =>
    defaultPledgeKinds.map(({ name, isNationalId }, position) => ({
      communityId: community.id,
      id: pledgeKindIdOf(community, name),
      name,
      isNationalId,
      position,
      disabledAt: isNationalId ? daysBefore(now, 400) : null,
    })),
  )

/** What the desk lends: number, name, how many there are. */
const things: readonly (readonly [displayId: string, name: string, stock: number])[] = [
  ['C-01', '訪客感應卡', 20],
  ['C-02', '施工感應卡', 10],
  ['T-01', '手推車', 3],
  ['T-02', '鋁梯', 2],
  ['K-01', '機電室鑰匙', 1],
  ['K-02', '頂樓鑰匙', 1],
  ['U-01', '雨傘', 12],
  ['W-01', '輪椅', 2],
]
const songtaoThings = new Set(['C-01', 'T-01', 'U-01'])

export const thingsOf = (community: CastCommunity) =>
  things.filter(([displayId]) => community === qingchuan || songtaoThings.has(displayId))

export const lendableRows = () =>
  both.flatMap((community) =>
    thingsOf(community).map(([displayId, name, stock], position) => ({
      communityId: community.id,
      id: lendableIdOf(community, displayId),
      displayId,
      name,
      stock,
      position,
    })),
  )

const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** What the label of something says, made from its id so that it is the same at every start. */
const labelOf = (id: string) =>
  Array.from(id.replaceAll('-', '').slice(8, 32))
    .reduce<number[]>((pairs, letter, at) => {
      pairs[at >> 1] = ((pairs[at >> 1] ?? 0) * 16 + Number.parseInt(letter, 16)) & 31
      return pairs
    }, [])
    .map((n) => codeLetters[n])
    .join('')

/** What the desks lend stands in the register of assets, under the same ids. */
export const lentAssetRows = () =>
  lendableRows().map(({ communityId, id, displayId, name }) => ({
    communityId,
    id,
    displayId,
    name,
    keptQuantity: 0,
    qrCode: labelOf(id),
  }))

/** 晴川社區 has six bays for visitors, and opened the public form. */
export const visitorSettingRows = (now: Date) => [
  {
    communityId: qingchuan.id,
    section: 'desk',
    chosen: { isCodeOn: true, bays: ['V-01', 'V-02', 'V-03', 'V-04', 'V-05', 'V-06'] },
    changedAt: daysBefore(now, 60),
    changedByName: '沈韻如',
  },
  {
    communityId: qingchuan.id,
    section: 'registration',
    chosen: { isOpen: true },
    changedAt: daysBefore(now, 50),
    changedByName: '沈韻如',
  },
]

export const consentRows = (now: Date) => [
  {
    communityId: qingchuan.id,
    version: 1,
    words: `${defaultConsent}（晴川社區管理委員會）`,
    at: daysBefore(now, 50),
    madeByName: '沈韻如',
  },
]

/** Whom 晴川社區 does not want: a salesman who does not take no for an answer. */
export const bannedPlate = { plate: 'KDB-9527', plateKey: 'KDB9527' }
export const banId = castId('visitorBan', '賴先生')
const dayOf = (at: Date) => new Date(at.getTime() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10)
export const banRows = (now: Date) => [
  {
    communityId: qingchuan.id,
    id: banId,
    name: '賴先生',
    ...bannedPlate,
    phone: '0935266817',
    phoneKey: '0935266817',
    reason: '多次進入地下室發送推銷傳單並與住戶爭執，委員會決議請櫃台留意。',
    since: daysBefore(now, 20),
    untilDay: dayOf(daysBefore(now, -180)),
    madeByName: '沈韻如',
  },
]

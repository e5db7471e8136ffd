import { defaultAccounts } from '#modules/money/ledger/server/defaults.ts'
import { defaultDepositKinds } from '#modules/parcels/deposits/server/defaults.ts'
import {
  defaultCouriers,
  defaultKinds,
  defaultPositions,
} from '#modules/parcels/package-settings/server/option-defaults.ts'
import { defaultSettings } from '#modules/parcels/package-settings/settings.ts'
import { castId } from './cast-id.ts'
import { type CastCommunity, qingchuan, songtao } from './communities.ts'
import { daysBefore } from './taipei.ts'

const songtaoPositions = new Set(['B-01', 'B-02', 'B-03', '信-1', '冰-1', '未-1'])

const both = [qingchuan, songtao]

/** The id of a package kind of a community. */
export const kindId = (community: CastCommunity, name: string) => castId('kind', community.prefix + name)
const kindNames = new Map(
  both.flatMap((community) => defaultKinds.map(({ name }) => [kindId(community, name), name] as const)),
)
/** What a kind is called, by its id. */
export const kindNameOf = (id: string): string => kindNames.get(id) ?? ''
/** The id of a courier of the cast by its name; the same in every database. */
export const courierId = (community: CastCommunity, name: string) =>
  castId('courier', community.prefix + name)

/** The shelf positions of a community of the cast. */
export const positionsOf = (community: CastCommunity) =>
  defaultPositions.filter(({ name }) => community === qingchuan || songtaoPositions.has(name))

/** What 晴川社區 decided beside what every community begins with. */
const refusedKind = { name: '存證信函', isLegal: true }
const retiredCourier = { name: '便利帶', shortName: '便利帶' }
const reminderDaysOf: Readonly<Record<string, readonly number[]>> = { 法院文書: [1, 2, 3], '花/食物': [] }

/** The kinds of packages that the communities of the cast use, as rows. */
export const kindRows = () =>
  both.flatMap((community) =>
    [...defaultKinds, ...(community === qingchuan ? [refusedKind] : [])].map((kind, position) => ({
      communityId: community.id,
      id: kindId(community, kind.name),
      ...kind,
      position,
      isAccepted: kind !== refusedKind,
      reminderDays: (community === qingchuan && reminderDaysOf[kind.name]) || null,
    })),
  )

/** The couriers of the communities of the cast, as rows. */
export const courierRows = (now: Date) =>
  both.flatMap((community) =>
    [...defaultCouriers, ...(community === qingchuan ? [retiredCourier] : [])].map((courier, position) => ({
      communityId: community.id,
      id: courierId(community, courier.name),
      ...courier,
      position,
      disabledAt: courier === retiredCourier ? daysBefore(now, 120) : null,
    })),
  )

/** The desk of 晴川社區 has its own words for the note of a hand-over. */
export const packageSettingRows = (now: Date) => [
  {
    communityId: qingchuan.id,
    section: 'receiving',
    chosen: {
      signature: defaultSettings.signature,
      noteTemplates: ['家人代領', '管理室送上樓'],
      undoRoles: defaultSettings.undoRoles,
    },
    changedAt: daysBefore(now, 45),
    changedByName: '沈韻如',
  },
]

/** The shelf positions of all communities of the cast, as rows. */
export const positionRows = () =>
  both.flatMap((community) =>
    positionsOf(community).map((shelf, position) => ({
      communityId: community.id,
      id: castId('position', community.prefix + shelf.name),
      ...shelf,
      position,
    })),
  )

/** The kinds of deposits of the communities of the cast, as rows. */
export const depositKindRows = () =>
  both.flatMap((community) =>
    defaultDepositKinds.map((kind, position) => ({ communityId: community.id, ...kind, position })),
  )

/** The books of the communities of the cast and their accounts, as rows. */
export const bookRows = () => both.map(({ id: communityId }) => ({ communityId }))
export const ledgerAccountRows = () =>
  both.flatMap(({ id: communityId }) =>
    defaultAccounts.map(([number, name]) => ({ communityId, number, name, position: number })),
  )

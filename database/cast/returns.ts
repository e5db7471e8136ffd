import { type accounts, accounts as people } from './accounts.ts'
import { castId } from './cast-id.ts'
import { type CastCommunity, qingchuan, songtao } from './communities.ts'
import { Dice } from './dice.ts'
import { householdOf, households } from './households.ts'
import { residentsOf } from './people.ts'
import { openMinutes, openMinutesAfter, openMinutesBefore } from './taipei.ts'

interface Left {
  kind?: 'return' | 'outgoing'
  /** A household's; '': the desk's own. */
  label: string
  sender: string
  courier: string
  note?: string
  /** Minutes of open desk before now. */
  ago: number
  recipient?: string
  number?: string
  position?: string
  pieces?: number
  freight?: 'prepaid' | 'collect'
  money?: number
}

type Desk = (typeof accounts)['desk1']

const waiting: readonly Left[] = [
  {
    label: 'A棟-8F-1',
    sender: '葉宜蓁',
    courier: '黑貓宅急便',
    note: '退貨，已貼單',
    ago: 260,
    number: '903817264455',
    position: '退-1',
  },
  {
    label: 'B棟-13F-2',
    sender: '吳承恩',
    courier: '黑貓宅急便',
    note: '退貨，已貼單',
    ago: 410,
    position: '退-1',
  },
  {
    label: 'C棟-4F-2',
    sender: '彭麗娟',
    courier: '黑貓宅急便',
    note: '紙箱大',
    ago: 905,
    pieces: 2,
    position: '地-2',
  },
  {
    kind: 'outgoing',
    label: 'A棟-12F-3',
    sender: '林淑芬',
    courier: '黑貓宅急便',
    ago: 130,
    recipient: '林○如　台中市',
    number: '903817264801',
    position: '寄-1',
    freight: 'prepaid',
  },
  {
    kind: 'outgoing',
    label: 'B棟-9F-4',
    sender: '方靜宜',
    courier: '新竹物流',
    note: '易碎',
    ago: 305,
    recipient: '許○翰　高雄市',
    position: '寄-1',
    freight: 'collect',
    money: 1280,
  },
  {
    kind: 'outgoing',
    label: '管理中心-管委會',
    sender: '管委會',
    courier: '中華郵政',
    note: '區權會開會通知',
    ago: 455,
    pieces: 12,
    position: '寄-2',
    freight: 'prepaid',
  },
]

const waitingElsewhere: readonly Left[] = [
  { label: '松濤-2F-1', sender: '朱文彬', courier: '新竹物流', note: '退貨', ago: 350 },
]

const couriers = ['黑貓宅急便', '新竹物流', '宅配通', 'momo', 'PChome']

/** What couriers took in the last 60 days, the oldest first. */
function past(community: CastCommunity, count: number): Left[] {
  const dice = new Dice(`returns ${community.name}`)
  const from = households.filter((h) => h.communityId === community.id && residentsOf(h.id).length > 0)
  const all = Array.from({ length: count }, (_, i): Left => {
    const { id, label } = dice.pick(from)
    const sender = dice.pick(residentsOf(id)).name
    const ago = openMinutes * (3 + dice.next() * 56)
    const courier = dice.pick(couriers)
    return i % 4 === 3
      ? { kind: 'outgoing', label, sender, courier, ago, freight: 'prepaid' }
      : { label, sender, courier, note: '退貨', ago }
  })
  return all.sort((a, b) => b.ago - a.ago)
}

function itemsOf(
  community: CastCommunity,
  desk: Desk,
  now: Date,
  left: readonly (Left & { isPast: boolean })[],
) {
  const dice = new Dice(`courier hand-overs ${community.name}`)
  const rows = left.map((item, i) => {
    const arrivedAt = openMinutesBefore(now, item.ago)
    const id = castId('return', `${community.prefix}${i + 1} ${item.label} ${item.sender}`)
    return {
      communityId: community.id,
      id,
      kind: item.kind ?? 'return',
      serialNumber: i + 1,
      householdId: item.label ? householdOf(item.label).id : null,
      senderName: item.sender,
      courierName: item.courier,
      recipient: item.recipient ?? '',
      trackingNumber: item.number ?? '',
      shelfPosition: item.position ?? '',
      pieceCount: item.pieces ?? 1,
      note: item.note ?? '',
      freight: item.freight ?? '',
      cashOnDelivery: item.money ?? 0,
      photoPath: '',
      arrivedAt,
      arrivedBy: desk.id,
      arrivedByName: desk.displayName,
      handOverId: item.isPast ? castId('courierHandOver', id) : null,
      handedOverAt: item.isPast ? openMinutesAfter(arrivedAt, dice.between(60, 1500)) : null,
      rowVersion: item.isPast ? 2 : 1,
    }
  })
  const handOvers = rows.flatMap(({ handOverId, handedOverAt, courierName }) =>
    handOverId
      ? [
          {
            communityId: community.id,
            id: handOverId,
            at: handedOverAt,
            accountId: desk.id,
            accountName: desk.displayName,
            courierName,
            courierPerson: dice.pick(['', '', '阿宏', '小林', '陳先生']),
            note: '',
            signaturePath: '',
          },
        ]
      : [],
  )
  const counter = { communityId: community.id, name: 'courierItem', last: rows.length }
  return { rows, handOvers, counter }
}

/** What waits for a courier now, and what was fetched in the last 60 days. */
export function makeReturns(now: Date) {
  const all = [
    itemsOf(qingchuan, people.desk1, now, [
      ...past(qingchuan, 36).map((left) => ({ ...left, isPast: true })),
      ...waiting.toSorted((a, b) => b.ago - a.ago).map((left) => ({ ...left, isPast: false })),
    ]),
    itemsOf(songtao, people.desk2, now, [
      ...past(songtao, 5).map((left) => ({ ...left, isPast: true })),
      ...waitingElsewhere.map((left) => ({ ...left, isPast: false })),
    ]),
  ]
  return {
    rows: all.flatMap(({ rows }) => rows),
    handOvers: all.flatMap(({ handOvers }) => handOvers),
    counters: all.map(({ counter }) => counter),
  }
}

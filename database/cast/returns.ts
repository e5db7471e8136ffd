import { castId } from './cast-id.ts'
import { type CastCommunity, qingchuan, songtao } from './communities.ts'
import { Dice } from './dice.ts'
import { householdOf, households } from './households.ts'
import { residentsOf } from './people.ts'
import { openMinutes, openMinutesAfter, openMinutesBefore } from './taipei.ts'

const waiting: readonly (readonly [
  label: string,
  sender: string,
  courier: string,
  note: string,
  ago: number,
])[] = [
  ['A棟-8F-1', '葉宜蓁', '黑貓宅急便', '退貨，已貼單', 260],
  ['B棟-13F-2', '吳承恩', '黑貓宅急便', '退貨，已貼單', 410],
  ['C棟-4F-2', '彭麗娟', '黑貓宅急便', '紙箱大', 905],
  ['松濤-2F-1', '朱文彬', '新竹物流', '退貨', 350],
]

/** What waits for a courier now, and what was fetched in the last 60 days. */
export function returnRows(now: Date) {
  const row = (
    name: string,
    label: string,
    senderName: string,
    courierName: string,
    note: string,
    ago: number,
  ) => ({
    communityId: householdOf(label).communityId,
    id: castId('return', name),
    householdId: householdOf(label).id,
    senderName,
    courierName,
    note,
    arrivedAt: openMinutesBefore(now, ago),
    returnedAt: null as Date | null,
  })
  const past = (community: CastCommunity, count: number) => {
    const dice = new Dice(`returns ${community.name}`)
    const from = households.filter((h) => h.communityId === community.id && residentsOf(h.id).length > 0)
    return Array.from({ length: count }, (_, i) => {
      const { id, label } = dice.pick(from)
      const sender = dice.pick(residentsOf(id))
      const ago = openMinutes * (3 + dice.next() * 56)
      const courier = dice.pick(['黑貓宅急便', '新竹物流', '宅配通', 'momo', 'PChome'])
      const done = row(`${community.prefix}past ${i + 1}`, label, sender.name, courier, '退貨', ago)
      return { ...done, returnedAt: openMinutesAfter(done.arrivedAt, dice.between(60, 1500)) }
    })
  }
  return [
    ...waiting.map(([label, ...rest]) => row(`${label} ${rest[0]}`, label, ...rest)),
    ...past(qingchuan, 28),
    ...past(songtao, 5),
  ]
}

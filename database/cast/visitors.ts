import { castId } from './cast-id.ts'
import { type CastCommunity, qingchuan, songtao } from './communities.ts'
import { Dice } from './dice.ts'
import { householdOf, households } from './households.ts'
import { residentsOf } from './people.ts'
import { daysBefore, lastOpen, midnight, minuteOfDay, minutesAfter, opens, timesOfDay } from './taipei.ts'

const inside: readonly (readonly [
  label: string,
  name: string,
  people: number,
  reason: string,
  minutesAgo: number,
])[] = [
  ['A棟-10F-2', '吳師傅', 3, '裝修', 372],
  ['管理中心-機電室', '崇友電梯', 2, '電梯保養', 220],
  ['C棟-6F-1', '林小姐', 1, '親友', 68],
  ['B棟-15F-3', '信義房屋', 2, '看屋', 52],
  ['管理中心-管委會', '飲水機廠商', 1, '濾心更換', 31],
  ['A棟-3F-4', '鄭小姐', 1, '居家照護', 12],
  ['A棟-12F-3', '王先生', 2, '親友', 1],
  ['松濤-3F-2', '盧小姐', 1, '親友', 40],
]

const reasons = [
  ['親友', '先生', 34],
  ['親友', '小姐', 34],
  ['裝修', '師傅', 10],
  ['居家清潔', '小姐', 8],
  ['看屋', '仲介', 6],
  ['水電維修', '師傅', 8],
] as const
const surnames = [...'陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴周徐蘇葉']

/** Who is inside now, all since the desk opened, and who came and left in the last 60 days. */
export function visitorRows(now: Date) {
  const row = (
    key: string,
    label: string,
    name: string,
    people: number,
    reason: string,
    arrivedAt: Date,
  ) => ({
    communityId: householdOf(label).communityId,
    id: castId('visitor', key),
    householdId: householdOf(label).id,
    name,
    people,
    reason,
    arrivedAt,
    leftAt: null as Date | null,
  })
  const at = lastOpen(now)
  // Early in the day nobody has been inside for six hours yet.
  const share = Math.min(1, (minuteOfDay(at) - opens) / 380)
  const past = (community: CastCommunity, perDay: number) => {
    const dice = new Dice(`visitors ${community.name}`)
    const visited = households.filter((h) => h.communityId === community.id && residentsOf(h.id).length > 0)
    const days = Array.from({ length: 60 }, (_, i) => daysBefore(midnight(at), 60 - i))
    const times = days.flatMap((day) => timesOfDay(dice, day, dice.between(perDay - 2, perDay + 2)))
    return times.map((arrivedAt, i) => {
      const [reason, title, weight] = dice.weighted(reasons.map((r) => [r, r[2]] as const))
      const people = weight > 30 && dice.chance(0.3) ? 2 : 1
      const key = `${community.prefix}past ${i + 1}`
      const came = row(key, dice.pick(visited).label, dice.pick(surnames) + title, people, reason, arrivedAt)
      return { ...came, leftAt: minutesAfter(arrivedAt, dice.between(12, 170)) }
    })
  }
  return [
    ...past(qingchuan, 8),
    ...past(songtao, 3),
    ...inside.map(([label, name, people, reason, ago]) =>
      row(`${label} ${name}`, label, name, people, reason, minutesAfter(at, -ago * share)),
    ),
  ]
}

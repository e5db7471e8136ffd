import { accounts } from './accounts.ts'
import { castId } from './cast-id.ts'
import { qingchuan, songtao } from './communities.ts'
import { Dice } from './dice.ts'
import { type CastHousehold, householdOf, households } from './households.ts'
import { namesOf } from './names.ts'
import { residents, residentsOf } from './people.ts'
import { daysBefore } from './taipei.ts'

/** 專有部分 in 0.01 m² of the four units of a floor, per building. */
const areas: Record<string, readonly number[]> = {
  A棟: [8532, 6218, 9845, 7306],
  B棟: [7960, 7960, 6644, 10_512],
  C棟: [5487, 5487, 8120, 8733],
  松濤: [11_240, 9876, 9876, 12_035],
}

/** The books of these say nothing yet. */
const unknown = new Set(['A棟-2F-2', 'B棟-6F-4', 'C棟-5F-1', 'C棟-5F-2'])

/** Owners who are otherwise than chance would have them: name, numerator, denominator, whether they vote for the others. */
const named: Record<string, readonly (readonly [string, number | null, number | null, boolean])[]> = {
  'A棟-12F-2': [['吳文雄', 1, 1, false]],
  'A棟-12F-3': [
    ['王建民', 1, 2, false],
    ['林淑芬', 1, 2, true],
  ],
  'A棟-7F-2': [
    ['周明德', 1, 3, false],
    ['周明義', 1, 3, false],
    ['周明珠', 1, 3, false],
  ],
  'B棟-15F-3': [['晴川建設股份有限公司', 1, 1, false]],
}

interface Owner {
  communityId: string
  id: string
  householdId: string
  name: string
  phone: string
  shareNumerator: number | null
  shareDenominator: number | null
  isRepresentative: boolean
  position: number
}

function ownersOf(dice: Dice, used: Set<string>, home: CastHousehold): Owner[] {
  const people = residentsOf(home.id)
  const adults = people.slice(0, 2)
  const shared = adults.length === 2 && dice.chance(0.25)
  const stranger = adults.length === 0 || dice.chance(0.12)
  const phone = `09${dice.digits(8)}`
  const [name = ''] = stranger ? namesOf(dice, used, 1) : []
  const chosen =
    named[home.label] ??
    (stranger
      ? [[name, 1, 1, false] as const]
      : shared
        ? adults.map((adult, i) => [adult.name, 1, 2, i === 0] as const)
        : adults.slice(0, 1).map((adult) => [adult.name, 1, 1, false] as const))
  return chosen.map(([who, shareNumerator, shareDenominator, isRepresentative], position) => ({
    communityId: home.communityId,
    id: castId('owner', `${home.label} ${position}`),
    householdId: home.id,
    name: who,
    phone: people.find((person) => person.name === who)?.mobile || (position === 0 ? phone : ''),
    shareNumerator,
    shareDenominator,
    isRepresentative,
    position,
  }))
}

/** Area, owners and parking of every real household of both communities. */
export function propertyRows(now: Date) {
  const dice = new Dice('properties')
  const used = new Set(residents.map((resident) => resident.name))
  const homes = households.filter((home) => !home.isVirtual && !unknown.has(home.label))
  const numbers = new Map<string, number>()
  const next = (key: string) => {
    const number = (numbers.get(key) ?? 0) + 1
    numbers.set(key, number)
    return String(number).padStart(3, '0')
  }
  const spaces = homes.flatMap((home) => {
    const place = { communityId: home.communityId, householdId: home.id, position: 0 }
    const level = home.building === 'C棟' ? 'B2' : 'B1'
    const mechanical = home.communityId === songtao.id
    const cars = dice.chance(0.72) ? [`${level}-${next(`${home.communityId} ${level}`)}`] : []
    const motorcycles = dice.chance(0.45) ? [`M-${next(`${home.communityId} M`)}`] : []
    return [
      ...cars.map((number) => ({
        ...place,
        id: castId('space', `${home.communityId} ${number}`),
        vehicle: 'car',
        number,
        kind: mechanical ? 'mechanical' : 'flat',
        area: mechanical ? 1080 : 1375,
      })),
      ...motorcycles.map((number) => ({
        ...place,
        id: castId('space', `${home.communityId} ${number}`),
        vehicle: 'motorcycle',
        number,
        kind: 'flat',
        area: 180,
      })),
    ]
  })
  const properties = homes.map((home) => {
    const exclusive = areas[home.building]?.[Number(home.unit) - 1] ?? 8000
    const isVacant = residentsOf(home.id).length === 0
    return {
      communityId: home.communityId,
      householdId: home.id,
      exclusiveArea: exclusive,
      // Balcony and the share of what all have together.
      titleArea: Math.round(exclusive * 1.47),
      movedInOn: isVacant ? null : daysBefore(now, dice.between(200, 3600)).toISOString().slice(0, 10),
    }
  })
  return { properties, owners: homes.flatMap((home) => ownersOf(dice, used, home)), spaces }
}

/** Two flats whose walls were taken out, in each community: the second is part of the first since. */
const merged = [
  { communityId: qingchuan.id, label: 'B棟-7F-5', into: 'B棟-7F-4', days: 210 },
  { communityId: songtao.id, label: '松濤-9F-5', into: '松濤-9F-4', days: 95 },
]

/** Households that were merged, with the lines in both histories. */
export function mergedRows(now: Date) {
  const { manager } = accounts
  const act = (item: (typeof merged)[number]) => ({
    communityId: item.communityId,
    at: daysBefore(now, item.days),
    accountId: manager.id,
    accountName: manager.displayName,
    reason: '兩戶打通，同一住戶使用',
    rowVersion: 1,
  })
  return {
    households: merged.map(({ communityId, label, into, days }) => {
      const { building, floor, buildingOrder, floorOrder, id } = householdOf(into)
      const place = {
        building,
        floor,
        unit: '5',
        label,
        isVirtual: false,
        buildingOrder,
        floorOrder,
        note: '',
      }
      const closed = { closedAt: daysBefore(now, days), mergedInto: id }
      return { communityId, id: castId('household', label), ...place, ...closed }
    }),
    changes: merged.flatMap((item) => {
      const [from, to] = [castId('household', item.label), householdOf(item.into).id]
      return [
        {
          ...act(item),
          id: castId('householdChange', `${item.label} from`),
          householdId: from,
          otherId: to,
          act: 'mergedInto',
          changes: [],
        },
        {
          ...act(item),
          id: castId('householdChange', `${item.label} to`),
          householdId: to,
          otherId: from,
          act: 'merged',
          changes: [{ field: 'moved.residents', before: '', after: '2' }],
        },
      ]
    }),
  }
}

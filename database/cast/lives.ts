import { accounts } from './accounts.ts'
import { castId } from './cast-id.ts'
import { Dice } from './dice.ts'
import { householdOf, households } from './households.ts'
import { namesOf } from './names.ts'
import { type CastResident, residents, residentsOf } from './people.ts'
import { daysBefore, minutesAfter } from './taipei.ts'

const owner = 1
const renter = 3

/** Rented households by label, with the days until the first renter's contract ends. */
const rented: Record<string, number> = {
  'A棟-14F-1': 26,
  'B棟-3F-1': -5,
  'B棟-10F-1': 18,
  'C棟-8F-4': 214,
  'C棟-10F-4': 341,
  'A棟-8F-1': 97,
}

/** Who moved out, so many days ago, and why. */
const gone: readonly {
  label: string
  name: string
  days: number
  years: number
  reason: string
  identity: number
}[] = [
  { label: 'A棟-12F-2', name: '羅志偉', days: 40, years: 2, reason: '租約到期', identity: 3 },
  { label: 'A棟-12F-2', name: '羅詠心', days: 40, years: 2, reason: '租約到期', identity: 4 },
  { label: 'A棟-12F-3', name: '王建國', days: 760, years: 9, reason: '結婚搬離', identity: 5 },
  { label: 'B棟-15F-3', name: '潘建宏', days: 12, years: 6, reason: '房屋出售', identity: 1 },
  { label: 'B棟-3F-1', name: '游雅婷', days: 118, years: 1, reason: '', identity: 5 },
  { label: 'C棟-12F-3', name: '周水木', days: 1_420, years: 14, reason: '過世', identity: 1 },
  { label: 'A棟-12F-4', name: 'Siti Aminah', days: 205, years: 3, reason: '看護期滿返國', identity: 6 },
]

const dayOf = (at: Date): string =>
  minutesAfter(at, 8 * 60)
    .toISOString()
    .slice(0, 10)

const dice = new Dice('rented')
const byChance = new Set(
  households
    .filter((h) => !h.isVirtual && !(h.label in rented) && residentsOf(h.id).length > 0)
    .filter((h) => dice.chance(0.1) && !/-12F-|-7F-2$/.test(h.label))
    .map((h) => h.id),
)
/** Whether a household of the cast is rented. */
const isRented = (householdId: string) =>
  byChance.has(householdId) || Object.keys(rented).some((label) => householdOf(label).id === householdId)

/** The households as the table keeps them. */
export const householdRows = () =>
  households.map((household) => ({ ...household, isRented: isRented(household.id) }))

/** What somebody is to the household: the first its owner or renter, then family, now and then a housemate. */
function identityOf(
  { householdId, position }: Pick<CastResident, 'householdId' | 'position'>,
  luck: Dice,
): number | null {
  const first = isRented(householdId) ? renter : owner
  if (position === 0) return first
  return luck.weighted([
    [first + 1, 84],
    [5, 6],
    [null, 10],
  ] as const)
}

/** Everybody with what the desk wrote down of them; the last are those who moved out. */
export function residentRows(now: Date) {
  const luck = new Dice('lives')
  const born = (from: number, to: number) =>
    `${luck.between(from, to)}-${String(luck.between(1, 12)).padStart(2, '0')}-${String(luck.between(1, 28)).padStart(2, '0')}`
  const daysLeft = new Map(Object.entries(rented).map(([label, days]) => [householdOf(label).id, days]))
  const living = residents.map(({ marks: _, ...one }) => {
    const identityId = identityOf(one, luck)
    const isAdult = one.position < 2
    const movedInOn = dayOf(daysBefore(now, luck.between(120, 4_600)))
    const left = daysLeft.get(one.householdId) ?? luck.between(45, 700)
    const isRenter = identityId === renter
    return {
      ...one,
      phone2: isAdult && luck.chance(0.12) ? `02${luck.digits(8)}` : '',
      identityId,
      birthday: luck.chance(0.4) ? (isAdult ? born(1948, 1996) : born(1998, 2021)) : null,
      isContact: one.position === 0,
      movedInOn: luck.chance(0.9) ? movedInOn : null,
      movedOutOn: null as string | null,
      movedOutAt: null as Date | null,
      contractFrom: isRenter ? dayOf(daysBefore(now, 730 - left)) : null,
      contractUntil: isRenter ? dayOf(daysBefore(now, -left)) : null,
    }
  })
  return [...living, ...formerRows(now)]
}

/** By name those above, by chance some more. */
function formerPeople() {
  const luck = new Dice('former')
  const used = new Set([...residents.map((resident) => resident.name), ...gone.map((item) => item.name)])
  const others = households
    .filter((h) => !h.isVirtual && luck.chance(0.07) && !/^A棟-12F|^B棟-12F/.test(h.label))
    .flatMap((h) =>
      namesOf(luck, used, 1).map((name) => ({
        label: h.label,
        name,
        days: luck.between(15, 1_500),
        years: luck.between(1, 8),
        reason: luck.pick(['搬家', '房屋出售', '租約到期', '工作調動', '']),
        identity: luck.pick([1, 3, 3, 5]),
      })),
    )
  return [...gone, ...others]
}

function formerRows(now: Date) {
  const luck = new Dice('former numbers')
  return formerPeople().map(({ label, name, days, years, identity }) => {
    const { communityId, id: householdId } = householdOf(label)
    const left = daysBefore(now, days)
    return {
      communityId,
      id: castId('resident', `${label} ${name}`),
      householdId,
      name,
      mobile: `0900${luck.digits(6)}`,
      position: 9,
      phone2: '',
      identityId: identity as number | null,
      birthday: null as string | null,
      isContact: false,
      movedInOn: dayOf(daysBefore(left, years * 365)) as string | null,
      movedOutOn: dayOf(left) as string | null,
      movedOutAt: left as Date | null,
      contractFrom: null as string | null,
      contractUntil: null as string | null,
    }
  })
}

/** Who came and went: everybody's moving in, the going of those who left, and one move within the community. */
export function moveRows(now: Date) {
  const { desk1 } = accounts
  const move = (key: string, communityId: string, made: object, at: Date) => ({
    communityId,
    id: castId('move', key),
    residentId: null as string | null,
    kind: 'movedIn',
    fromHouseholdId: null as string | null,
    toHouseholdId: null as string | null,
    onDay: dayOf(at) as string | null,
    at,
    accountId: desk1.id as string | null,
    accountName: desk1.displayName,
    reason: '',
    ...made,
  })
  const middayOf = (day: string) => new Date(`${day}T04:00:00Z`)
  const cameIn = residentRows(now).flatMap(({ communityId, id, householdId, movedInOn }) =>
    movedInOn
      ? [
          move(
            `${id} in`,
            communityId,
            { residentId: id, toHouseholdId: id === within.residentId ? within.from : householdId },
            middayOf(movedInOn),
          ),
        ]
      : [],
  )
  const left = formerPeople().map(({ label, name, days, reason }) => {
    const { communityId, id } = householdOf(label)
    const residentId = castId('resident', `${label} ${name}`)
    const made = { kind: 'movedOut', residentId, fromHouseholdId: id, reason }
    return move(`${residentId} out`, communityId, made, daysBefore(now, days))
  })
  const moved = move(
    'within',
    householdOf('B棟-12F-3').communityId,
    {
      kind: 'moved',
      residentId: within.residentId,
      fromHouseholdId: within.from,
      toHouseholdId: householdOf('B棟-12F-3').id,
      reason: '買下同社區的房子',
    },
    daysBefore(now, 96),
  )
  return [...cameIn, ...left, moved]
}

/** 劉家豪 lived with his mother in A棟-3F-4 before. */
const within = {
  residentId: castId('resident', 'B棟-12F-3 劉家豪'),
  from: householdOf('A棟-3F-4').id,
}

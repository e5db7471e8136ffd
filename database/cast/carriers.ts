import { castId } from './cast-id.ts'
import { Dice } from './dice.ts'
import { type CastHousehold, households } from './households.ts'
import { residentOf, residentsOf } from './people.ts'

export type CardState = 'active' | 'lost' | 'disabled'

export interface CastCard {
  communityId: string
  id: string
  /** As its reader reads it. */
  code: string
  /** What is on the card: upper-case hex, most significant byte first. */
  canonicalUid: string
  labels: readonly string[]
  state: CardState
  /** Who of the first household carries it. */
  holder: string | undefined
}

export interface CastPhone {
  communityId: string
  id: string
  householdId: string
  residentId: string
  serial: string
  isUnbound: boolean
  way: 'barcode' | 'serial'
}

const hex = '0123456789ABCDEF'
/** No I, O, 0 and 1, which eyes confuse. */
const serialLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** How readers write a UID of hex digits, most significant byte first. */
const readerFormats: Record<string, (uid: string) => string> = {
  hex8: (uid) => uid,
  lowerHex8: (uid) => uid.toLowerCase(),
  decimal10: (uid) => String(Number.parseInt(uid, 16)).padStart(10, '0'),
  hex14: (uid) => uid,
  pair: (uid) =>
    [uid.slice(0, 4), uid.slice(4)].map((two) => String(Number.parseInt(two, 16)).padStart(5, '0')).join(','),
  reversed: (uid) => (uid.match(/../g) ?? []).reverse().join(''),
  /** The lower three bytes alone. */
  decimal8: (uid) => String(Number.parseInt(uid.slice(2), 16)).padStart(8, '0'),
}

function card(
  labels: readonly [string, ...string[]],
  canonicalUid: string,
  format: string,
  more: { state?: CardState; holder?: string } = {},
): CastCard {
  const code = readerFormats[format]?.(canonicalUid) ?? canonicalUid
  const communityId = find(labels[0]).communityId
  const { state = 'active', holder } = more
  return { communityId, id: castId('card', canonicalUid), code, canonicalUid, labels, state, holder }
}

function find(label: string): CastHousehold {
  const found = households.find((h) => h.label === label)
  if (!found) throw new Error(`the cast has no household ${label}`)
  return found
}

/** Cards with a part to play. */
export const namedCards = {
  /** Of A棟-12F-3 and A棟-12F-4 at once. */
  twoHouseholds: card(['A棟-12F-3', 'A棟-12F-4'], '9F3A61C2', 'hex8', { holder: '王建民' }),
  /** Of A棟-12F-3 alone; its reader gives a decimal number of ten digits with a leading zero. */
  decimal: card(['A棟-12F-3'], '1731E940', 'decimal10', { holder: '林淑芬' }),
  /** Seven bytes. */
  long: card(['B棟-12F-3'], '04A2B91C6F5E80', 'hex14'),
  disabled: card(['C棟-12F-3'], '5D0E7B19', 'hex8', { state: 'disabled' }),
  /** 余曉雯 left it in a taxi. */
  lost: card(['C棟-8F-4'], 'C41B90E7', 'decimal10', { state: 'lost', holder: '余曉雯' }),
  /** Read as two numbers of five digits. */
  pair: card(['B棟-9F-4'], '6E52D3A8', 'pair', { holder: '許嘉偉' }),
  /** Its reader gives the last byte first. */
  reversed: card(['C棟-6F-1'], 'B70C48F1', 'reversed', { holder: '沈耀文' }),
  /** Its reader gives only the lower three bytes. */
  short: card(['B棟-4F-3'], '2BA977E4', 'decimal8', { holder: '江惠如' }),
} satisfies Record<string, CastCard>

function phone(
  label: string,
  name: string,
  serial: string,
  more: { isUnbound?: boolean; way?: 'serial' } = {},
): CastPhone {
  const { communityId, householdId, id } = residentOf(label, name)
  return {
    communityId,
    id: castId('phone', serial),
    householdId,
    residentId: id,
    serial,
    isUnbound: more.isUnbound ?? false,
    way: more.way ?? 'barcode',
  }
}

/** Phones with a part to play. */
export const namedPhones = {
  /** 林淑芬 of A棟-12F-3. */
  bound: phone('A棟-12F-3', '林淑芬', 'LSF8K2M4Q7R9T3WX'),
  /** 王陳秀英 of A棟-12F-4. */
  neighbour: phone('A棟-12F-4', '王陳秀英', 'WCX5H7J2P9V4B6ND'),
  /** 劉家豪 of B棟-12F-3, who typed a serial number into the app. */
  other: phone('B棟-12F-3', '劉家豪', 'LJH3T6Y8G4C2M7KP', { way: 'serial' }),
  /** Taken off 周阿月 of C棟-12F-3: bound to nobody now. */
  unbound: phone('C棟-12F-3', '周阿月', 'ZAY9D4F7Q2N5R8HT', { isUnbound: true }),
} satisfies Record<string, CastPhone>

const occupied = households.filter((h) => residentsOf(h.id).length > 0)

/** Most cards have somebody who carries them. */
function holderIn(householdId: string, dice: Dice): { holder?: string } {
  const people = residentsOf(householdId)
  return dice.chance(0.8) ? { holder: dice.pick(people).name } : {}
}

function makeCards(): CastCard[] {
  const dice = new Dice('cards')
  const all: CastCard[] = Object.values(namedCards)
  const taken = new Set(all.map((c) => c.id))
  for (const household of occupied) {
    for (
      let left = dice.weighted([
        [0, 12],
        [1, 55],
        [2, 33],
      ] as const);
      left > 0;
      left--
    ) {
      const format = dice.weighted([
        ['hex8', 45],
        ['decimal10', 35],
        ['lowerHex8', 12],
        ['hex14', 8],
      ] as const)
      // Not 08, which phones make up anew each time, and at least one letter, so that hex is never read as decimal.
      const uid = `${dice.text(1, '12345679')}${dice.text(1, 'ABCDEF')}${dice.text(format === 'hex14' ? 12 : 6, hex)}`
      const made = card([household.label], uid, format, holderIn(household.id, dice))
      if (!taken.has(made.id) && taken.add(made.id)) all.push(made)
    }
  }
  return all
}

function makePhones(): CastPhone[] {
  const dice = new Dice('phones')
  const all: CastPhone[] = Object.values(namedPhones)
  const withPhone = new Set(all.map((p) => p.residentId))
  for (const household of occupied) {
    for (const resident of residentsOf(household.id)) {
      if (withPhone.has(resident.id) || !resident.mobile || !dice.chance(0.66)) continue
      const serial = `${dice.text(3, serialLetters.slice(0, 24))}${dice.text(13, serialLetters)}`
      all.push(phone(household.label, resident.name, serial))
    }
  }
  return all
}

export const cards: readonly CastCard[] = makeCards()
export const phones: readonly CastPhone[] = makePhones()

/** Plates by household; cars have three letters and four digits, scooters the same in another row of letters. */
export const vehicles = makeVehicles()

function makeVehicles() {
  const dice = new Dice('vehicles')
  const taken = new Set<string>()
  const luck = new Dice('drivers')
  const vehicle = (household: CastHousehold, plate: string, position?: number) => {
    taken.add(plate)
    const { communityId, id: householdId } = household
    const people = residentsOf(householdId)
    const driver = people[position ?? luck.between(0, Math.min(1, people.length - 1))]
    // Scooters have their own rows of letters; some vehicles are everybody's.
    const kind = /^[EMN]/.test(plate) ? 2 : 1
    const residentId = position !== undefined || luck.chance(0.8) ? (driver?.id ?? null) : null
    return { communityId, id: castId('vehicle', plate), householdId, plate, kind, residentId }
  }
  const wang = find('A棟-12F-3')
  const all = [
    vehicle(wang, 'BKS-3517', 0),
    vehicle(wang, 'MKP-0826', 1),
    { ...vehicle(wang, '', 2), id: castId('vehicle', '王小明 自行車'), kind: 3 },
    vehicle(find('B棟-9F-4'), 'RDA-5210', 0),
    vehicle(find('B棟-9F-4'), 'EPF-1187', 1),
    vehicle(find('B棟-9F-4'), 'MTL-6692', 1),
  ]
  for (const household of occupied) {
    for (
      let left = dice.weighted([
        [0, 42],
        [1, 44],
        [2, 14],
      ] as const);
      left > 0;
      left--
    ) {
      const letters = `${dice.pick(['A', 'B', 'B', 'R', 'E', 'M', 'N'])}${dice.text(2, 'ABCDEFGHJKLMNPQRSTUVWXYZ')}`
      const plate = `${letters}-${dice.text(4, '012356789')}`
      if (!taken.has(plate)) all.push(vehicle(household, plate))
    }
  }
  return all
}

import type { Temperature } from '#platform/contract/fields.ts'
import { castId } from './cast-id.ts'
import type { CastCommunity } from './communities.ts'
import { Dice } from './dice.ts'
import { deskAt, type HandOver, handOver } from './hand-overs.ts'
import { Homes } from './homes.ts'
import type { CastHousehold } from './households.ts'
import type { NamedPackage } from './named-packages.ts'
import { courierId, kindId, positionsOf } from './options.ts'
import { contentOf } from './package-content.ts'
import { addHistory } from './package-history.ts'
import type { Slot, Town } from './package-slots.ts'
import { residentOf, residentsOf } from './people.ts'
import { pickUps } from './pick-ups.ts'
import { minutesBetween } from './taipei.ts'

const serialKey = (community: CastCommunity, serial: number) =>
  community.prefix + String(serial).padStart(4, '0')

/** How likely a package still waits, by its age in hours; after 13 days only named ones do. */
const likelihoods = [
  [6, 0.7],
  [30, 0.5],
  [54, 0.4],
  [100, 0.28],
  [7 * 24, 0.18],
  [13 * 24, 0.06],
] as const

const likelihood = (minutes: number) => likelihoods.find(([hours]) => minutes < hours * 60)?.[1] ?? 0

/** Which arrivals wait: all named ones, and of the others the likeliest. */
function whichWait(dice: Dice, { slots, waiting }: Town, now: Date): Set<Slot> {
  const named = slots.filter((slot) => slot.named)
  const others = slots
    .filter((slot) => !slot.named)
    .map((slot) => ({ slot, rank: dice.next() / likelihood(minutesBetween(slot.at, now)) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, waiting - named.length)
  return new Set([...named, ...others.map(({ slot }) => slot)])
}

/** Gives the newest of the waiting arrivals without a part the temperatures that are missing. */
function temperaturesOf(town: Town, waits: Set<Slot>): Map<Slot, Temperature> {
  const count = (t: Temperature) => [...waits].filter((slot) => slot.named?.temperature === t).length
  const missing: Temperature[] = [
    ...Array.from({ length: town.refrigerated - count(1) }, () => 1 as const),
    ...Array.from({ length: town.frozen - count(2) }, () => 2 as const),
  ]
  const free = [...waits].filter((slot) => !slot.named).sort((a, b) => b.at.getTime() - a.at.getTime())
  return new Map(free.map((slot, i) => [slot, i % 2 ? (missing.pop() ?? 0) : 0]))
}

/** Makes a community's packages of 60 days and the hand-overs of all but those that wait. */
export function makePackages(town: Town, now: Date) {
  const dice = new Dice(`packages ${town.community.name}`)
  const waits = whichWait(dice, town, now)
  const temperatures = temperaturesOf(town, waits)
  const homes = new Homes(town, waits)
  const positions = positionsOf(town.community).flatMap(({ name }) => (name.startsWith('未') ? [] : [name]))
  const content = (slot: Slot, household: CastHousehold) =>
    slot.named
      ? contentOfNamed(slot.named)
      : contentOf(dice, {
          residents: residentsOf(household.id),
          positions,
          temperature: temperatures.get(slot),
          noLegal: waits.has(slot),
        })

  const taken: { row: PackageRow; until: Date }[] = []
  const rows = town.slots.map((slot) => {
    const household = homes.of(dice, slot, waits.has(slot))
    const row = packageRow(town, slot, household, content(slot, household), dice)
    if (!waits.has(slot)) taken.push({ row, until: homes.until(household, now) })
    return row
  })
  const handOvers: HandOver[] = []
  for (const { at, items } of pickUps(dice, taken)) {
    const [first] = items
    if (!first) continue
    const done = handOver(dice, {
      at,
      id: castId('packageHandOver', serialKey(town.community, first.serialNumber)),
      householdId: first.householdId,
      communityId: town.community.id,
      desks: town.desks,
      inPerson: items.some((item) => item.inPersonOnly),
    })
    handOvers.push(done)
    for (const item of items) Object.assign(item, { handOverId: done.id, handedOverAt: at })
  }
  const named = new Set(rows.filter((_, i) => town.slots[i]?.named).map((row) => row.id))
  const history = addHistory(town, rows, named, now)
  const holding = new Set(rows.map((row) => row.handOverId))
  const last = town.slots.at(-1)?.serial ?? 0
  return {
    rows,
    handOvers: [...handOvers.filter(({ id }) => holding.has(id)), ...history.handOvers],
    changes: history.changes,
    counter: { communityId: town.community.id, name: 'package', last },
  }
}

function contentOfNamed({ label, name, ...named }: NamedPackage) {
  return { ...named, recipient: name ? residentOf(label, name) : undefined }
}

export type PackageRow = ReturnType<typeof packageRow>

function packageRow(
  { community, desks }: Town,
  { at, serial }: Slot,
  household: CastHousehold,
  content: Omit<ReturnType<typeof contentOfNamed>, 'cubby'> & { cubby?: string | null },
  dice: Dice,
) {
  const desk = deskAt(dice, desks, at)
  return {
    communityId: community.id,
    id: castId('package', serialKey(community, serial)),
    serialNumber: serial,
    householdId: household.id,
    recipientId: content.recipient?.id ?? null,
    recipientName: content.recipient?.name ?? '',
    kindId: kindId(community, content.kind),
    courierId: courierId(community, content.courier),
    temperature: content.temperature,
    trackingNumber: content.trackingNumber,
    shelfPosition: content.position,
    note: content.note,
    photoPath: '',
    inPersonOnly: content.inPersonOnly,
    cashOnDelivery: content.cashOnDelivery,
    cubby: content.cubby ?? null,
    arrivedAt: at,
    arrivedBy: desk.id,
    arrivedByName: desk.displayName,
    handOverId: null as string | null,
    handedOverAt: null as Date | null,
    pieceCount: 1,
    remindCount: 0,
    remindedAt: null as Date | null,
    voidedAt: null as Date | null,
    voidedByName: null as string | null,
    voidReason: null as string | null,
    returnedAt: null as Date | null,
    returnedByName: null as string | null,
    lostAt: null as Date | null,
    lostByName: null as string | null,
    lostReason: null as string | null,
    rowVersion: 1,
  }
}

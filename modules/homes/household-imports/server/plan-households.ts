import { newId } from '#platform/contract/new-id.ts'
import { labelKey, placeKey } from './household-checks.ts'
import type { HouseholdLine, OwnerSaid, SpaceSaid } from './lines.ts'
import type { SheetLines } from './sheet-lines.ts'
import type { Current, HouseholdState, KnownHousehold, Owner, Space } from './state.ts'
import { byKey, turns } from '#platform/server/turns.ts'

/** A household as it will be. */
export interface PlannedHousehold {
  id: string
  /** In the sheet of households; 0: no line speaks of it, it follows from its people. */
  row: number
  before: KnownHousehold | undefined
  after: HouseholdState
}

function ownersAfter(said: readonly OwnerSaid[], before: readonly Owner[]): Owner[] {
  const had = new Map(before.map((owner) => [owner.name, owner]))
  const sameNames = said.length === before.length && said.every((said) => had.has(said.name))
  const saysShares = said.some((said) => said.share)
  const saysWho = said.some((said) => said.isRepresentative)
  return said.map(({ name, phone, share, isRepresentative }) => {
    const known = had.get(name)
    return {
      name,
      phone: phone ?? known?.phone ?? '',
      share: share ?? (!saysShares && sameNames ? (known?.share ?? null) : null),
      isRepresentative: saysWho ? isRepresentative : (known?.isRepresentative ?? false),
    }
  })
}

const spacesAfter = (said: readonly SpaceSaid[], known: (number: string) => Space | undefined): Space[] =>
  said.map(({ number, kind, area }) => {
    const had = known(number)
    return { number, kind: kind ?? had?.kind ?? 'flat', area: area ?? had?.area ?? null }
  })

const nothing = (line: HouseholdLine): HouseholdState => ({
  label: line.label,
  building: line.building,
  floor: line.floor,
  unit: line.unit,
  isVirtual: line.isVirtual ?? false,
  exclusiveArea: null,
  titleArea: null,
  carSpaces: [],
  motorcycleSpaces: [],
  owners: [],
  isRented: false,
  movedInOn: null,
})

const spaceKinds = ['carSpaces', 'motorcycleSpaces'] as const
type SpaceKind = (typeof spaceKinds)[number]

function spacesOf(current: Current, kind: SpaceKind): Map<string, Space> {
  return new Map(
    current.households.flatMap((household) => household[kind].map((space) => [space.number, space] as const)),
  )
}

/** Where a household that is known stands may not be changed by a file; notes it. */
function checkPlace(sheet: SheetLines<HouseholdLine>, line: HouseholdLine, before: KnownHousehold): void {
  const mend = '棟別、樓層、戶號請到「戶別管理」修改'
  for (const key of ['building', 'floor', 'unit'] as const)
    if (labelKey(line[key]) !== labelKey(before[key]))
      sheet.fault(line.row, key, `系統裡的 ${before.label} 是「${before[key]}」`, mend)
  if (line.isVirtual !== undefined && line.isVirtual !== before.isVirtual)
    sheet.fault(
      line.row,
      'isVirtual',
      `系統裡的 ${before.label} ${before.isVirtual ? '是' : '不是'}虛擬戶`,
      '請到「戶別管理」修改',
    )
}

/** Notes parking spaces that two households would have. */
async function checkSpaces(
  sheet: SheetLines<HouseholdLine>,
  current: Current,
  planned: readonly PlannedHousehold[],
  said: ReadonlyMap<string, HouseholdLine>,
): Promise<void> {
  const byId = new Map(planned.map((household) => [household.id, household]))
  const turn = turns()
  for (const kind of spaceKinds) {
    const taken = new Map<string, { label: string; id: string }>()
    for (const household of current.households)
      if (!said.get(household.id)?.[kind])
        for (const { number } of household[kind]) taken.set(number, household)
    for (const [id, line] of said) {
      await turn()
      const after = byId.get(id)?.after
      if (!line[kind] || !after) continue
      for (const { number } of after[kind]) {
        const other = taken.get(number)
        if (other && other.id !== id)
          sheet.fault(line.row, kind, `車位 ${number} 已登記給 ${other.label}`, '一個車位只屬於一戶')
        else taken.set(number, { label: after.label, id })
      }
    }
  }
}

/** What each good line makes of its household; notes what cannot be. */
export async function planHouseholds(
  sheet: SheetLines<HouseholdLine>,
  lines: readonly HouseholdLine[],
  current: Current,
): Promise<PlannedHousehold[]> {
  const byLabel = await byKey(current.households, (household) => labelKey(household.label))
  const byPlace = await byKey(current.households, placeKey)
  const known = {
    carSpaces: spacesOf(current, 'carSpaces'),
    motorcycleSpaces: spacesOf(current, 'motorcycleSpaces'),
  }
  const said = new Map<string, HouseholdLine>()
  const planned: PlannedHousehold[] = []
  const turn = turns()
  for (const line of lines) {
    await turn()
    const before = byLabel.get(labelKey(line.label))
    const neighbour = byPlace.get(placeKey(line))
    if (before) checkPlace(sheet, line, before)
    else if (neighbour)
      sheet.fault(
        line.row,
        'label',
        `這個位置在系統裡是 ${neighbour.label}`,
        `請填 ${neighbour.label}，或到「戶別管理」改名`,
      )
    const base: HouseholdState = before ?? nothing(line)
    const id = before?.id ?? newId()
    said.set(id, line)
    const spaces = (kind: SpaceKind) => {
      const wanted = line[kind]
      return wanted ? spacesAfter(wanted, (number) => known[kind].get(number)) : base[kind]
    }
    const { label, building, floor, unit, isVirtual } = base
    const after: HouseholdState = {
      label,
      building,
      floor,
      unit,
      isVirtual,
      exclusiveArea: line.exclusiveArea === undefined ? base.exclusiveArea : line.exclusiveArea,
      titleArea: line.titleArea === undefined ? base.titleArea : line.titleArea,
      carSpaces: spaces('carSpaces'),
      motorcycleSpaces: spaces('motorcycleSpaces'),
      owners: line.owners ? ownersAfter(line.owners, base.owners) : base.owners,
      isRented: line.isRented ?? base.isRented,
      movedInOn: line.movedInOn === undefined ? base.movedInOn : line.movedInOn,
    }
    planned.push({ id, row: line.row, before, after })
  }
  await checkSpaces(sheet, current, planned, said)
  return planned
}

import { lengthOf } from '#platform/contract/cut.ts'
import type { HouseholdLine } from './lines.ts'
import type { SheetLines } from './sheet-lines.ts'
import { turns } from '#platform/server/turns.ts'

/** A label for comparing: `Ａ棟-12f-3` and `A棟-12F-3` are the same household. */
export const labelKey = (label: string): string => label.normalize('NFKC').replace(/\s/g, '').toUpperCase()

/** Where a household is, for comparing. */
export const placeKey = (place: Pick<HouseholdLine, 'building' | 'floor' | 'unit'>): string =>
  [place.building, place.floor, place.unit].map(labelKey).join('|')

const property = [
  'exclusiveArea',
  'titleArea',
  'carSpaces',
  'motorcycleSpaces',
  'owners',
  'isRented',
  'movedInOn',
] as const

const isSomething = (value: unknown) =>
  value !== undefined && value !== null && value !== false && !(Array.isArray(value) && !value.length)

/**
 * Lines that say which household they mean, also those with a wrong cell: what follows from them is looked at too. Notes
 * what is wrong.
 */
export async function checkHouseholds(sheet: SheetLines<HouseholdLine>): Promise<HouseholdLine[]> {
  const turn = turns()
  const [labels, places] = [new Map<string, number>(), new Map<string, number>()]
  const found: HouseholdLine[] = []
  for (const said of sheet.lines) {
    await turn()
    const { row, building, floor, unit } = said
    if (!building || !floor || !unit) continue
    const line: HouseholdLine = {
      ...said,
      building,
      floor,
      unit,
      label: said.label ?? `${building}-${floor}-${unit}`,
    }
    const [label, place] = [labelKey(line.label), placeKey({ building, floor, unit })]
    const twin = labels.get(label)
    const neighbour = places.get(place)
    const tooLong = lengthOf(line.label) > 40
    if (tooLong) sheet.fault(row, 'label', '戶別太長', '最多 40 個字')
    if (twin) sheet.fault(row, 'label', `戶別 ${line.label} 和第 ${twin} 列重複`, '每一戶寫一列')
    else if (neighbour)
      sheet.fault(row, 'unit', `棟別、樓層、戶號和第 ${neighbour} 列相同`, '同一位置只能有一戶')
    labels.set(label, twin ?? row)
    places.set(place, neighbour ?? row)
    if (line.isVirtual)
      for (const key of property)
        if (isSomething(line[key])) sheet.fault(row, key, '虛擬戶沒有產權與住戶', '請清空這一格')
    found.push(line)
  }
  return found
}

import { castId } from './cast-id.ts'
import { qingchuan, songtao } from './communities.ts'

export interface CastHousehold {
  communityId: string
  id: string
  building: string
  floor: string
  unit: string
  label: string
  isVirtual: boolean
  buildingOrder: number
  floorOrder: number
  note: string
}

const notes: Record<string, string> = { 'A棟-12F-2': '空戶，屋主 吳文雄' }

function household(
  communityId: string,
  buildingOrder: number,
  building: string,
  floor: number,
  unit: string,
) {
  const label = `${building}-${floor}F-${unit}`
  return {
    communityId,
    id: castId('household', label),
    building,
    floor: `${floor}F`,
    unit,
    label,
    isVirtual: false,
    buildingOrder,
    floorOrder: floor,
    note: notes[label] ?? '',
  }
}

const rooms = ['櫃台', '管委會', '健身房', '會議室', '交誼廳', '機電室']

function virtualHousehold(unit: string): CastHousehold {
  const label = `管理中心-${unit}`
  return {
    ...household(qingchuan.id, 3, '管理中心', 1, unit),
    id: castId('household', label),
    label,
    isVirtual: true,
  }
}

const range = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

function building(communityId: string, order: number, name: string, floors: number, units: number) {
  return range(floors).flatMap((floor) =>
    range(units).map((unit) => household(communityId, order, name, floor, String(unit))),
  )
}

/** Every household of both communities, in the order of the picker. */
export const households: readonly CastHousehold[] = [
  ...['A棟', 'B棟', 'C棟'].flatMap((name, order) => building(qingchuan.id, order, name, 15, 4)),
  ...rooms.map(virtualHousehold),
  ...building(songtao.id, 0, '松濤', 9, 4),
]

const byLabel = new Map(households.map((h) => [h.label, h]))

/** The household of a label. Throws when the cast has none. */
export function householdOf(label: string): CastHousehold {
  const found = byLabel.get(label)
  if (!found) throw new Error(`the cast has no household ${label}`)
  return found
}

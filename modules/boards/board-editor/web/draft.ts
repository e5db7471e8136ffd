import {
  type CategoryId,
  gridOf,
  isWithin,
  leastCells,
  type Orientation,
  overlap,
  type Place,
  type Zone,
  type ZoneKind,
} from '#modules/boards/boards/web/public.ts'

/** A board while it is put together. */
export interface Draft {
  name: string
  categoryId: CategoryId
  orientation: Orientation
  zones: readonly Zone[]
}

/** A zone that is moved or sized by whole cells stays on the board. */
export function moved(place: Place, by: Partial<Place>, orientation: Orientation): Place {
  const { columns, rows } = gridOf[orientation]
  const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))
  const width = between(leastCells.width, place.width + (by.width ?? 0), columns - place.x)
  const height = between(leastCells.height, place.height + (by.height ?? 0), rows - place.y)
  return {
    x: between(0, place.x + (by.x ?? 0), columns - width),
    y: between(0, place.y + (by.y ?? 0), rows - height),
    width,
    height,
  }
}

/** What is wrong with where a zone stands. */
export function wrongPlace(zones: readonly Zone[], nth: number, orientation: Orientation) {
  const zone = zones[nth]
  if (!zone) return undefined
  if (!isWithin(zone, orientation)) return 'tooSmall'
  return zones.some((other, at) => at !== nth && overlap(zone, other)) ? 'overlaps' : undefined
}

/** Why an entry cannot be saved as it is. */
export const wrongItem = ({ title, body, photoPath, from, until }: Zone['items'][number]) =>
  from && until && until < from ? 'daysTurned' : title || body || photoPath ? undefined : 'titleMissing'

/** Whether everything of a board can be saved. */
export const isSound = ({ zones, orientation }: Draft): boolean =>
  zones.every(
    ({ items }, nth) => !wrongPlace(zones, nth, orientation) && !items.some((item) => wrongItem(item)),
  )

const usual: Record<ZoneKind, { width: number; height: number }> = {
  text: { width: 12, height: 6 },
  photo: { width: 12, height: 8 },
  film: { width: 12, height: 7 },
  clock: { width: 8, height: 3 },
  packages: { width: 12, height: 8 },
  marquee: { width: 12, height: 2 },
  facts: { width: 12, height: 3 },
}

/** A new zone where there is room for it, as large as there is; undefined: there is none. */
export function newZone(
  kind: ZoneKind,
  { zones, orientation }: Pick<Draft, 'zones' | 'orientation'>,
  part?: string,
): Zone | undefined {
  const { columns, rows } = gridOf[orientation]
  const rest = { kind, seconds: null, items: [], ...(part && { part }) }
  const want = usual[kind]
  for (const share of [1, 0.5, 0]) {
    const width = Math.max(leastCells.width, Math.round(want.width * share))
    const height = Math.max(leastCells.height, Math.round(want.height * share))
    for (let y = 0; y + height <= rows; y++)
      for (let x = 0; x + width <= columns; x++) {
        const place = { x, y, width, height }
        if (!zones.some((zone) => overlap(zone, place))) return { ...rest, ...place }
      }
  }
  return undefined
}

/** The zones on a board that is turned: each as far as it fits. */
export const turned = (zones: readonly Zone[], orientation: Orientation): Zone[] =>
  zones.map((zone) => ({ ...zone, ...moved(zone, {}, orientation) }))

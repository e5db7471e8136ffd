import { z } from 'zod'
import { Day, line, paragraphs } from '#platform/contract/fields.ts'

export const orientations = ['portrait', 'landscape'] as const
export type Orientation = (typeof orientations)[number]
/** Cells are of one size: a portrait screen is 12 across and 24 down. */
export const gridOf = {
  portrait: { columns: 12, rows: 24 },
  landscape: { columns: 24, rows: 12 },
} as const satisfies Record<Orientation, { columns: number; rows: number }>

export const zoneKinds = ['text', 'photo', 'film', 'clock', 'packages', 'marquee', 'facts'] as const
export type ZoneKind = (typeof zoneKinds)[number]
/** The least cells, across and down, in which what a zone shows can be read. */
export const leastCells = { width: 3, height: 2 } as const

const cell = z.int().min(0).max(24)

/** What a zone of texts or photos shows in turn; outside of its days it is passed over. */
export const ZoneItem = z
  .object({
    title: line(40),
    body: paragraphs(300),
    photoPath: line(200).meta({ wire: 'PhotoUrl' }),
    from: Day.nullable(),
    until: Day.nullable(),
  })
  .refine(({ from, until }) => !from || !until || from <= until, { error: '結束日不可早於開始日' })
export type ZoneItem = z.output<typeof ZoneItem>

export const Zone = z.object({
  kind: z.enum(zoneKinds),
  x: cell,
  y: cell,
  width: cell,
  height: cell,
  /** How long each entry is shown; null: as on every screen. */
  seconds: z.int().min(5).max(120).nullable(),
  items: z.array(ZoneItem).max(20),
  /** Of facts: which module tells them. */
  part: line(30).optional(),
})
export type Zone = z.output<typeof Zone>

/** Where a zone stands, in cells. */
export type Place = Pick<Zone, 'x' | 'y' | 'width' | 'height'>

export const isWithin = ({ x, y, width, height }: Place, orientation: Orientation): boolean => {
  const { columns, rows } = gridOf[orientation]
  return (
    x >= 0 &&
    y >= 0 &&
    width >= leastCells.width &&
    height >= leastCells.height &&
    x + width <= columns &&
    y + height <= rows
  )
}

export const overlap = (one: Place, other: Place): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** The first two zones that lie over each other, if any, counted from one. */
export function firstOverlap(zones: readonly Place[]): readonly [number, number] | undefined {
  for (const [nth, one] of zones.entries())
    for (const [later, other] of zones.entries())
      if (later > nth && overlap(one, other)) return [nth + 1, later + 1]
  return undefined
}

/** The entries that a day shows. */
export const itemsOn = (day: string, items: readonly ZoneItem[]): ZoneItem[] =>
  items.filter(({ from, until }) => (!from || from <= day) && (!until || day <= until))

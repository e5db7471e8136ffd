import type { Orientation, Zone, ZoneKind } from './zones.ts'

export const categoryIds = ['lobby', 'lift', 'carPark', 'photos', 'blank'] as const
export type CategoryId = (typeof categoryIds)[number]

const zone = (kind: ZoneKind, x: number, y: number, width: number, height: number): Zone => ({
  kind,
  x,
  y,
  width,
  height,
  seconds: null,
  items: [],
})

/** What a new board begins with (R223): a layout for each place where screens hang. */
export const defaultCategories: readonly {
  categoryId: CategoryId
  name: string
  orientation: Orientation
  zones: readonly Zone[]
}[] = [
  {
    categoryId: 'lobby',
    name: '大廳直式',
    orientation: 'portrait',
    zones: [
      zone('clock', 0, 0, 12, 3),
      zone('text', 0, 3, 12, 9),
      zone('packages', 0, 12, 12, 10),
      zone('marquee', 0, 22, 12, 2),
    ],
  },
  {
    categoryId: 'lift',
    name: '電梯橫式',
    orientation: 'landscape',
    zones: [
      zone('clock', 0, 0, 8, 4),
      zone('packages', 0, 4, 8, 6),
      zone('text', 8, 0, 16, 10),
      zone('marquee', 0, 10, 24, 2),
    ],
  },
  {
    categoryId: 'carPark',
    name: '地下停車場',
    orientation: 'landscape',
    zones: [zone('clock', 0, 0, 24, 3), zone('text', 0, 3, 24, 9)],
  },
  {
    categoryId: 'photos',
    name: '全螢幕照片',
    orientation: 'portrait',
    zones: [zone('photo', 0, 0, 12, 22), zone('marquee', 0, 22, 12, 2)],
  },
  { categoryId: 'blank', name: '空白', orientation: 'portrait', zones: [] },
]

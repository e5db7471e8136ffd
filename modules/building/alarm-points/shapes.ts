import { z } from 'zod'
import { Id, Instant, line, RowVersion, words } from '#platform/contract/fields.ts'

/** What systems of a building points belong to; the numbers are kept. */
export const categories = {
  1: '消防',
  2: '電梯',
  3: '供水',
  4: '排水',
  5: '電力',
  6: '發電機',
  7: '停車場',
  8: '空調',
  9: '門禁',
  10: '瓦斯',
  11: '緊急求救',
  12: '其他',
} as const

/** How far the clock of a source may be off, in milliseconds: what is older may be somebody's recording. */
export const clockDrift = 300_000

/** 1 低, 2 中, 3 高, 4 災害級 (R204). */
export const Level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export type Level = z.output<typeof Level>
export const statuses = ['Normal', 'Abnormal'] as const
/** What a source says of a point (R219). */
export const Status = z.enum(statuses)
export type Status = z.output<typeof Status>

export const level = Level.meta({ wire: 'TagLevel' })
export const pointId = Id.meta({ wire: 'TagId' })
export const place = words(40).meta({ wire: 'AssetPosition' })
export const name = words(40).meta({ wire: 'TagName' })
export const meaning = words(60).meta({ wire: 'TagMean' })
export const householdId = Id.nullable().meta({ wire: 'TabletId' })
export const label = z.string().meta({ wire: 'TabletNote' })
export const category = z.int().min(1).max(12).meta({ wire: 'CategoryId' })

/** A measured value as its digits: whole numbers alone are numbers of the wire. */
export const Reading = line(20).refine((text) => text === '' || /^-?\d{1,12}(\.\d{1,6})?$/.test(text), {
  error: '請填數字',
})
/** A number as the digits of a reading, to six decimals; '' for what is none, or beyond twelve digits. */
export const digitsOf = (value: number): string =>
  Number.isFinite(value) && Math.abs(value) < 1e12 ? String(Number(value.toFixed(6))) : ''
/** The number of a reading; null for ''. */
export const numberOf = (reading: string): number | null => (reading === '' ? null : Number(reading))
/** A number as its digits; '' for none. */
export const readingOf = (value: number | null): string => (value === null ? '' : String(value))

/** What people decide about a point. */
export const settings = {
  name,
  meaning,
  place,
  category,
  level,
  isPrivate: z.boolean(),
  householdId,
  assetCode: line(20),
  unit: line(8),
  lowLimit: Reading,
  highLimit: Reading,
  debounceSeconds: z.int().min(0).max(3600),
  reportSeconds: z.int().min(30).max(604_800).nullable(),
  /** Every so many minutes that its alarm lasts it is a level higher, up to `riseLevel`; null: it stays. */
  riseMinutes: z.int().min(1).max(1440).nullable().default(null),
  riseLevel: Level.nullable().default(null),
  /** It is abnormal when `anyCount` of these points are; none: it is measured itself. */
  anyOf: z.array(Id).max(20).default([]).meta({ wire: 'AnyOfTagIds' }),
  anyCount: z.int().min(1).max(20).default(1),
}

export const AlarmPoint = z.object({
  pointId,
  ...settings,
  label,
  /** The gateway and the signal that bring its value; '' where none does. */
  feed: z.string(),
  isNotified: z.boolean(),
  silentUntil: Instant.nullable(),
  silenceReason: z.string(),
  maintenanceUntil: Instant.nullable(),
  maintenanceReason: z.string(),
  status: Status,
  isLost: z.boolean(),
  value: z.string(),
  valueAt: Instant.nullable(),
  heardAt: Instant.nullable(),
  rowVersion: RowVersion,
})
export type AlarmPoint = z.output<typeof AlarmPoint>

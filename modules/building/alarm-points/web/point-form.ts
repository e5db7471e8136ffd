import type { Asked } from '#platform/contract/call.ts'
import type { alarmPoints } from '../contract.ts'
import type { AlarmPoint, Level } from '../shapes.ts'

/** What is typed and chosen for a point. */
export interface PointForm {
  name: string
  meaning: string
  place: string
  assetCode: string
  unit: string
  category: number
  level: number
  isPrivate: boolean
  household: { householdId: string; label: string } | null
  lowLimit: string
  highLimit: string
  debounceSeconds: string
  reportSeconds: string
  riseMinutes: string
  riseLevel: number | null
  anyOf: readonly string[]
  anyCount: string
}

/** The form of a point, or of one that is added. */
export const formOf = (point: AlarmPoint | undefined): PointForm => ({
  name: point?.name ?? '',
  meaning: point?.meaning ?? '',
  place: point?.place ?? '',
  assetCode: point?.assetCode ?? '',
  unit: point?.unit ?? '',
  category: point?.category ?? 12,
  level: point?.level ?? 2,
  isPrivate: point?.isPrivate ?? false,
  household: point?.householdId ? { householdId: point.householdId, label: point.label } : null,
  lowLimit: point?.lowLimit ?? '',
  highLimit: point?.highLimit ?? '',
  debounceSeconds: String(point?.debounceSeconds ?? 5),
  reportSeconds: point?.reportSeconds ? String(point.reportSeconds) : '',
  riseMinutes: point?.riseMinutes ? String(point.riseMinutes) : '',
  riseLevel: point?.riseLevel ?? null,
  anyOf: point?.anyOf ?? [],
  anyCount: String(point?.anyCount ?? 1),
})

type Settings = Omit<Asked<typeof alarmPoints.calls.add>, 'pointId'>

/** What the form asks for. */
export const settingsOf = ({
  household,
  debounceSeconds,
  reportSeconds,
  level,
  riseMinutes,
  riseLevel,
  anyOf,
  anyCount,
  ...form
}: PointForm): Settings => ({
  ...form,
  name: form.name.trim(),
  meaning: form.meaning.trim(),
  place: form.place.trim(),
  level: level as Level,
  householdId: form.isPrivate ? (household?.householdId ?? null) : null,
  debounceSeconds: Number(debounceSeconds || 0),
  reportSeconds: reportSeconds ? Number(reportSeconds) : null,
  riseMinutes: riseMinutes ? Number(riseMinutes) : null,
  riseLevel: riseMinutes ? (riseLevel as Level | null) : null,
  anyOf: [...anyOf],
  anyCount: anyOf.length ? Number(anyCount || 1) : 1,
})

/** Whether a limit is written as a number, or not at all. */
export const isReading = (text: string): boolean => text === '' || /^-?\d{1,9}(\.\d{1,6})?$/.test(text)

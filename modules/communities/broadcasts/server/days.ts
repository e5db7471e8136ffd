import { taipei } from '#platform/contract/taipei.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** The day of an instant in Taipei, as the tables have it: `2026-11-22`. */
export function dayOf(at: Date): string {
  const { year, month, day } = taipei(at)
  return `${year}-${two(month)}-${two(day)}`
}

/** The first instant of a day in Taipei, or of the day after it. */
export function startOf(day: string, after = 0): Date {
  return new Date(new Date(`${day}T00:00:00+08:00`).getTime() + after * 86_400_000)
}

/** A day as the box's items have it (R106): `2026/11/22`, '' without one. */
export const writtenDay = (day: string | null): string => day?.replaceAll('-', '/') ?? ''

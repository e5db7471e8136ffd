import type { Sheet } from '../contract.ts'

/** 192:30 of minutes: hours as a payroll writes them. */
export const hoursAndMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** All overtime of a sheet; normal hours of holidays are none. */
export const overtimeOf = ({ overtime: { holiday: _, ...kinds } }: Sheet): number =>
  Object.values(kinds).reduce((sum, minutes) => sum + minutes, 0)

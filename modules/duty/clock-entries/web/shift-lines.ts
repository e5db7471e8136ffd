import type { ShiftClass } from '../contract.ts'

const line = /^(.{1,20}?)\s+(\d{2}:\d{2})\s*[-–~]\s*(\d{2}:\d{2})$/
const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

/** Shifts of lines such as 早班 07:00-15:00; undefined when a line is none. */
export function readShifts(text: string): ShiftClass[] | undefined {
  const lines = text
    .normalize('NFKC')
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
  const shifts = lines.flatMap((one) => {
    const [, name, from, until] = line.exec(one) ?? []
    return name && from && until && isTime(from) && isTime(until) ? [{ name, from, until }] : []
  })
  return shifts.length === lines.length ? shifts : undefined
}

/** The same lines of shifts. */
export const writeShifts = (shifts: readonly ShiftClass[]): string =>
  shifts.map(({ name, from, until }) => `${name} ${from}-${until}`).join('\n')

import type { FeeSettings } from '../settings.ts'

const day = 86_400_000
const later = (from: string, days: number) =>
  new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)

/**
 * Until when a period is paid, and until when shops take its barcodes: the first due day from its start, and so many days more, at
 * least until it ends, and within a year of its start.
 */
export function termOf(
  { dueDay, barcodeDays }: Pick<FeeSettings, 'dueDay' | 'barcodeDays'>,
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
): { dueOn: string; barcodeUntil: string } {
  const [year = 0, month = 0, from = 0] = startsOn.split('-').map(Number)
  const dueOn = new Date(Date.UTC(year, month - 1 + (from > dueDay ? 1 : 0), dueDay))
    .toISOString()
    .slice(0, 10)
  const wished = later(dueOn, barcodeDays)
  const lastDay = new Date(Date.UTC(year + 1, month - 1, from - 1)).toISOString().slice(0, 10)
  const until = wished < endsOn ? endsOn : wished
  return { dueOn, barcodeUntil: until > lastDay ? lastDay : until }
}

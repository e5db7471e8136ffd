import { ReminderDays } from '../settings.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

/** Days of reminders as they are typed: 3、7、14. */
export const writeDays = (days: readonly number[]): string => inRow(days)

/** Reads `3、7、14`; what is no number stays visible as a fault. */
export function readDays(text: string): number[] {
  return text
    .normalize('NFKC')
    .split(/[\s、,，。.;；]+/)
    .filter((part) => part !== '')
    .map(Number)
}

/** What is wrong with the days, as a sentence. */
export function daysFault(days: readonly number[]): string | undefined {
  return ReminderDays.safeParse(days).error?.issues[0]?.message
}

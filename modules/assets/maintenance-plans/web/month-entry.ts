import type { maintenanceApi } from './list-query.ts'

/** What stands on a day of the calendar of maintenance. */
export type Entry = Awaited<ReturnType<typeof maintenanceApi.showCalendar>>['data']['entries'][number]

/** How an entry of the calendar stands: also whether it is late, and late by law. */
export const standOf = ({ state, day, isLegal }: Entry, today: string) =>
  state === 'due' && day < today ? (isLegal ? 'legal' : 'late') : state

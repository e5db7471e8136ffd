import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { calendar } from '../contract.ts'
import { weekdayOf } from './span.ts'

export const calendarApi = client(calendar)

/** What the official table says of these days, by day; the years whose table is loaded. */
export function useOfficeDays(span: { from: string; to: string }) {
  const asked = useQuery({
    queryKey: ['calendar', 'office', span],
    queryFn: async () => (await calendarApi.listOfficeDays(span)).data,
    placeholderData: keepPreviousData,
    staleTime: 3_600_000,
  })
  return useMemo(
    () => ({
      days: new Map(asked.data?.days.map((one) => [one.day, one])),
      years: asked.data?.years ?? [],
    }),
    [asked.data],
  )
}
export type OfficeTable = ReturnType<typeof useOfficeDays>

/** Whether a day is off: as the official table has it, else Saturdays and Sundays. */
export const isOffOn = ({ days }: OfficeTable, day: string): boolean =>
  days.get(day)?.isOff ?? weekdayOf(day) % 6 === 0

/** Whose changes show on it: all that have days. */
const followed = [
  'calendar.',
  'news.',
  'rules.',
  'notifications.',
  'facilityBookings.',
  'facilityDraws.',
  'gasPeriods.',
  'assemblies.',
  'polls.',
  'assets.',
  'suppliers.',
  'maintenancePlans.',
  'dutyRosters.',
]

/** What happens from one day on to another, fresh after every change. */
export function useItems(span: { from: string; to: string }) {
  const queries = useQueryClient()
  useChanges(followed, () => void queries.invalidateQueries({ queryKey: ['calendar'] }))
  return useQuery({
    queryKey: ['calendar', 'items', span],
    queryFn: async () => (await calendarApi.listItems(span)).data,
    placeholderData: keepPreviousData,
  })
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { facilities } from '#modules/everyday/facilities/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { facilityBookings } from '../contract.ts'

export const bookingsApi = client(facilityBookings)
const facilitiesApi = client(facilities)

const changes = ['facilityBookings.', 'facilities.', 'facilityDraws.']

/** The facilities that are booked, in their order. */
export const useFacilities = () =>
  useQuery({
    queryKey: ['facilities'],
    queryFn: async () => (await facilitiesApi.list({})).data.filter(({ isRetired }) => !isRetired),
  })

/** Asks again for whatever is shown of bookings. */
export function useBookingChanges(): () => void {
  const queries = useQueryClient()
  const again = () => {
    for (const key of ['facilities', 'facilityWeek', 'facilityToday', 'facilityQuote', 'facilityBookings'])
      void queries.invalidateQueries({ queryKey: [key] })
  }
  useChanges(changes, again)
  return again
}

/** One booking with its money and its terms. */
export const useBooking = (bookingId: string) =>
  useQuery({
    queryKey: ['facilityBookings', 'one', bookingId],
    queryFn: async () => (await bookingsApi.show({ bookingId })).data,
  })

/** What is booked in a time that is to be closed. */
export const useStanding = (facilityId: string, span: { startsAt: Date; endsAt: Date }) =>
  useQuery({
    queryKey: ['facilityBookings', 'standing', facilityId, span],
    queryFn: async () =>
      span.endsAt > span.startsAt ? (await bookingsApi.listStanding({ facilityId, ...span })).data : [],
    placeholderData: (before) => before,
  })

/** What is booked in seven days from one on. */
export const useWeek = (from: string) =>
  useQuery({
    queryKey: ['facilityWeek', from],
    queryFn: async () => (await bookingsApi.listWeek({ from })).data,
    placeholderData: (before) => before,
  })

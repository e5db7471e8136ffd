import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** What a household's link opens: its gas reading, a message to the management, its bookings of facilities, or the codes of its parcels in lockers. One is worth nothing for the other. */
export const linkKinds = ['gas', 'message', 'facility', 'locker'] as const
export type LinkKind = (typeof linkKinds)[number]

export const tooManyWrongLinks = (seconds: number) =>
  problem(429_28_850, `這裡開了太多無效的連結，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試。`, {
    retryAfter: seconds,
  })

const householdId = Id.meta({ wire: 'TabletId' })

/** A household with the address that is its own. */
export const HouseholdLink = z.object({
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  url: z.string(),
})
export type HouseholdLink = z.output<typeof HouseholdLink>

export const householdLinks = contract('householdLinks', {
  handOut: call({
    method: 'GET',
    path: '/api/v1/HouseholdLink',
    summary:
      'The addresses of households for one purpose, in door order, to be printed; that they were given is audited.',
    can: 'householdLinks.handOut',
    service: [32, 33, 51, 54],
    takes: z.object({
      kind: z.enum(linkKinds),
      householdIds: z.array(Id).max(500).optional().meta({ wire: 'TabletIds' }),
    }),
    gives: data(z.array(HouseholdLink)),
    inTransaction: 'it writes down who was given the addresses',
  }),
  renew: call({
    method: 'POST',
    path: '/api/v1/HouseholdLink/{householdId}/Renew',
    summary:
      'All addresses of a household that were given out are void from now on; new ones are to be printed.',
    can: 'householdLinks.renew',
    service: [32, 33, 51, 54],
    takes: z.object({ householdId }),
    gives: done,
  }),
  renewAll: call({
    method: 'POST',
    path: '/api/v1/HouseholdLink/Renew',
    summary: 'All addresses of all households are void from now on, as when somebody left who had them.',
    can: 'householdLinks.renew',
    service: [32, 33, 51, 54],
    takes: z.object({}),
    gives: data(z.object({ households: z.int().meta({ wire: 'TotalCount' }) })),
  }),
})

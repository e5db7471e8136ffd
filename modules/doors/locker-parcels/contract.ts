import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

export const parcelLinkClosed = () => problem(404_33_002, '這個連結已失效，請向櫃台索取新的連結。')

const OwnParcel = z.object({
  stayId: Id,
  cabinetName: z.string(),
  place: z.string(),
  cubbyName: z.string(),
  serialNumber: z.string().meta({ wire: 'SerialNum' }),
  courierName: z.string(),
  stowedAt: Instant,
  holdUntil: Instant,
  /** Six digits; typed at the cabinet, they open its door once. */
  code: z.string(),
})
export type OwnParcel = z.output<typeof OwnParcel>

export const lockerParcels = contract('lockerParcels', {
  show: call({
    can: 'public',
    method: 'GET',
    path: '/api/v1/LockerParcel/{token}',
    summary: 'What lies in lockers for a household, with its codes, by the household’s own link.',
    takes: z.object({ token: verbatim(200) }),
    gives: data(
      z.object({
        communityName: z.string(),
        label: z.string().meta({ wire: 'TabletNote' }),
        /** Where it is shown how the cabinets are used; '' for nowhere. */
        tutorialUrl: z.string(),
        parcels: z.array(OwnParcel),
      }),
    ),
  }),
})

import type { Lease } from '#platform/server/database.ts'
import type { Sealer } from '#platform/server/seal.ts'
import { showSerialNumber } from '#modules/parcels/packages/server/public.ts'
import { codeOf } from '../codes.ts'
import { readKey } from './keys.ts'

interface Row extends Record<string, unknown> {
  stayId: string
  cabinetId: string
  codeKey: Buffer | null
  counter: number
  serial: number
  cabinetName: string
  place: string
  cubbyName: string
  courierName: string
  stowedAt: Date
  holdUntil: Date
}

const own = `select s.id as "stayId", w.id as "cabinetId", w.code_key as "codeKey", s.counter, p.serial_number as serial, w.name as "cabinetName",
    w.place, c.name as "cubbyName", coalesce(co.name, '') as "courierName", s.stowed_at as "stowedAt", s.hold_until as "holdUntil"
  from locker_stay s join package p on p.id = s.package_id join locker_cubby c on c.id = s.cubby_id join locker_cabinet w on w.id = s.cabinet_id
  left join courier co on co.id = p.courier_id
  where s.state = 'stowed' and p.household_id = $1 and ($2::timestamptz is null or s.stowed_at >= $2) order by s.stowed_at, s.id`

/** What lies in lockers for a household, with its codes; `since`: when those who read it moved in. */
export async function parcelsOf(
  lease: Lease,
  sealer: Sealer,
  of: { householdId: string; since: Date | null },
) {
  const rows = await lease.query<Row>(own, [of.householdId, of.since])
  return rows.flatMap(({ cabinetId, codeKey, counter, serial, ...row }) =>
    codeKey
      ? [
          {
            ...row,
            serialNumber: showSerialNumber(serial),
            code: codeOf(readKey(sealer, { id: cabinetId, codeKey }), row.cubbyName, counter),
          },
        ]
      : [],
  )
}

/** What a household is to hear of a stay, as it stands now. */
export interface NoticeOfStay extends Record<string, unknown> {
  id: string
  kind: 'stowed' | 'reminded' | 'codeRenewed' | 'atDesk' | 'rejected'
  at: Date
  householdId: string
  label: string
  cubby: string
  place: string
  holdUntil: Date | null
  reason: string
  /** It is still so. */
  holds: boolean
}

/** What is to be told of stays, by the ids of notices. */
export const noticesOfStays = (lease: Lease, ids: readonly string[]): Promise<NoticeOfStay[]> =>
  lease.query<NoticeOfStay>(
    `select n.id, n.kind, n.at, coalesce(h.merged_into, h.id) as "householdId", h.label, coalesce(c.name, '') as cubby,
       coalesce(w.place, '') as place, s.hold_until as "holdUntil", s.reason,
       case when n.kind in ('stowed', 'reminded', 'codeRenewed') then s.state = 'stowed' else p.state = 'waiting' end as holds
     from locker_notice n join locker_stay s on s.id = n.stay_id join package p on p.id = s.package_id
     join household h on h.id = p.household_id left join locker_cubby c on c.id = s.cubby_id left join locker_cabinet w on w.id = s.cabinet_id
     where n.id = any($1)`,
    [ids],
  )

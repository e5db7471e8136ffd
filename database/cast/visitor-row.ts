import { barePlate } from '#platform/contract/plate.ts'
import type { VisitTarget } from '#modules/visitors/visits/contract.ts'
import { castId } from './cast-id.ts'
import { type CastCommunity, qingchuan, songtao } from './communities.ts'
import { householdOf } from './households.ts'
import { pledgeKindIdOf, reasonIdOf, vendorKindIdOf } from './visitor-options.ts'

/** Who comes, to whom and why; everything else is empty unless it is said. */
export interface CastVisit {
  key: string
  label: string
  name: string
  people?: number
  target?: VisitTarget
  reason: string
  vendorKind?: string
  firm?: string
  phone?: string
  plate?: string
  bay?: string
  remark?: string
  pledge?: string
  slot?: string
  card?: string
  approval?: 'approved'
  approvalBy?: string
}

export const communityOf = (label: string): CastCommunity =>
  householdOf(label).communityId === songtao.id ? songtao : qingchuan

/** The row of a visit, with neither booking nor arrival yet. */
export function visitRow(visit: CastVisit) {
  const community = communityOf(visit.label)
  const { people = 1, target = 'household', vendorKind = '', phone = '', plate = '', card = '' } = visit
  const { firm = '', bay = '', remark = '', pledge = '', slot = '', approval = '', approvalBy = '' } = visit
  return {
    communityId: community.id,
    id: castId('visitor', visit.key),
    target,
    householdId: householdOf(visit.label).id,
    name: visit.name,
    people,
    reasonId: reasonIdOf(community, visit.reason),
    reason: visit.reason,
    vendorKindId: vendorKind ? vendorKindIdOf(community, visit.reason, vendorKind) : null,
    vendorKind,
    firm,
    phone,
    phoneKey: phone,
    plate,
    plateKey: barePlate(plate),
    parkingBay: bay,
    remark,
    bookStart: null as Date | null,
    bookEnd: null as Date | null,
    seriesId: null as string | null,
    codeVersion: 0,
    createdAt: new Date(0),
    createdByName: '陳怡君',
    approval,
    approvalBy,
    approvalAt: null as Date | null,
    approvalNotedByName: approval ? '陳怡君' : '',
    arrivedAt: null as Date | null,
    arrivedByName: '',
    arrivedHow: null as 'walkIn' | 'desk' | 'code' | null,
    cardCode: card,
    cardUid: card,
    pledgeKindId: pledge ? pledgeKindIdOf(community, pledge) : null,
    pledgeKind: pledge,
    pledgeSlot: slot,
    banId: null as string | null,
    leftAt: null as Date | null,
    leftByName: '',
    leftHow: null as 'normal' | 'card' | null,
    cancelledAt: null as Date | null,
    cancelledByName: '',
    cancelReason: '',
    expiredAt: null as Date | null,
  }
}
export type CastVisitRow = ReturnType<typeof visitRow>

/** A visit of somebody who walks in. */
export const walkedIn = (visit: CastVisit, at: Date, by = '陳怡君'): CastVisitRow => ({
  ...visitRow(visit),
  createdAt: at,
  createdByName: by,
  approvalAt: visit.approval ? at : null,
  arrivedAt: at,
  arrivedByName: by,
  arrivedHow: 'walkIn',
})

/** A booking for a time. */
export const bookedFor = (
  visit: CastVisit,
  start: Date,
  minutes: number,
  bookedAt: Date,
  seriesId: string | null = null,
): CastVisitRow => ({
  ...visitRow(visit),
  createdAt: bookedAt,
  bookStart: start,
  bookEnd: new Date(start.getTime() + minutes * 60_000),
  seriesId,
  codeVersion: 1,
})

/** A row of somebody who left again. */
export const leftAfter = (row: CastVisitRow, minutes: number, by = '林志明'): CastVisitRow => ({
  ...row,
  leftAt: row.arrivedAt && new Date(row.arrivedAt.getTime() + minutes * 60_000),
  leftByName: by,
  leftHow: row.cardUid ? 'card' : 'normal',
})

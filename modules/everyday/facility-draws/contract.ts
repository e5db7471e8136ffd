import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, Instant, line, RowVersion, verbatim, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { bookingStates } from '#modules/everyday/facility-bookings/contract.ts'

const clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: '時間請填 00:00 到 24:00' })
const householdId = Id.meta({ wire: 'TabletId' })
const entryId = Id

/** open: households enter; closed: the list stands, and its fingerprint is public; drawn. */
export const drawStates = ['open', 'closed', 'drawn'] as const

const head = {
  facilityId: Id,
  facilityName: z.string(),
  day: Day,
  from: z.string(),
  until: z.string(),
  state: z.enum(drawStates).meta({ wire: 'Status' }),
  closesAt: Instant.meta({ wire: 'ClosesUtc' }),
  drawsAt: Instant.meta({ wire: 'DrawsUtc' }),
  acceptBy: Instant.meta({ wire: 'AcceptByUtc' }),
  entryCount: z.int(),
  /** The beginnings that can be wished for. */
  slots: z.array(z.string()),
}
export const DrawHead = z.object(head)
export type DrawHead = z.output<typeof DrawHead>

export const DrawEntry = z.object({
  entryId,
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  names: z.array(z.string()),
  wishes: z.array(z.string()),
  people: z.int(),
  /** Uses in the 30 days before, whether the last draw was a blank, and the lots of both; null until the list is closed. */
  uses: z.int().nullable(),
  hadBlank: z.boolean().nullable(),
  lots: z.int().nullable(),
  rank: z.int().nullable(),
  lot: z.int().nullable(),
  /** What it got: a booking, or a place on the waiting list. */
  bookingState: z.enum(bookingStates).nullable().meta({ wire: 'BookingStatus' }),
  startsAt: Instant.nullable().meta({ wire: 'StartUtc' }),
  isBlank: z.boolean(),
})
export type DrawEntry = z.output<typeof DrawEntry>

export const Draw = z.object({
  ...head,
  entries: z.array(DrawEntry),
  /** SHA-256 of the nonce, from the first entry on; '' before. */
  commitment: z.string(),
  /** '' until it was drawn. */
  nonce: z.string(),
  source: z.string(),
  numbers: z.string(),
  witness: z.string(),
  fingerprint: z.string(),
  seed: z.string(),
  drawnAt: Instant.nullable().meta({ wire: 'DrawnAtUtc' }),
})
export type Draw = z.output<typeof Draw>

export const noDraw = () => problem(404_28_760, '這一天沒有抽籤的時段。')
export const entryIdTaken = () => problem(409_28_760, '同一次申請已存成另一筆，請重新整理後再申請。')
export const enteredAlready = (label: string) => problem(409_28_761, `${label} 已經申請過這次抽籤。`)
export const listClosed = () => problem(409_28_762, '申請已截止，名單不再更改。')
export const listOpen = (when: string) => problem(409_28_763, `申請 ${when} 才截止；截止後才能這樣做。`)
export const drawnAlready = () => problem(409_28_764, '這次抽籤已經抽過，結果不再更改。')
export const notYetOpen = () => problem(409_28_765, '這一天還沒開放申請。')
export const nobodyEntered = () => problem(409_28_766, '沒有人申請，不用抽籤；時段到了就開放預約。')
export const wishUnknown = () => problem(400_28_760, '請從抽籤時段裡選擇想要的場次。')

const service = [51] as const
const see = { can: 'facilityDraws.view', service } as const
const enter = { can: 'facilityDraws.enter', service } as const
const run = { can: 'facilityDraws.run', service } as const
const base = '/api/v1/Facility/Draw'
const which = { facilityId: Id, day: Day } as const
const wish = {
  entryId,
  wishes: z.array(clock).min(1).max(12),
  people: z.int().min(1).max(999),
  /** The row version of the facility whose rules and price were seen; left out: whatever they are. */
  facilityVersion: RowVersion.optional(),
  acceptsRules: z.boolean(),
}

/** Who has peak hours is drawn, by household, instead of raced for at midnight (service 51). */
export const facilityDraws = contract('facilityDraws', {
  list: call({
    ...see,
    method: 'GET',
    path: base,
    summary:
      'The draws to come, also those that nobody entered yet, the next one first; then those of the last 30 days.',
    takes: z.object({}),
    gives: data(z.array(DrawHead)),
  }),
  show: call({
    ...see,
    method: 'GET',
    path: `${base}/{facilityId}/{day}`,
    summary: 'A draw with who entered it, the lots, the result, and what everybody needs to reckon it again.',
    takes: z.object(which),
    gives: data(Draw),
  }),
  enter: call({
    ...enter,
    method: 'POST',
    path: `${base}/{facilityId}/{day}/Entry`,
    summary: 'A household enters the draw with its wishes, the dearest first. The client makes the id.',
    takes: z.object({ ...which, householdId, ...wish }),
    gives: data(Draw),
  }),
  withdraw: call({
    ...enter,
    method: 'DELETE',
    path: `${base}/{facilityId}/{day}/Entry/{entryId}`,
    summary: 'A household leaves a draw whose list is not closed.',
    takes: z.object({ ...which, entryId }),
    gives: done,
  }),
  setNumbers: call({
    ...run,
    method: 'PUT',
    path: `${base}/{facilityId}/{day}/Numbers`,
    summary:
      'Writes down numbers that nobody here can choose, such as those of a lottery of the evening, and who saw them.',
    takes: z.object({ ...which, source: words(40), numbers: words(60), witness: line(40) }),
    gives: data(Draw),
  }),
  draw: call({
    ...run,
    method: 'POST',
    path: `${base}/{facilityId}/{day}/Draw`,
    summary: 'Draws now; else it is done at its time. Households are told.',
    takes: z.object(which),
    gives: data(Draw),
  }),
})

const token = verbatim(120)

/** A draw as a household sees it by its link: nobody's entry but its own. */
export const OwnDraw = z.object({ ...head, entryId: entryId.nullable(), wishes: z.array(z.string()) })
export type OwnDraw = z.output<typeof OwnDraw>

/** Entering by a household's own link. */
export const facilityDrawForms = contract('facilityDrawForms', {
  list: call({
    method: 'GET',
    path: '/api/v1/Facility/Form/{token}/Draw',
    summary: 'The draws that can be entered, and whether the household did.',
    can: 'public',
    takes: z.object({ token }),
    gives: data(z.array(OwnDraw)),
  }),
  enter: call({
    method: 'POST',
    path: '/api/v1/Facility/Form/{token}/Draw/{facilityId}/{day}',
    summary: 'The household enters.',
    can: 'public',
    takes: z.object({ token, ...which, ...wish }),
    gives: done,
  }),
  withdraw: call({
    method: 'DELETE',
    path: '/api/v1/Facility/Form/{token}/Draw/{facilityId}/{day}/{entryId}',
    summary: 'The household leaves a draw.',
    can: 'public',
    takes: z.object({ token, ...which, entryId }),
    gives: done,
  }),
})

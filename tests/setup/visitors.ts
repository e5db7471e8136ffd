import { castId } from '#database/cast/cast-id.ts'
import type { Answer, Desk } from './desk.ts'

const minute = 60_000

/** What the desk sends for somebody who walks in to visit A棟-12F-3. */
export const visit = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  TabletId: castId('household', 'A棟-12F-3'),
  GuestName: '方先生',
  PeopleCount: 2,
  CauseTypeId: castId('visitReason', '親友來訪'),
  ...changes,
})

export const walkIn = (desk: Desk, changes: Record<string, unknown> = {}): Promise<Answer> =>
  desk.post('/api/v2/Guest/CreateAndArrived', visit(changes))

function dataOf({ status, body }: Answer) {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.Data
}

/** Registers somebody who walks in and gives them as the wire shows them. */
export const came = async (desk: Desk, changes: Record<string, unknown> = {}) =>
  dataOf(await walkIn(desk, changes))

/** An instant so many minutes from now, on the wire. */
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * minute).toISOString()

export const bookVisit = (desk: Desk, changes: Record<string, unknown> = {}): Promise<Answer> =>
  desk.post(
    '/api/v1/Guest/BookGuest',
    visit({ BookStartUtc: inMinutes(30), BookEndUtc: inMinutes(150), ...changes }),
  )

/** Books a visit from half an hour on and gives it as the wire shows it. */
export const booked = async (desk: Desk, changes: Record<string, unknown> = {}) =>
  dataOf(await bookVisit(desk, changes)).First

export const leaveWith = (desk: Desk, id: string, body: unknown = {}): Promise<Answer> =>
  desk.post(`/api/v1/Guest/${id}/Leaved`, body)

export const detailOf = async (desk: Desk, id: string) => dataOf(await desk.get(`/api/v1/Guest/${id}`))

/** The loans of a visitor as the older pages read them. */
export const oldLoans = async (desk: Desk, guestId: string, stillLoan = true) =>
  dataOf(await desk.get('/KingNetApiMvc/asset_loans', { 'api-version': '1.0', stillLoan, guestId }))

export const thing = (displayId: string): string => castId('lendable', displayId)

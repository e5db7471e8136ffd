// Facilities and wishes for them: what tests of bookings and draws share.
import { expect } from 'vitest'
import { householdOf } from '#database/cast/households.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Desk } from './desk.ts'

export const facilityPath = '/api/v1/Facility'
export const everyDay = (From: string, Until: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((Weekday) => ({ Weekday, From, Until }))
export const inDays = (days: number) => dayAfter(dayOf(new Date()), days)

/** Adds a facility of its own for a test, which is open all day; gives its id. */
export async function addFacility(manager: Desk, changes: Record<string, unknown> = {}): Promise<string> {
  const Id = newId()
  const answer = await manager.post(facilityPath, {
    Id,
    Name: `球場 ${Id.slice(-6)}`,
    Place: '',
    Rules: '',
    OpenHours: everyDay('00:00', '24:00'),
    SlotMinutes: 60,
    MostSlots: 4,
    CleaningMinutes: 10,
    Places: 1,
    MostPeople: 6,
    Price: 100,
    PriceBy: 'slot',
    Deposit: 0,
    CancelHours: 24,
    LateRefundPercent: 50,
    QuotaCount: 0,
    QuotaPer: 'week',
    AdvanceDays: 60,
    NoShowMinutes: 15,
    Draw: null,
    ...changes,
  })
  expect(answer.body).toEqual({ Data: true })
  return Id
}

/** What a household wants of a facility in three days. */
export const wanted = (FacilityId: string, label: string, changes: Record<string, unknown> = {}) => ({
  Id: newId(),
  FacilityId,
  TabletId: householdOf(label).id,
  Day: inDays(3),
  From: '10:00',
  Until: '12:00',
  People: 2,
  AcceptsRules: true,
  ...changes,
})

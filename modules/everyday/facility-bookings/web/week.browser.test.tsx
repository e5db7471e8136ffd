import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { Facility, facilities } from '#modules/everyday/facilities/contract.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { Booking, facilityBookings, WeekBooking } from '../contract.ts'
import { reservationPath } from '#modules/everyday/facility-paths.ts'

const openHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', until: '14:00' }))
const usual = { openHours, slotMinutes: 60, mostSlots: 3, places: 1, quotaCount: 3 } as const
const court = sample(Facility, {
  ...usual,
  name: '羽球場',
  facilityId: '0193a5b0-0000-7000-8000-000000000011',
})
const room = sample(Facility, {
  ...usual,
  name: '會議室',
  facilityId: '0193a5b0-0000-7000-8000-000000000012',
})
const tomorrow = dayAfter(dayOf(new Date()), 1)
const at = (clock: string) => new Date(`${tomorrow}T${clock}:00+08:00`)
const taken = sample(WeekBooking, {
  facilityId: room.facilityId,
  label: 'A棟-8F-1',
  state: 'booked',
  startsAt: at('11:00'),
  endsAt: at('12:00'),
})
const may = ['facilityBookings.view', 'facilityBookings.handle']

function world() {
  answering(facilities.calls.list, { data: [court, room] })
  answering(facilityBookings.calls.show, {
    data: sample(Booking, {
      ...taken,
      facilityName: '會議室',
      names: ['王建民'],
      acceptedRules: '用後擦桌子',
    }),
  })
  answering(facilityBookings.calls.listWeek, { data: { bookings: [taken], closures: [] } })
  return answering(facilityBookings.calls.quote, {
    data: {
      price: 0,
      priceIn: 'money',
      deposit: 0,
      cancelBy: at('00:00'),
      lateRefundPercent: 50,
      points: null,
      used: 0,
      quota: 3,
    },
  })
}

it('a time is chosen by keys alone: arrows to the day, Enter into it, Shift with an arrow for longer, never over what is booked', async () => {
  const asked = world()
  const screen = await openPage(reservationPath, { may })
  const cell = screen.getByRole('button', { name: /^羽球場 .*0 場/ }).first()
  await cell.click()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  await expect.element(screen.getByRole('button', { name: '08:00–09:00 可預約' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
  await expect.element(screen.getByText(/^會議室，.*09:00–11:00$/)).toBeVisible()
  await expect
    .poll(() => asked.at(-1)?.input)
    .toMatchObject({
      facilityId: room.facilityId,
      day: tomorrow,
      from: '09:00',
      until: '11:00',
    })
})

it('and by pressing: the next slot makes it longer, what is booked offers the waiting list', async () => {
  world()
  const screen = await openPage(reservationPath, { may })
  await screen.getByRole('button', { name: /^會議室 .*1 場/ }).click()
  await screen.getByRole('button', { name: '08:00–09:00 可預約' }).click()
  await screen.getByRole('button', { name: '09:00–10:00 可預約' }).click()
  await expect.element(screen.getByText(/^會議室，.*08:00–10:00$/)).toBeVisible()
  await screen.getByRole('button', { name: '11:00–12:00 已預約 A棟-8F-1' }).click()
  await expect.element(screen.getByRole('button', { name: /^加入候補/ })).toBeVisible()
  // The grid knows a booking in short; its panel asks for the rest.
  await expect.element(screen.getByText('用後擦桌子')).toBeVisible()
})

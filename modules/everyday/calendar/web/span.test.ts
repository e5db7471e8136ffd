import { expect, it } from 'vitest'
import type { Item } from '../contract.ts'
import { linesOn } from './span.ts'

const item = (kind: string, title: string, clock: string, day = '2026-11-28'): Item => ({
  kind,
  id: `${kind} ${title} ${clock}`,
  title,
  note: '',
  place: '',
  category: null,
  at: new Date(`${day}T${clock}:00+08:00`),
  until: new Date(`${day}T${clock}:30+08:00`),
  isAllDay: false,
  isFixed: false,
  seriesDay: null,
  link: '',
})

it('has a court that is booked several times as one line of a day, in the order of the clock', () => {
  const lines = linesOn('2026-11-28', [
    item('dutyRosters', '日班', '07:00'),
    item('facilityBookings', '羽球場', '08:00'),
    item('facilityBookings', '羽球場', '10:00'),
    item('facilityBookings', '會議室', '11:00'),
    item('own', '例會', '14:00'),
    item('own', '例會', '15:00'),
    item('facilityBookings', '羽球場', '16:00'),
    item('facilityBookings', '羽球場', '16:00', '2026-11-29'),
  ])
  expect(lines.map(({ item: { title }, all }) => [title, all.length])).toEqual([
    ['日班', 1],
    ['羽球場', 3],
    ['會議室', 1],
    ['例會', 1],
    ['例會', 1],
  ])
})

it('has all shifts of a day as one line at its end where there is no room for more', () => {
  const lines = linesOn(
    '2026-11-28',
    [
      item('dutyRosters', '日班', '07:00'),
      item('dutyRosters', '夜班', '19:00'),
      item('facilityBookings', '羽球場', '08:00'),
      item('facilityBookings', '羽球場', '10:00'),
      item('own', '例會', '14:00'),
    ],
    true,
  )
  expect(lines.map(({ item: { kind }, all }) => [kind, all.length])).toEqual([
    ['own', 1],
    ['facilityBookings', 2],
    ['dutyRosters', 2],
  ])
})

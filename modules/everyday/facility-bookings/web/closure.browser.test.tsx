import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Facility } from '#modules/everyday/facilities/contract.ts'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { Booking, facilityBookings } from '../contract.ts'
import { bookingsStand } from '../problems.ts'
import { ClosureDialog } from './ClosureDialog.tsx'

const booking = sample(Booking, {
  bookingId: '0193a5b0-0000-7000-8000-000000000021',
  label: 'A棟-8F-1',
  names: ['王建民'],
  state: 'booked',
  people: 2,
  startsAt: new Date('2026-12-04T07:00:00Z'),
  endsAt: new Date('2026-12-04T08:00:00Z'),
})

it('what is booked in the time that is to be closed is listed by household and hours, also what came meanwhile, before somebody says what becomes of it', async () => {
  answering(facilityBookings.calls.listStanding, { data: [] }, { data: [booking] })
  const asked = answering(facilityBookings.calls.closeFacility, bookingsStand(1, []), {
    data: { moved: 1, cancelled: 0 },
  })
  const page = await drawPart(
    <ClosureDialog
      facility={sample(Facility, { name: '羽球場' })}
      day="2026-12-04"
      onClose={() => undefined}
    />,
  )
  await expect.element(page.getByText('這段時間沒有預約。')).toBeVisible()
  await userEvent.fill(page.getByLabelText('原因'), '地板打蠟')
  await page.getByRole('button', { name: '暫停開放' }).click()
  const list = page.getByRole('list', { name: '這段時間的預約' })
  await expect.element(list).toHaveTextContent('A棟-8F-1王建民12月4日 15:00–16:00 2 人')
  await page.getByRole('button', { name: '暫停開放' }).click()
  await expect.element(page.getByText('這段時間有預約，請選擇改期或取消。').first()).toBeVisible()
  await page.getByRole('combobox', { name: '已預約的' }).click()
  await page.getByRole('option', { name: '改到最近的同一時間，沒有空位就取消' }).click()
  await page.getByRole('button', { name: '暫停開放' }).click()
  await expect.poll(() => asked.map(({ input }) => input.booked)).toEqual(['ask', 'move'])
})

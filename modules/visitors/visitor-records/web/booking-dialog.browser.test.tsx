import { expect, it } from 'vitest'
import { visitorSettings } from '#modules/visitors/visitor-settings/contract.ts'
import { changedMeanwhile, visitors } from '#modules/visitors/visitors/contract.ts'
import { visits } from '#modules/visitors/visits/contract.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample, sampleId } from '#tests/setup/sample.ts'
import { BookingDialog } from './BookingDialog.tsx'

const given = {
  ...sample(visitors.calls.getVisitor.gives).data,
  householdId: sampleId,
  label: 'A棟-12F-3',
  name: '謝',
  people: 1,
  reason: '會議',
  phone: '0912000222',
  bookStart: new Date('2026-12-01T02:00:00Z'),
  bookEnd: new Date('2026-12-01T04:00:00Z'),
}
const newer = { ...given, phone: '0955000111', rowVersion: 1 }

it('a booking that a colleague changed meanwhile: the slower one is told and saves both changes', async () => {
  answeringEmpty(visitorSettings.calls.listReasons, visits.calls.listBays)
  answering(visitors.calls.getVisitor, { data: newer })
  const changes = answering(
    visitors.calls.editBooking,
    changedMeanwhile('林志明已於今天 10:02改過這筆訪客紀錄。'),
    { data: newer },
  )
  const screen = await drawPart(<BookingDialog of={given} onClose={() => undefined} />)
  const remark = screen.getByLabelText(/^備註/)
  await remark.fill('請帶到會議室')
  await saveOvertaken(screen, {
    save: '儲存修改',
    told: /^林志明已於今天 \d\d:\d\d改過這筆訪客紀錄/,
    cameIn: '電話：0912000222 → 0955000111',
    keeps: () => expect.element(remark).toHaveValue('請帶到會議室'),
  })
  expect(changes[1]?.input).toMatchObject({ rowVersion: 1, phone: '0955000111', remark: '請帶到會議室' })
})

import { expect, it } from 'vitest'
import { alarmCalls } from '#modules/building/alarm-calls/contract.ts'
import { newId } from '#platform/contract/new-id.ts'
import { answering } from '#tests/setup/answers.ts'
import { drawPart } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { alarmEvents } from '../contract.ts'
import { PublicAlert } from '../shapes.ts'

const { listUnfinished, listPrivateUnfinished } = alarmEvents.calls
const alert = (place: string, isTest: boolean, isDrill = false) =>
  sample(PublicAlert, {
    eventId: newId(),
    place,
    level: 4,
    createdAt: new Date(),
    state: 'unprocessed',
    clearedAt: null,
    inMaintenance: false,
    isTest,
    isDrill,
  })

it.each([
  ['a test', true, false, ['測試']],
  ['a drill', true, true, ['演練']],
  ['an alarm', false, false, []],
] as const)(
  'A full screen of level 4 says of %s what it is, and nothing else',
  async (_, isTest, isDrill, marks) => {
    answering(listUnfinished, { data: [alert('A棟 8F 走道', isTest, isDrill)] })
    answering(listPrivateUnfinished, { data: [] })
    answering(alarmCalls.calls.calling, { data: { people: [], secondsLeft: null, numbers: [], steps: [] } })
    const screen = await drawPart(
      <>
        <div data-slot="notices" />
        <span data-slot="arrivals" />
      </>,
      { may: ['alarmCalls.view', 'alarmEvents.view', 'alarmEvents.viewPrivate', 'alarmEvents.handle'] },
    )
    await expect.element(screen.getByRole('heading', { name: 'A棟 8F 走道' })).toBeVisible()
    for (const mark of ['測試', '演練'])
      expect(screen.getByText(mark, { exact: true }).elements().length, mark).toBe(
        (marks as readonly string[]).includes(mark) ? 1 : 0,
      )
  },
)

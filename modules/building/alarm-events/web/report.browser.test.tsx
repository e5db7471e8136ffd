import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample } from '#tests/setup/sample.ts'
import { alarmEvents, eventChanged } from '../contract.ts'
import { AlarmDetail } from '../shapes.ts'
import { reportPath } from './paths.ts'

it('a report that a colleague was faster with: what they wrote comes in, what was typed stays, and it is sent again', async () => {
  const given = sample(AlarmDetail, {
    state: 'processing',
    isPrivate: false,
    cause: '',
    action: '',
    photoPaths: [],
  })
  const newer = { ...given, cause: '浮球卡住', rowVersion: given.rowVersion + 1 }
  const events = [given]
  answering(alarmEvents.calls.get, () => ({ data: events.shift() ?? newer }))
  answering(alarmEvents.calls.listUnfinished, { data: [] })
  const sent = answering(alarmEvents.calls.report, eventChanged(), { data: newer })
  const screen = await openPage(reportPath(given), { may: ['alarmEvents.view', 'alarmEvents.handle'] })
  const action = screen.getByLabelText(/^處置/)
  await action.fill('已清理浮球')
  await saveOvertaken(screen, {
    save: '存為處理中',
    told: /^這件警報剛剛被別人處理過/,
    cameIn: /^原因：.*浮球卡住/,
    keeps: () => expect.element(action).toHaveValue('已清理浮球'),
  })
  expect(sent[1]?.input).toMatchObject({
    rowVersion: newer.rowVersion,
    cause: '浮球卡住',
    action: '已清理浮球',
  })
})

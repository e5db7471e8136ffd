import { expect, it } from 'vitest'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample } from '#tests/setup/sample.ts'
import { boardSettings, defaultSettings } from '#modules/boards/board-settings/contract.ts'
import { boardPath } from '#modules/boards/paths.ts'
import { Board, boardChanged, boards } from '../contract.ts'
import { defaultCategories } from '../categories.ts'

it('a board that a colleague changed meanwhile: the slower one is told what came in, keeps their own, and saves', async () => {
  const [upright, wide] = ['portrait', 'landscape'].map((way) =>
    defaultCategories.find(({ orientation }) => orientation === way),
  )
  const given = sample(Board, { name: '大廳', orientation: 'portrait', zones: [...(upright?.zones ?? [])] })
  const newer: Board = { ...given, orientation: 'landscape', zones: [...(wide?.zones ?? [])], rowVersion: 1 }
  answering(boards.calls.listParts, { data: [] })
  answering(boardSettings.calls.show, {
    data: { ...defaultSettings, version: 0, changedAt: null, changedBy: '' },
  })
  const boardsGiven = [given, newer]
  answering(boards.calls.getBoard, () => ({ data: boardsGiven.shift() ?? newer }))
  const changes = answering(boards.calls.changeBoard, boardChanged('王大同', '10:02'), { data: newer })
  const screen = await openPage(boardPath(given.boardId), { may: ['boards.view', 'boards.edit'] })
  const name = screen.getByLabelText('名稱')
  await name.fill('大廳東側')
  await saveOvertaken(screen, {
    save: /^儲存/,
    told: /^王大同已於10:02改過這個看板/,
    cameIn: '方向：直式 → 橫式',
    keeps: () => expect.element(name).toHaveValue('大廳東側'),
  })
  expect(changes[1]?.input).toMatchObject({ rowVersion: 1, name: '大廳東側', orientation: 'landscape' })
})

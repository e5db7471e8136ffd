import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { saveOvertaken } from '#tests/setup/overtaken.ts'
import { sample } from '#tests/setup/sample.ts'
import { boardSettings, defaultSettings } from '#modules/boards/board-settings/contract.ts'
import { boardDevices, DisplayDevice } from '#modules/boards/board-devices/contract.ts'
import { boardHomePath, boardPath } from '#modules/boards/paths.ts'
import { Board, boardChanged, boards } from '#modules/boards/boards/contract.ts'
import { defaultCategories } from '#modules/boards/boards/web/public.ts'

function answerAround(given: Board[] = [], screens: DisplayDevice[] = []) {
  answering(boards.calls.listWaiting, { data: [{ label: 'A棟-3F-4', count: 2 }] })
  answering(boards.calls.listBoards, { data: given })
  answering(boards.calls.listSchedules, { data: [] })
  answering(boardDevices.calls.listDevices, { data: screens })
  answering(boards.calls.listParts, { data: [] })
  answering(boardSettings.calls.show, {
    data: { ...defaultSettings, version: 0, changedAt: null, changedBy: '' },
  })
}

it('a board that a colleague changed meanwhile: the slower one is told what came in, keeps their own, and saves', async () => {
  const [upright, wide] = ['portrait', 'landscape'].map((way) =>
    defaultCategories.find(({ orientation }) => orientation === way),
  )
  const given = sample(Board, { name: '大廳', orientation: 'portrait', zones: [...(upright?.zones ?? [])] })
  const newer: Board = { ...given, orientation: 'landscape', zones: [...(wide?.zones ?? [])], rowVersion: 1 }
  answerAround()
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

it('Alt 2 leads to the second zone: arrows move it, with Shift size it, and what is not saved is not left unasked', async () => {
  const zone = { kind: 'text' as const, width: 8, height: 4, seconds: null, items: [] }
  const zones = [
    { ...zone, x: 0, y: 0 },
    { ...zone, x: 0, y: 8 },
  ]
  const given = sample(Board, { name: '大廳', orientation: 'portrait', zones })
  answerAround()
  answering(boards.calls.getBoard, { data: given })
  const screen = await openPage(boardPath(given.boardId), { may: ['boards.view', 'boards.edit'] })
  await expect.element(screen.getByLabelText('名稱')).toBeVisible()
  await userEvent.keyboard('{Alt>}2{/Alt}{ArrowDown}{ArrowDown}{Shift>}{ArrowUp}{/Shift}')
  await expect.element(screen.getByLabelText('上', { exact: true })).toHaveValue('10')
  await expect.element(screen.getByLabelText('高', { exact: true })).toHaveValue('3')
  screen.goTo(boardHomePath)
  await screen.getByRole('button', { name: '繼續修改' }).click()
  expect(screen.at()).toBe(boardPath(given.boardId))
  await expect.element(screen.getByLabelText('高', { exact: true })).toHaveValue('3')
  screen.goTo(boardHomePath)
  await screen.getByRole('button', { name: /^不儲存，離開/ }).click()
  await expect.poll(() => screen.at()).toBe(boardHomePath)
})

it('a board says on how many screens it is published, shows itself as they would, and leads to the next one', async () => {
  const zone = { x: 0, y: 0, width: 12, height: 8, seconds: null, items: [] }
  const [hall, lift] = ['大廳', '電梯'].map((name, nth) =>
    sample(Board, {
      boardId: `0190a000-0000-7000-8000-00000000000${nth}`,
      name,
      orientation: 'portrait',
      zones: [{ ...zone, kind: 'packages' as const }],
    }),
  ) as [Board, Board]
  const screens = ['大廳 A', '大廳 B'].map((name, nth) =>
    sample(DisplayDevice, {
      displayDeviceId: `0190a000-0000-7000-8000-00000000001${nth}`,
      name,
      boardId: hall.boardId,
      status: nth ? ('offline' as const) : ('online' as const),
      onFrom: '06:00',
      onUntil: '23:30',
    }),
  )
  answerAround([hall, lift], screens)
  answering(boards.calls.getBoard, ({ boardId }) => ({ data: boardId === hall.boardId ? hall : lift }))
  const saved = answering(boards.calls.changeBoard, { data: hall })
  const screen = await openPage(boardPath(hall.boardId), {
    may: ['boards.view', 'boards.edit', 'packages.view'],
  })
  await expect.element(screen.getByText('2 面螢幕使用中，1 面離線')).toBeVisible()
  await expect.element(screen.getByText('大廳 A，開機 06:00–23:30')).toBeVisible()
  await userEvent.keyboard('{Alt>}9{/Alt}')
  const preview = screen.getByRole('dialog', { name: '預覽「大廳」' })
  await expect.element(preview.getByText('A棟-3F-4')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(preview).not.toBeInTheDocument()
  await screen.getByRole('button', { name: /^發布到 2 面/ }).click()
  await expect.poll(() => saved.length).toBe(1)
  await screen.getByRole('radio', { name: '電梯' }).click()
  await expect.poll(() => screen.at()).toBe(boardPath(lift.boardId))
  // No screen shows it: saving it publishes nothing.
  await expect.element(screen.getByRole('button', { name: /^儲存/ })).toBeVisible()
})

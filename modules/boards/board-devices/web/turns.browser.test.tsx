import { expect, it } from 'vitest'
import { boardSettingPath } from '#modules/boards/paths.ts'
import { boardSettings } from '#modules/boards/board-settings/contract.ts'
import { boardWeather } from '#modules/boards/board-weather/contract.ts'
import { Board, boards } from '#modules/boards/boards/contract.ts'
import { newId } from '#platform/contract/new-id.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'

it('several boards are put in turn, each with its seconds, and moved; seconds that are none are said', async () => {
  const [hall, lift] = ['大廳', '電梯'].map((name) => sample(Board, { boardId: newId(), name }))
  answering(boards.calls.listBoards, { data: [hall, lift].filter((one) => one !== undefined) })
  answering(boards.calls.listSchedules, { data: [] })
  answering(boardSettings.calls.show, { data: sample(boardSettings.calls.show.gives.shape.data) })
  answering(boardWeather.calls.show, { data: sample(boardWeather.calls.show.gives.shape.data) })
  const added = answering(boards.calls.addSchedule, { data: true })
  const screen = await openPage(`${boardSettingPath}#schedule`, { may: ['boards.view', 'boards.edit'] })
  await screen.getByRole('button', { name: /新增時段/ }).click()
  await screen.getByLabelText('名稱').fill('白天')
  await screen.getByRole('button', { name: '再加一個看板輪播' }).click()
  await screen.getByLabelText('看板 1 的秒數').fill('3')
  await screen.getByLabelText('看板 2 的秒數').fill('10')
  await screen.getByRole('button', { name: '儲存', exact: true }).click()
  await expect.element(screen.getByText('請填 5 到 3600 秒')).toBeVisible()
  await screen.getByLabelText('看板 1 的秒數').fill('30')
  await screen.getByRole('button', { name: '上移看板 2' }).click()
  await screen.getByRole('button', { name: '儲存', exact: true }).click()
  await expect
    .poll(() => added[0]?.input)
    .toMatchObject({
      boardId: lift?.boardId,
      turns: [
        { boardId: lift?.boardId, seconds: 10 },
        { boardId: hall?.boardId, seconds: 30 },
      ],
    })
})

import { expect, it } from 'vitest'
import { notifications } from '#modules/everyday/notifications/contract.ts'
import { answering, answeringEmpty } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { News, news } from '../contract.ts'
import { newsEditPath, newsPath } from './paths.ts'

const may = ['news.view', 'news.edit', 'notifications.view']
const draft = (given: object) =>
  sample(News, { title: '停水', status: 'unpublished', isTop: false, ...given })

async function write(unreached: number) {
  answeringEmpty(notifications.calls.listChoices, news.calls.listNews, news.calls.countNews)
  answering(notifications.calls.countAudience, {
    data: { households: 3, people: 5, ways: [], unreached },
  })
  answering(news.calls.addNews, { data: draft({ rowVersion: 1 }) })
  const pinned = answering(news.calls.pinNews, { data: draft({ rowVersion: 2, isTop: true }) })
  const released = answering(news.calls.releaseNews, { data: draft({ rowVersion: 3, status: 'online' }) })
  const screen = await openPage(newsEditPath, { may })
  await expect.element(screen.getByRole('button', { name: /發布給 3 戶/ })).toBeVisible()
  await screen.getByRole('textbox', { name: /標題/ }).fill('停水')
  return { screen, pinned, released }
}

it('are pinned where they are written, before they are told', async () => {
  const { screen, pinned, released } = await write(0)
  await screen.getByRole('checkbox', { name: '置頂' }).click()
  await screen.getByRole('button', { name: /發布給 3 戶/ }).click()
  await expect.poll(() => screen.at()).toContain(newsPath)
  expect(pinned.map(({ input }) => input)).toMatchObject([{ rowVersion: 1, isTop: true }])
  expect(released.map(({ input }) => input)).toMatchObject([{ rowVersion: 2 }])
})

it('of which nobody would hear are told only after somebody said so', async () => {
  const { screen, released } = await write(3)
  const publish = screen.getByRole('button', { name: /發布給 3 戶/ })
  await publish.click()
  await expect.element(screen.getByText('沒有一戶收得到通知，仍要發布？')).toBeVisible()
  await screen.getByRole('button', { name: /取消/ }).click()
  expect(released).toHaveLength(0)
  await publish.click()
  await screen.getByRole('button', { name: '仍要發布' }).click()
  await expect.poll(() => released.length).toBe(1)
})

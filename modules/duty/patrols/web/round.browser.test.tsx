import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { problems } from '#platform/contract/problems.ts'
import { answering, lost } from '#tests/setup/answers.ts'
import { answeringStamps } from '#tests/setup/duty-stamp.ts'
import { leavePageUnkept } from '#tests/setup/leave-page-unkept.ts'
import { drawPart, openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { patrols, Round, RoundStop, Task } from '../contract.ts'
import { codeHash } from './code-hash.ts'
import { MissedTile } from './MissedTile.tsx'

const calls = patrols.calls
const id = (nth: number) => `0191c0de-0000-7000-8000-00000000000${nth}`
const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const stop = async (nth: number, name: string, more: Partial<RoundStop> = {}) =>
  sample(RoundStop, {
    pointId: id(nth),
    name,
    place: '配電盤旁',
    codeHash: await codeHash(`CODE${nth}`),
    from: minutes(-5),
    until: minutes(5),
    tasks: [],
    visit: null,
    missed: null,
    ...more,
  })
const task = (label: string, kind: 'number' | 'yesNo', most: number | null = null) =>
  sample(Task, { label, kind, unit: '', most, isNeeded: true })
const round = async () =>
  sample(Round, {
    roundId: id(9),
    routeName: '夜間巡邏',
    isOrdered: true,
    startsAt: minutes(-20),
    endsAt: minutes(30),
    stops: [
      await stop(1, 'B1 發電機房', { from: minutes(-20), until: minutes(-10) }),
      await stop(2, 'B2 機房', { tasks: [task('機房溫度', 'number', 38), task('地面積水', 'yesNo')] }),
      await stop(3, 'A棟 頂樓', { from: minutes(10), until: minutes(20) }),
    ],
  })
const open = () => openPage(`/mgmt/PatrolRound/${id(9)}`, { may: ['patrols.walk'], services: [9] })

it('a point is found by its code, asked what is needed there, and kept in the phone while the line is lost', async () => {
  await page.viewport(390, 844)
  answering(calls.readRound, { data: await round() })
  answering(calls.visit, lost)
  leavePageUnkept()
  answeringStamps()
  const screen = await open()
  await expect.element(screen.getByText('沒到，已通知櫃台')).toBeVisible()
  const code = screen.getByLabelText('標籤代碼')
  await userEvent.fill(code, 'NOTHING')
  await userEvent.click(screen.getByRole('button', { name: '到點' }))
  await expect.element(screen.getByText('這不是這條路線上的標籤。')).toBeVisible()
  await userEvent.fill(code, 'code3')
  await userEvent.click(screen.getByRole('button', { name: '到點' }))
  await expect.element(screen.getByText('請先到「B2 機房」。')).toBeVisible()
  await userEvent.fill(code, 'code2')
  await userEvent.click(screen.getByRole('button', { name: '到點' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText('機房溫度'), '41')
  await expect.element(dialog.getByRole('button', { name: '記下' })).toBeDisabled()
  await expect.element(dialog.getByText('「地面積水」要填').first()).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: '是', exact: true }))
  await userEvent.click(dialog.getByRole('button', { name: '記下' }))
  await expect.element(screen.getByText('1／3')).toBeVisible()
  await expect.element(screen.getByText(/^1 點存在手機裡/)).toBeVisible()
})

it('a day stands as a timeline: who was where, what was odd and broken, and what was missed, to be explained', async () => {
  await page.viewport(1440, 900)
  const seenAt = minutes(-3)
  const visit = {
    seenAt,
    receivedAt: seenAt,
    by: '林志明',
    answers: [{ label: '機房溫度', value: '41', isOdd: true }],
    note: '',
    fault: '地面積水',
    photo: '',
    isLate: false,
    isProved: true,
  }
  const missed = { toldAt: minutes(-9), cause: '', note: '', explainedBy: '' }
  const of = await round()
  answering(calls.listRounds, {
    data: {
      rounds: [
        {
          ...of,
          stops: [
            await stop(1, 'B1 發電機房', { missed }),
            await stop(2, 'B2 機房', { visit }),
            await stop(3, 'A棟 頂樓'),
          ],
        },
      ],
      routes: [{ routeId: id(8), name: '日間巡邏' }],
    },
  })
  const explained = answering(calls.explainMissed, sample(calls.explainMissed.gives))
  const screen = await openPage('/community/patrolAdministrate.aspx', {
    may: ['patrols.walk'],
    services: [9],
  })
  await expect.element(screen.getByText('到點 1／3　異狀 1')).toBeVisible()
  await expect.element(screen.getByText('機房溫度 41（超過上限）')).toBeVisible()
  await expect.element(screen.getByText('異狀：地面積水，已開維修')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '說明原因' }))
  await userEvent.click(screen.getByRole('radio', { name: '處理住戶' }))
  await userEvent.click(screen.getByRole('button', { name: /儲存/ }))
  await expect.poll(() => explained.length).toBe(1)
  expect(explained[0]?.input).toMatchObject({ pointId: id(1), cause: 'resident' })
})

it('the duty board tells points that were missed from not knowing of any', async () => {
  answering(calls.listMissed, problems.unavailable(), { data: [] })
  const screen = await drawPart(<MissedTile />, { may: ['patrols.walk'], services: [9] })
  await expect.element(screen.getByText('沒到的巡邏點載入失敗')).toBeVisible()
  await screen.getByRole('button', { name: /^重新載入/ }).click()
  await expect.element(screen.getByText('巡邏點沒到')).not.toBeInTheDocument()
})

it('a point that was missed in the night is explained on the day on which its round began', async () => {
  const missed = {
    roundId: id(9),
    pointId: id(1),
    name: 'B1 發電機房',
    routeName: '夜間巡邏',
    startsAt: new Date('2030-11-19T23:00:00+08:00'),
    until: new Date('2030-11-20T00:10:00+08:00'),
  }
  answering(calls.listMissed, { data: [missed] })
  const screen = await drawPart(<MissedTile />, { may: ['patrols.walk'], services: [9] })
  await expect.element(screen.getByText('夜間巡邏　B1 發電機房')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /^說明原因/ }))
    .toHaveAttribute('href', expect.stringContaining('2030-11-19'))
})

it('what was typed of a point or a route is not lost by a slip', async () => {
  answering(calls.readPlan, { data: { points: [], routes: [] } })
  const screen = await openPage('/mgmt/PatrolSetting', {
    may: ['patrols.walk', 'patrols.configure'],
    services: [9],
  })
  await expect.element(screen.getByText(/^還沒有路線。先新增巡邏點/)).toBeVisible()
  await expect.element(screen.getByText(/^還沒有巡邏點。/)).toBeVisible()
  for (const add of ['新增巡邏點', '新增路線']) {
    await screen.getByRole('button', { name: add }).click()
    await screen.getByLabelText('名稱', { exact: true }).fill('B3 水箱')
    await userEvent.keyboard('{Escape}')
    const box = screen.getByRole('alertdialog')
    await expect.element(box).toBeVisible()
    await box.getByRole('button').last().click()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  }
})

it('where no route is set yet, the page of rounds says who sets them', async () => {
  answering(calls.listRounds, { data: { rounds: [], routes: [] } })
  const screen = await openPage('/community/patrolAdministrate.aspx', {
    may: ['patrols.walk'],
    services: [9],
  })
  await expect.element(screen.getByText('請總幹事先設定巡邏點與路線。')).toBeVisible()
})

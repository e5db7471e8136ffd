import { expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { answering } from '#tests/setup/answers.ts'
import { sample } from '#tests/setup/sample.ts'
import { defaultSettings } from '#modules/boards/board-settings/contract.ts'
import { boardPlayer, type Content, Notice } from '../contract.ts'
import { photoUrl } from './photos.ts'
import { Player } from './player.ts'

const { sync, photo } = boardPlayer.calls

it('a take-over comes while a film is still on its way, and the film is shown once it is there', async () => {
  const item = { title: '', body: '', photoPath: '/film/1', from: null, until: null }
  const zones: Content['boards'][number]['zones'] = [
    { kind: 'film', x: 0, y: 0, width: 12, height: 8, seconds: null, items: [item] },
  ]
  const board = { boardId: newId(), name: '大廳', orientation: 'portrait' as const, zones }
  const content = {
    hash: 'one',
    name: '大廳',
    groupName: '',
    boardId: board.boardId,
    onFrom: '06:00',
    onUntil: '24:00',
    settings: defaultSettings,
    boards: [board],
    schedules: [],
  }
  let arrive: (film: Response) => void = () => undefined
  const film = new Promise<Response>((resolve) => {
    arrive = resolve
  })
  const answered = window.fetch
  window.fetch = (to, init) => (String(to).endsWith(photo.path) ? film : answered(to, init))
  const notice = sample(Notice, { noticeId: newId(), expiresAt: new Date(Date.now() + 3_600_000) })
  const answer = { now: new Date(), code: '', program: '', isShotAsked: false, live: null, notices: null }
  answering(
    sync,
    { data: { ...answer, content } },
    { data: { ...answer, content: null, notices: { hash: 'two', notices: [notice] } } },
    () => new Promise<never>(() => undefined),
  )
  const player = await Player.start()
  await expect.poll(() => player.shown.get().notice?.noticeId).toBe(notice.noticeId)
  expect(photoUrl('/film/1')).toBeUndefined()
  arrive(new Response(new Blob(['film'])))
  await expect.poll(() => photoUrl('/film/1')).toMatch(/^blob:/)
})

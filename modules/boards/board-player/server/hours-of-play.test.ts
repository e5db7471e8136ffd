import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardsBase, type ScreenWorld, screenWorld } from '#tests/setup/screens.ts'

let world: ScreenWorld
beforeAll(async () => {
  world = await screenWorld()
})
afterAll(() => world.lobby.close())

it('A screen that says the same hour twice, and not on the hour, is heard: the greater sum counts', async () => {
  const { paired, sync, boardId, desk } = world
  const { key, device } = await paired()
  const hour = Math.floor(Date.now() / 3_600_000 - 1) * 3_600_000
  const play = (minutes: number, Plays: number, Seconds: number) => ({
    Hour: new Date(hour + minutes * 60_000).toISOString(),
    BoardId: boardId,
    Item: '停水',
    Plays,
    Seconds,
  })
  expect((await sync(key, { Plays: [play(0, 3, 36), play(30, 2, 48)] })).status).toBe(200)
  const { body } = await desk.get(`${boardsBase}/Play`, { Days: 1 })
  expect(body.Data.filter((one: { DisplayDeviceId: string }) => one.DisplayDeviceId === device.Id)).toEqual([
    { DisplayDeviceId: device.Id, BoardId: boardId, Item: '停水', Plays: 3, Seconds: 48 },
  ])
})

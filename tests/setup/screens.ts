import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from './desk.ts'
import { type Lobby, startLobby } from './lobby.ts'

export const boardsBase = '/api/v1/BulletinBoard'
const base = boardsBase

/** A community with boards, somebody of its desk, its manager, and screens of their own keys. */
export async function screenWorld({ run = 'api' } = {}) {
  const lobby: Lobby = await startLobby({ run })
  const desk: Desk = await lobby.as('desk1')
  const manager: Desk = await lobby.as('auth_0912345678', '晴川社區')
  const boardId: string = (await desk.get(base)).body.Data.find(
    (one: { Name: string }) => one.Name === '大廳直式',
  ).Id
  const newKey = () => randomBytes(32).toString('base64url')
  const sync = (Key: string, part: object = {}) =>
    lobby.nobody().post('/api/v1/BoardPlayer/Sync', { Key, At: new Date().toISOString(), ...part })

  let screens = 0
  /** A screen that was taken in, and what it has. */
  async function paired(part: object = {}) {
    const key = newKey()
    const { Code } = (await sync(key)).body.Data
    const device = { Id: newId(), Code, Name: `螢幕 ${++screens}`, GroupName: '測試', ...part }
    const answer = await manager.post(`${base}/Device`, {
      LayoutId: boardId,
      OnTime: '00:00',
      OffTime: '00:00',
      ...device,
    })
    expect(answer.status).toBe(200)
    const { Content, Live, Notices } = (await sync(key)).body.Data
    const has = { ContentHash: Content.Hash, LiveHash: Live.Hash, NoticesHash: Notices.Hash }
    return { key, device, content: Content, live: Live, has }
  }
  /** A screen's question that waits for news, once the server has heard it. */
  async function asking({ key, has, device }: Awaited<ReturnType<typeof paired>>) {
    await lobby.owner.query('update board_device set seen_at = null where id = $1', [device.Id])
    const answer = sync(key, { ...has, Wait: 20 })
    const seen = 'select 1 from board_device where id = $1 and seen_at is not null'
    await expect.poll(async () => (await lobby.owner.query(seen, [device.Id])).rowCount).toBe(1)
    return { answer }
  }
  const devices = async () => (await desk.get(`${base}/Device`)).body.Data
  const notice = (ids: string[], part: object = {}) => ({
    Id: newId(),
    TemplateId: 'fire',
    Title: '火警',
    Content: 'A棟 8F 走道，請走安全梯。',
    DisplayDeviceIds: ids,
    ExpireUtc: new Date(Date.now() + 1_800_000).toISOString(),
    ...part,
  })
  const publish = (given: object, who = desk) =>
    who.post('/api/v2/BulletinBoard/EmergencyNotice/Publish', given)
  const publishing = async (id: string) =>
    (await desk.get(`${base}/EmergencyNotice/Publishing`)).body.Data.find(
      (one: { Id: string }) => one.Id === id,
    )

  return { lobby, desk, manager, boardId, newKey, sync, paired, asking, devices, notice, publish, publishing }
}
export type ScreenWorld = Awaited<ReturnType<typeof screenWorld>>

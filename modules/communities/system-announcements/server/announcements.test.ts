import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { type Operator, startOperator } from '#tests/setup/operator.ts'

let lobby: Lobby
let operator: Operator
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  operator = await startOperator(lobby)
  desk = await lobby.as('desk1')
})
afterAll(async () => {
  await operator.close()
  await lobby.close()
})

interface Line {
  Id: string
  Title: string
  Excerpt: string
  IsRead: boolean
}
const list = async (who = desk, query = {}) => (await who.get('/core/api/System/List', query)).body
const titles = async (who = desk) => (await list(who, { MaxCount: 50 })).Data.map(({ Title }: Line) => Title)
const detail = (Id: string, who = desk) => who.get('/core/api/System/Detail', { Id })
const unread = async (who = desk) =>
  (await who.get('/api/v1/Broadcast/Current')).body.Data.UnreadAnnouncements

const announce = (title: string, more = {}) =>
  operator.publish('announcement', { title, category: 'notice', body: `${title}的內容`, ...more })

describe('system announcements', () => {
  it('are listed the newest first, page by page', async () => {
    const first = await list()
    expect(first.Data[0].Title).toBe('每月第一個週三凌晨系統維護')
    expect(first.Data[0].Excerpt.length).toBeLessThanOrEqual(81)
    expect(first.Pagination).toEqual({ Offset: 0, MaxCount: 10, Total: 12 })
    const second = await list(desk, { Offset: 10 })
    expect(second.Data).toHaveLength(2)
    const all = [...first.Data, ...second.Data].map(({ Id }: Line) => Id)
    expect(new Set(all).size).toBe(12)
    expect((await list(desk, { Category: 'maintenance' })).Pagination.Total).toBe(2)
  })

  it('of one community alone are seen there and nowhere else', async () => {
    const there = await lobby.as('desk2', '松濤苑')
    expect(await titles(there)).toContain('松濤苑智取櫃完成換機')
    expect(await titles()).not.toContain('松濤苑智取櫃完成換機')
    const id = castId('broadcast', '松濤苑智取櫃完成換機')
    expect([(await detail(id, there)).status, (await detail(id)).status]).toEqual([200, 404])
  })

  it('are unread until this account opens them, and another account has its own mark', async () => {
    const other = await lobby.as('desk2', '晴川社區')
    const before = [await unread(), await unread(other)]
    const { body } = await detail(castId('broadcast', '年節期間客服時間'))
    expect(body.Data).toMatchObject({ Title: '年節期間客服時間', Category: 'notice' })
    expect([await unread(), await unread(other)]).toEqual([before[0] - 1, before[1]])
    const line = (await list(desk, { MaxCount: 50 })).Data.find(
      ({ Title }: Line) => Title === '年節期間客服時間',
    )
    expect(line.IsRead).toBe(true)
    await other.post('/api/v1/System/Read')
    expect([await unread(), await unread(other)]).toEqual([before[0] - 1, 0])
  })

  it('lead to the newer and the older one', async () => {
    const all = (await list(desk, { MaxCount: 50 })).Data
    const { body } = await detail(all[1].Id)
    expect([body.Data.Newer.Id, body.Data.Older.Id]).toEqual([all[0].Id, all[2].Id])
    expect((await detail(all[0].Id)).body.Data.Newer).toBeNull()
  })

  it('that were withdrawn, are over, or never were are 找不到指定系統公告 (R257)', async () => {
    const { id } = await announce('馬上下架')
    expect((await detail(id)).status).toBe(200)
    await lobby.owner.query(
      "update broadcast set starts_on = '2020-01-01', ends_on = '2020-01-02' where id = $1",
      [id],
    )
    for (const gone of [id, newId(), '1', '…']) {
      const { status, body } = await detail(gone)
      expect([status, body.ErrorMessage]).toEqual([404, { Code: 404680, Description: '找不到指定系統公告' }])
    }
  })

  it('are at the older address too', async () => {
    const { body } = await desk.get('/mvc/api/System/GetSystemNotificationList')
    expect(body.Data.map(({ Title }: Line) => Title)).toEqual(await titles())
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { booked, inMinutes } from '#tests/setup/visitors.ts'

let lobby: Lobby
let desk: Desk
let desk2: Desk
let nobody: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
  nobody = lobby.nobody()
})
afterAll(() => lobby.close())

const announce = (code: string) => nobody.post(`/api/v1/Guest/Announce/${code}`)
const open = async (who = desk) => (await who.get('/api/v1/Guest/Announcement')).body.Data
const end = (id: string, How: string, who = desk) => who.post(`/api/v1/Guest/Announcement/${id}/End`, { How })
const events = async (name: string, part: string) =>
  (
    await lobby.owner.query('select hear, payload from event where name = $1 and payload::text like $2', [
      name,
      `%${part}%`,
    ])
  ).rows
/** A booking whose visitor may say that they are there. */
const awaited = (name: string) =>
  booked(desk, { GuestName: name, BookStartUtc: inMinutes(10), BookEndUtc: inMinutes(60) })

describe('an arrival notice', () => {
  it('is pushed when a booked visitor says so at the door, once however often they do (R155, R164)', async () => {
    const { Id, QrCode } = await awaited('門口的人')
    const answers = await Promise.all([announce(QrCode), announce(QrCode), announce(QrCode)])
    expect(answers.map((answer) => answer.body)).toEqual(
      Array(3).fill({ Data: { CommunityName: '晴川社區' } }),
    )
    const mine = (await open()).filter((item: { GuestId: string }) => item.GuestId === Id)
    expect(mine).toMatchObject([
      { GuestName: '門口的人', CommunityName: '晴川社區', TabletNote: 'A棟-12F-3', PeopleCount: 2 },
    ])
    expect(await events('visitorAnnouncements.announced', Id)).toEqual([
      {
        hear: 'visitors.handle',
        payload: {
          AnnouncementId: mine[0].Id,
          GuestId: Id,
          GuestName: '門口的人',
          CommunityName: '晴川社區',
        },
      },
    ])
  })

  it('shows only in the community that the guest visits (R156)', async () => {
    const { QrCode } = await awaited('只在晴川')
    await announce(QrCode)
    expect(await open(await lobby.as('desk2', '松濤苑'))).toEqual([])
  })

  it('is dismissed in one tab and gone in all; a second tab changes nothing (R159, R162)', async () => {
    const { Id, QrCode } = await awaited('要走的人')
    await announce(QrCode)
    const [notice] = (await open()).filter((item: { GuestId: string }) => item.GuestId === Id)
    expect((await end(notice.Id, 'dismissed')).status).toBe(200)
    expect((await end(notice.Id, 'confirmed', desk2)).status).toBe(200)
    expect((await open(desk2)).some((item: { Id: string }) => item.Id === notice.Id)).toBe(false)
    expect(await events('visitorAnnouncements.ended', notice.Id)).toHaveLength(1)
    const { rows } = await lobby.owner.query(
      'select ended_how, ended_by_name from visitor_announcement where id = $1',
      [notice.Id],
    )
    expect(rows).toEqual([{ ended_how: 'dismissed', ended_by_name: '陳怡君' }])
    const elsewhere = await lobby.as('desk2', '松濤苑')
    expect((await end(notice.Id, 'dismissed', elsewhere)).status).toBe(404)
  })

  it('ends by itself when the guest arrives or the booking is called off (R160, R162)', async () => {
    for (const [path, how] of [
      ['ArrivedInfo', 'arrived'],
      ['CancelBooked', 'cancelled'],
    ]) {
      const { Id, QrCode } = await awaited(`以${how}結束`)
      await announce(QrCode)
      await desk.post(`/api/v1/Guest/${Id}/${path}`)
      const { rows } = await lobby.owner.query(
        'select ended_how from visitor_announcement where visitor_id = $1',
        [Id],
      )
      expect(rows).toEqual([{ ended_how: how }])
    }
  })

  it('stands no longer than two hours', async () => {
    const { Id, QrCode } = await awaited('等太久')
    await announce(QrCode)
    await lobby.owner.query(
      "update visitor_announcement set at = now() - interval '121 minutes' where visitor_id = $1",
      [Id],
    )
    expect((await open()).some((item: { GuestId: string }) => item.GuestId === Id)).toBe(false)
  })

  it('comes of good codes alone; whoever has another learns nothing', async () => {
    const { Id, QrCode } = await awaited('碼不對')
    const bad = QrCode.slice(0, -1) + (QrCode.endsWith('0') ? '1' : '0')
    const answers = [await announce(bad), await announce('LV'), await announce(`LV${'0'.repeat(60)}`)]
    await desk.post(`/api/v1/Guest/${Id}/ArrivedInfo`)
    answers.push(await announce(QrCode))
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.Message}`))).toEqual(
      new Set(['404 這個 QR 碼無效或不在有效時間內，請洽櫃台。']),
    )
  })

  it('belongs to service 17 (R165)', async () => {
    const community = (await lobby.owner.query("select id from community where name = '松濤苑'")).rows[0].id
    await lobby.owner.query(
      'update community_service set service_id = 50 where community_id = $1 and service_id = 17',
      [community],
    )
    const other = await lobby.as('desk2', '松濤苑')
    expect((await other.get('/api/v1/Guest/Announcement')).status).toBe(403)
    expect((await other.get('/api/v1/Guest/RegisterFormUrl')).status).toBe(403)
    expect((await other.get('/api/v1/Guest/Arrived')).status).toBe(200)
  })
})

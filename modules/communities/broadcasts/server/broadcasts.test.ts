import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { type Operator, startOperator } from '#tests/setup/operator.ts'
import { BroadcastDraft } from '../draft-contract.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import {
  correctBroadcast,
  draftBroadcast,
  getBroadcast,
  listBroadcasts,
  publishBroadcast,
  storeBroadcastImage,
  withdrawBroadcast,
} from './public.ts'

const day = 86_400_000
const inDays = (days: number) => dayOf(new Date(Date.now() + days * day))
const songtao = castId('community', '松濤苑')

let lobby: Lobby
let operator: Operator
let desk: Desk
let there: Desk
beforeAll(async () => {
  lobby = await startLobby()
  operator = await startOperator(lobby)
  desk = await lobby.as('desk1')
  there = await lobby.as('desk2', '松濤苑')
})
beforeEach(async () => {
  for (const kind of ['headline', 'marquee', 'icon', 'release'] as const) await operator.withdrawAll(kind)
})
afterAll(async () => {
  await operator.close()
  await lobby.close()
})

const current = async (who = desk) => (await who.get('/api/v1/Broadcast/Current')).body.Data
const headlines = async (who = desk): Promise<string[]> =>
  (await current(who)).Headlines.map((headline: { s_title: string }) => headline.s_title)
const draftOf = (draft: Partial<BroadcastDraft> & { title: string }) => BroadcastDraft.parse(draft)

describe('what the operator shows', () => {
  it('a headline has s_type, is_check, s_start, s_due, s_title, s_tips and s_link (R106)', async () => {
    const item = await operator.publish('headline', {
      title: '新功能',
      body: '說明',
      link: '/mgmt/SystemUpdates',
      startsOn: inDays(0),
      endsOn: inDays(3),
    })
    const { body } = await desk.get('/core/api/System/News')
    expect(body.Data).toEqual([
      {
        s_id: item.id,
        s_type: 2,
        is_check: 1,
        s_start: inDays(0).replaceAll('-', '/'),
        s_due: inDays(3).replaceAll('-', '/'),
        s_title: '新功能',
        s_tips: '說明',
        s_link: '/mgmt/SystemUpdates',
      },
    ])
  })

  it('it is there from its first day to its last one, and it is said when that changes (R107)', async () => {
    await operator.publish('headline', { title: '明天起', startsOn: inDays(1) })
    await operator.publish('headline', { title: '到今天', endsOn: inDays(0) })
    await lobby.owner.query(
      "update broadcast set starts_on = '2020-01-01', ends_on = '2020-01-02' where title = '到今天'",
    )
    await operator.publish('headline', { title: '今天', startsOn: inDays(0), endsOn: inDays(0) })
    expect(await headlines()).toEqual(['今天'])
    expect((await current()).ChangesAt).toBe(new Date(`${inDays(1)}T00:00:00+08:00`).toISOString())
  })

  it('a marquee line has Title, Url, BgColor and TextColor (R103), an icon uri and img_uri (R097)', async () => {
    await operator.publish('marquee', {
      title: '維護公告',
      link: '/mgmt/SystemUpdates',
      background: '#E3EDE6',
      textColor: '#174A38',
    })
    expect((await desk.get('/api/v1/Marquee')).body).toEqual({
      Marquees: [{ Title: '維護公告', Url: '/mgmt/SystemUpdates', BgColor: '#E3EDE6', TextColor: '#174A38' }],
    })
    const imageId = castId('broadcastImage', '問卷')
    const icon = await operator.publish('icon', { title: '問卷', link: 'https://example.org/a', imageId })
    const { body } = await desk.get('/core/api/ActiveIcon/GetActiveIcon')
    const img_uri = `/api/v1/Broadcast/Image/${imageId}`
    expect(body.Data).toEqual([{ id: icon.id, uri: 'https://example.org/a', img_uri, title: '問卷' }])
    const picture = await desk.get(img_uri)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('the version node has newVersion and open (R110): the greatest version that is announced', async () => {
    expect((await current()).Version).toEqual({ newVersion: '', open: false })
    await operator.publish('release', { title: '大改版', newVersion: '2.72.0 build 1015.1' })
    const small = await operator.publish('release', { title: '小修正', newVersion: '2.71.2' })
    expect((await current()).Version).toEqual({ newVersion: '2.72.0 build 1015.1', open: true })
    expect(small.publishedByName).toBe('營運 周以安')
  })

  it('for chosen communities nobody else sees it, not even its picture', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAHnOcQAAAAABJRU5ErkJggg==',
      'base64',
    )
    const imageId = await operator.edit((editing) => storeBroadcastImage(editing, png))
    await operator.publish('icon', {
      title: '只給松濤苑',
      link: '/mgmt/home',
      imageId,
      communityIds: [songtao],
    })
    const seen = async (who: Desk) => [
      (await current(who)).Icons.length,
      (await who.get(`/api/v1/Broadcast/Image/${imageId}`)).status,
    ]
    expect(await seen(there)).toEqual([1, 200])
    expect(await seen(desk)).toEqual([0, 404])
  })

  it('a draft is seen by nobody, and what was withdrawn is gone', async () => {
    const broadcastId = newId()
    await operator.edit((editing) =>
      draftBroadcast(editing, { broadcastId, kind: 'headline', ...draftOf({ title: '草稿' }) }),
    )
    expect(await headlines()).toEqual([])
    await operator.edit((editing) => publishBroadcast(editing, { broadcastId, rowVersion: 1 }))
    expect(await headlines()).toEqual(['草稿'])
    await operator.edit((editing) =>
      withdrawBroadcast(editing, { broadcastId, rowVersion: 2, reason: '打錯字' }),
    )
    expect(await headlines()).toEqual([])
    const kept = await operator.edit(({ lease, now }) => getBroadcast(lease, broadcastId, now))
    expect(kept.history.map(({ act, by, reason }) => [act, by, reason])).toEqual([
      ['withdrawn', '營運 周以安', '打錯字'],
      ['published', '營運 周以安', ''],
      ['drafted', '營運 周以安', ''],
    ])
  })
})

describe('writing it', () => {
  const refused = (
    kind: Parameters<Operator['publish']>[0],
    draft: Partial<BroadcastDraft> & { title: string },
  ) =>
    operator.publish(kind, draft).then(
      () => 0,
      (error: { code?: number }) => error.code,
    )

  it('what its kind needs must be there, and colours must be readable', async () => {
    const bright = { background: '#FFFFFF', textColor: '#DDDDDD' }
    expect(await refused('marquee', { title: '淡', ...bright })).toBe(400681)
    expect(await refused('marquee', { title: '沒有顏色' })).toBe(400680)
    expect(await refused('icon', { title: '沒有圖', link: '/mgmt/home' })).toBe(400680)
    expect(await refused('release', { title: '版本', newVersion: 'soon' })).toBe(400680)
    expect(await refused('announcement', { title: '沒有內容', category: 'notice' })).toBe(400680)
    expect(await refused('headline', { title: '說明太長', body: '字'.repeat(121) })).toBe(400680)
    expect(await refused('headline', { title: '顛倒', startsOn: inDays(3), endsOn: inDays(1) })).toBe(400680)
    expect(await refused('headline', { title: '沒有這個社區', communityIds: [newId()] })).toBe(400683)
    expect(await refused('headline', { title: '過去', endsOn: inDays(-1) })).toBe(409684)
    expect(await headlines()).toEqual([])
  })

  it('addresses lead to pages of Lobby or to https, never to a script', () => {
    const address = (link: string) => BroadcastDraft.safeParse({ title: 'x', link }).success
    expect(['/mgmt/home', '/community/main.aspx', 'https://example.org/', ''].map(address)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['javascript:alert(1)', 'http://example.org', '//example.org', '/api/v1/x'].map(address)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('of two that change it at once one is told, and nothing is overwritten', async () => {
    const item = await operator.publish('headline', { title: '原來的' })
    const change = (title: string) =>
      operator.edit((editing) =>
        correctBroadcast(editing, {
          broadcastId: item.id,
          rowVersion: item.rowVersion,
          ...draftOf({ title }),
        }),
      )
    const done = await Promise.allSettled([change('甲'), change('乙')])
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(done.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 409681 } })
  })

  it('a draft that is sent again is the same draft', async () => {
    const broadcastId = newId()
    const send = () =>
      operator.edit((editing) =>
        draftBroadcast(editing, { broadcastId, kind: 'headline', ...draftOf({ title: '同一則' }) }),
      )
    expect((await send()).id).toBe((await send()).id)
    const listed = await operator.edit(({ lease, now }) =>
      listBroadcasts(lease, { kind: 'headline', state: 'draft', offset: 0, maxCount: 50, now }),
    )
    expect(listed.data.filter(({ title }) => title === '同一則')).toHaveLength(1)
  })

  it('every concerned community hears of it, in its own numbers, and no other one', async () => {
    const newest = async (community: string) =>
      (await lobby.owner.query('select last from event_counter where community_id = $1', [community])).rows[0]
        ?.last ?? 0
    const here = String(desk.info.ComId)
    const before = [await newest(here), await newest(songtao)]
    await operator.publish('release', { title: '新版', newVersion: '2.73.0' })
    await operator.publish('headline', { title: '松濤苑', communityIds: [songtao] })
    expect([await newest(here), await newest(songtao)]).toEqual([before[0] + 2, before[1] + 3])
    const { rows } = await lobby.owner.query(
      "select payload from event where community_id = $1 and name = 'broadcasts.versionSet' order by number desc limit 1",
      [here],
    )
    expect(rows[0].payload).toEqual({ newVersion: '2.73.0', open: true })
  })

  it('the program itself can neither write it nor see a draft', async () => {
    await expect(
      operator.database.write(String(desk.info.ComId), (lease) =>
        lease.query("update broadcast set title = 'x'"),
      ),
    ).rejects.toThrow(/permission denied/)
    await expect(
      operator.database.write(String(desk.info.ComId), (lease) =>
        lease.query('select * from broadcast_change'),
      ),
    ).rejects.toThrow(/permission denied/)
  })
})

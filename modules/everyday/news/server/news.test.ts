import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '#modules/keeping/files/server/sample-upload.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { everyone, newsOf, release, textOf, until, withServices } from '#tests/setup/everyday.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/api/v1/News'
const hour = 3_600_000
const ahead = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

let lobby: Lobby
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker', env: { PUBLIC_ADDRESS: 'https://lobby.example' } })
  await withServices(lobby)
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const statusOf = async (id: string) => (await desk.get(`${base}/${id}`)).body.Data?.Status

describe('News', () => {
  it('are a draft, pending until their time, online, and offline from their end on (R456)', async () => {
    const now = await release(desk)
    expect(now.Status).toBe('online')
    const later = await release(desk, { PublishUtc: ahead(2), OfflineUtc: ahead(5) })
    expect(later.Status).toBe('pending')
    await lobby.owner.query("update news set publish_at = publish_at - interval '3 hours' where id = $1", [
      later.Id,
    ])
    expect(await statusOf(later.Id)).toBe('online')
    await lobby.owner.query(
      "update news set publish_at = publish_at - interval '9 hours', offline_at = offline_at - interval '9 hours' where id = $1",
      [later.Id],
    )
    expect(await statusOf(later.Id)).toBe('offline')
    const { RowVersion } = now
    expect((await desk.post(`${base}/${now.Id}/Offline`, { RowVersion })).body.Data.Status).toBe('offline')
  })

  it('are not released with a time of telling again that is over', async () => {
    const draft = newsOf({ RemindUtc: ahead(2) })
    expect((await desk.post(base, draft)).status).toBe(200)
    await lobby.owner.query("update news set remind_at = now() - interval '1 hour' where id = $1", [draft.Id])
    const { RowVersion } = (await desk.get(`${base}/${draft.Id}`)).body.Data
    const refused = await desk.post(`${base}/${draft.Id}/Release`, { RowVersion })
    expect(refused.body.ErrorMessage.Code).toBe(400_28_452)
  })

  it('that ended stay offline whatever their end is now, and go out anew when they are released', async () => {
    const ended = await release(desk, { OfflineUtc: ahead(5) })
    await lobby.owner.query(
      "update news set released_at = released_at - interval '9 hours', offline_at = offline_at - interval '9 hours' where id = $1",
      [ended.Id],
    )
    expect(await statusOf(ended.Id)).toBe('offline')
    const change = { ...newsOf({ OfflineUtc: ahead(24) }), RowVersion: ended.RowVersion }
    const saved = (await desk.put(`${base}/${ended.Id}`, change)).body.Data
    expect(saved.Status).toBe('offline')
    const again = await desk.post(`${base}/${ended.Id}/Release`, { RowVersion: saved.RowVersion })
    expect(again.body.Data).toMatchObject({ Status: 'online' })
  })

  it('that are deleted are not viewable, and their poster opens nothing (R457)', async () => {
    const { Id, Poster } = await release(desk)
    const open = () => lobby.nobody().post(`${base}/Link/${Poster}`, {})
    expect((await open()).body.Data).toMatchObject({ CommunityName: '晴川社區', Title: '水塔清洗停水通知' })
    expect((await desk.delete(`${base}/${Id}`)).status).toBe(200)
    expect((await desk.get(`${base}/${Id}`)).status).toBe(404)
    expect([(await open()).status, (await open()).body.ErrorMessage.Code]).toEqual([404, 40_428_450])
    const listed = (await desk.get(base, { MaxCount: 100 })).body.Data
    expect(listed.map((one: { Id: string }) => one.Id)).not.toContain(Id)
  })

  it('have a title of at most 100 characters (R458)', async () => {
    expect((await desk.post(base, newsOf({ Title: '水'.repeat(100) }))).status).toBe(200)
    expect((await desk.post(base, newsOf({ Title: '水'.repeat(101) }))).status).toBe(400)
  })

  it('hold a checked text: no HTML, no scripts, and no links but those that lead somewhere', async () => {
    const link = (Link: string) => [
      { Kind: 'paragraph', Runs: [{ Text: '看這裡', IsBold: true, Link }], Path: '' },
    ]
    expect((await desk.post(base, newsOf({ Content: link('https://example.tw/a') }))).status).toBe(200)
    expect((await desk.post(base, newsOf({ Content: link('javascript:alert(1)') }))).status).toBe(400)
    expect((await desk.post(base, newsOf({ Content: [{ Kind: 'html', Runs: [], Path: '' }] }))).status).toBe(
      400,
    )
    const kept = await desk.post(base, newsOf({ Content: textOf('<b>粗</b>') }))
    expect(kept.body.Data.Content[0].Runs[0].Text).toBe('<b>粗</b>')
  })

  it('are saved over the version that was seen, and what was done stands in their history (R459)', async () => {
    const added = (await desk.post(base, newsOf())).body.Data
    const change = { ...newsOf({ Title: '停水改期' }), RowVersion: added.RowVersion }
    expect((await desk.put(`${base}/${added.Id}`, change)).body.Data.Title).toBe('停水改期')
    const late = await desk.put(`${base}/${added.Id}`, { ...change, Title: '又改' })
    expect([late.status, late.body.ErrorMessage.Code]).toEqual([409, 40_928_451])
    const lines = (await desk.get(`${base}/${added.Id}/History`)).body.Data
    expect(lines.map((line: { What: string }) => line.What)).toEqual(['added', 'changed'])
    expect(lines[1].Changes).toEqual([{ Field: 'title', Before: '水塔清洗停水通知', After: '停水改期' }])
  })

  it('come once under one id, need content and somebody who is meant, and an end after their beginning', async () => {
    const first = newsOf({ Content: [] })
    for (const status of [200, 200]) expect((await desk.post(base, first)).status).toBe(status)
    expect((await desk.post(base, { ...first, Title: '別的' })).body.ErrorMessage.Code).toBe(40_928_450)
    const empty = await desk.post(`${base}/${first.Id}/Release`, { RowVersion: 1 })
    expect(empty.body.ErrorMessage.Code).toBe(40_028_450)
    const nobody = newsOf({ Audience: { ...everyone, Tags: ['Z棟'] } })
    await desk.post(base, nobody)
    const refused = await desk.post(`${base}/${nobody.Id}/Release`, { RowVersion: 1 })
    expect(refused.body.ErrorMessage.Code).toBe(40_028_454)
    const turned = await desk.post(base, newsOf({ PublishUtc: ahead(2), OfflineUtc: ahead(1) }))
    expect(turned.body.ErrorMessage.Code).toBe(40_028_451)
  })

  it('that are pinned stand first, and the cursor goes through both', async () => {
    const one = await release(desk, { Title: '釘住的' })
    await release(desk, { Title: '較新的' })
    const pinned = await desk.put(`${base}/${one.Id}/Top`, { RowVersion: one.RowVersion, IsTop: true })
    expect(pinned.body.Data.IsTop).toBe(true)
    const titles: string[] = []
    for (let After = '', nth = 0; nth < 200; nth++) {
      const page = (await desk.get(base, { MaxCount: 1, After })).body
      titles.push(page.Data[0].Title)
      After = page.Pagination.After
      if (!After) break
    }
    expect(titles[0]).toBe('釘住的')
    const { Total } = (await desk.get(base)).body.Pagination
    expect(titles.length).toBe(Total)
  })

  it('are on every board by one tick until they go offline', async () => {
    const posted = async (id: string) =>
      (await lobby.owner.query('select title, body from board_posting where id = $1', [id])).rows
    const { Id, RowVersion } = await release(desk, { IsBulletin: true })
    expect(await posted(Id)).toEqual([{ title: '水塔清洗停水通知', body: '請先儲水。' }])
    await desk.post(`${base}/${Id}/Offline`, { RowVersion })
    expect(await posted(Id)).toEqual([])
  })

  it('go out at their time to whom they are for, and what was edited meanwhile is what the link shows', async () => {
    const { Id } = await release(desk, {
      IsPush: true,
      PublishUtc: ahead(1),
      Audience: { ...everyone, Tags: ['A棟'] },
    })
    expect((await desk.get(`/api/v1/Notification/${Id}/Receipt`)).status).toBe(404)
    await lobby.owner.query("update news set publish_at = now() - interval '1 minute' where id = $1", [Id])
    const seen = (await desk.get(`${base}/${Id}`)).body.Data
    const edited = {
      ...newsOf({ IsPush: true, Audience: { ...everyone, Tags: ['A棟'] }, Content: textOf('改到下午。') }),
      PublishUtc: seen.PublishUtc,
    }
    expect((await desk.put(`${base}/${Id}`, { ...edited, RowVersion: seen.RowVersion })).status).toBe(200)
    await until(async () => (await desk.get(`${base}/${Id}`)).body.Data.TotalCount === 60)
    const [{ read_key: key }] = (
      await lobby.owner.query(
        'select read_key from notification_recipient where notification_id = $1 limit 1',
        [Id],
      )
    ).rows
    const page = (await lobby.nobody().post(`/api/v1/Notification/Link/${key}`, {})).body.Data
    expect(page.Content).toEqual(textOf('改到下午。'))
    expect((await desk.get(`${base}/${Id}`)).body.Data.ReadCount).toBe(1)
  })

  it('that are corrected before their letter goes out go to whom they are for now, and a reminder that is set later comes', async () => {
    const jobsOf = async (id: string) =>
      (
        await lobby.owner.query(
          "select run_at from graphile_worker._private_jobs where key like '%notification-again:' || $1",
          [id],
        )
      ).rows
    const made = await release(desk, { IsPush: true, Audience: { ...everyone, Tags: ['A棟'] } })
    await until(async () => (await desk.get(`${base}/${made.Id}`)).body.Data.TotalCount === 60)
    expect(await jobsOf(made.Id)).toEqual([])
    const own = { IsPush: true, Audience: { ...everyone, Tags: ['A棟'] }, RemindUtc: ahead(1) }
    const changed = await desk.put(`${base}/${made.Id}`, { ...newsOf(own), RowVersion: made.RowVersion })
    expect(changed.status).toBe(200)
    expect(await jobsOf(made.Id)).toHaveLength(1)
    // Taken offline, corrected and released again they are told anew, to whom they are for now.
    const off = await desk.post(`${base}/${made.Id}/Offline`, { RowVersion: changed.body.Data.RowVersion })
    const other = { IsPush: true, Audience: { ...everyone, Tags: ['B棟'] }, Content: textOf('改期。') }
    const { RowVersion } = (
      await desk.put(`${base}/${made.Id}`, { ...newsOf(other), RowVersion: off.body.Data.RowVersion })
    ).body.Data
    expect((await desk.post(`${base}/${made.Id}/Release`, { RowVersion })).status).toBe(200)
    const receipts = async () =>
      (await desk.get(`/api/v1/Notification/${made.Id}/Receipt`)).body.Data.Receipts as {
        TabletNote: string
        ToldUtc: string | null
      }[]
    await until(async () => (await receipts()).every(({ TabletNote }) => TabletNote.startsWith('B棟')))
    await until(async () => (await receipts()).every(({ ToldUtc }) => ToldUtc))
  })

  it('that are out go to whom they are for besides since they were corrected, and to nobody twice', async () => {
    const made = await release(desk, { IsPush: true, Audience: { ...everyone, Tags: ['A棟'] } })
    const receipts = async () =>
      (await desk.get(`/api/v1/Notification/${made.Id}/Receipt`)).body.Data.Receipts as {
        TabletNote: string
        ToldUtc: string | null
      }[]
    const areTold = async () => (await receipts()).every(({ ToldUtc }) => ToldUtc)
    await until(async () => (await receipts()).length === 60 && (await areTold()))
    const both = { IsPush: true, Audience: { ...everyone, Tags: ['A棟', 'B棟'] } }
    const change = { ...newsOf(both), RowVersion: made.RowVersion }
    expect((await desk.put(`${base}/${made.Id}`, change)).status).toBe(200)
    await until(async () => (await receipts()).length > 60 && (await areTold()))
    const times = await lobby.owner.query(
      'select distinct times from notification_recipient where notification_id = $1',
      [made.Id],
    )
    expect(times.rows).toEqual([{ times: 1 }])
    expect((await receipts()).some(({ TabletNote }) => TabletNote.startsWith('B棟'))).toBe(true)
  })

  it('whose text has an emoji where the history cuts it can be corrected; under one id other words are refused, not lost', async () => {
    const first = newsOf({ Content: textOf(`${'水'.repeat(199)}😀電`) })
    const { RowVersion } = (await desk.post(base, first)).body.Data
    const wrong = await desk.post(base, { ...first, Audience: { ...everyone, Tags: ['A棟'] } })
    expect(wrong.body.ErrorMessage.Code).toBe(40_928_450)
    const change = { ...first, Content: textOf(`${'水'.repeat(199)}😀瓦斯`), RowVersion }
    expect((await desk.put(`${base}/${first.Id}`, change)).status).toBe(200)
  })

  it('show what hangs on them to whoever may see them, two files of one name as two, and nothing of others', async () => {
    const keep = async (content: Buffer) => {
      const form = new FormData()
      form.append('File', new Blob([new Uint8Array(content)]), 'image.jpg')
      return (await desk.post(`${base}/File`, form)).body.Data
    }
    const Files = [await keep(picture), await keep(Buffer.from('%PDF-1.4 two'))]
    const { Id, Poster } = await release(desk, { Files })
    const committee = await lobby.as('committee1')
    const open = (Path: string) => committee.get(`${base}/${Id}/File`, { Path })
    for (const { Path } of Files) {
      const { Url } = (await open(Path)).body.Data
      expect((await fetch(lobby.url + Url)).status).toBe(200)
    }
    expect((await open('attachment/2026/11/27/none.png')).status).toBe(404)
    const { Files: names } = (await lobby.nobody().post(`${base}/Link/${Poster}`, {})).body.Data
    const types = await Promise.all(
      names.map(async (name: string) =>
        (await fetch(`${lobby.url}${base}/Link/${Poster}/File?Path=${encodeURIComponent(name)}`)).headers.get(
          'content-type',
        ),
      ),
    )
    expect(types).toEqual(['image/png', 'application/pdf'])
  })

  it('that are pinned meanwhile can be saved all the same, and once released do not go online in the past', async () => {
    const { Id, RowVersion } = await release(desk)
    await desk.put(`${base}/${Id}/Top`, { RowVersion, IsTop: true })
    expect((await desk.put(`${base}/${Id}`, { ...newsOf(), RowVersion })).status).toBe(200)
    const past = { ...newsOf({ PublishUtc: ahead(-48) }), RowVersion: RowVersion + 1 }
    expect((await desk.put(`${base}/${Id}`, past)).body.ErrorMessage.Code).toBe(40_028_851)
    expect((await release(desk, { PublishUtc: ahead(-48) })).PublishUtc).toBeNull()
  })

  it('of one community are not there for another', async () => {
    const { Id } = await release(desk)
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    expect((await elsewhere.get(`${base}/${Id}`)).status).toBe(404)
    expect((await elsewhere.get(base)).body.Data).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { leave } from '#tests/setup/deposits.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { arrive, handOverRequest } from '#tests/setup/packages.ts'
import { contact, saveChannel, toldOf } from '#tests/setup/providers.ts'

/** The queue's back-off is seconds. */
const patient = { timeout: 15_000 }

let lobby: Lobby
let desk: Desk
let manager: Desk

beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker', env: { LINE_API: 'http://127.0.0.1:9' } })
  desk = await lobby.as('desk1')
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const byHand = async () => (await desk.get('/api/v1/Notice/ByHand')).body.Data
const told = (id: string) => toldOf(desk, id)
const waitFor = async (id: string, reason: string) => {
  await expect.poll(async () => (await told(id)).map((item) => item.Reason), patient).toContain(reason)
  return (await told(id)).filter((item) => item.Reason === reason)
}
const idle = castId('household', 'B棟-12F-3')
const other = castId('household', 'B棟-3F-1')

describe('households that no channel reaches', () => {
  it('stand on the list of tags once a package arrives: how many, no names and no contents', async () => {
    const item = await arrive(desk, { TabletId: idle })
    await waitFor(item.PdId, 'arrived')
    const two = await arrive(desk, { TabletId: idle })
    await waitFor(two.PdId, 'arrived')
    const { Tags } = await byHand()
    const tag = Tags.find((t: { TabletId: string }) => t.TabletId === idle)
    expect(tag).toMatchObject({ TabletNote: 'B棟-12F-3', Count: 2 })
    expect(Object.keys(tag).sort()).toEqual([
      'Count',
      'DeliveryIds',
      'IsUrgent',
      'Since',
      'TabletId',
      'TabletNote',
    ])
    const printed = await desk.post('/api/v1/Notice/ByHand/Print', { DeliveryIds: tag.DeliveryIds })
    expect(printed.status).toBe(200)
    const finished = await desk.post('/api/v1/Notice/ByHand/Done', { DeliveryIds: tag.DeliveryIds })
    expect(finished.body.Data.Count).toBe(tag.DeliveryIds.length)
    expect((await byHand()).Tags.some((t: { TabletId: string }) => t.TabletId === idle)).toBe(false)
    expect((await told(item.PdId))[0]).toMatchObject({
      State: 'done',
      Channel: 'tag',
      DoneBy: expect.any(String),
    })
    const again = await desk.post('/api/v1/Notice/ByHand/Done', { DeliveryIds: tag.DeliveryIds })
    expect(again.body.ErrorMessage.Code).toBe(409134)
  })

  it('are rung up when a resident wants that, with numbers masked until somebody asks for one, and the view is audited', async () => {
    const home = (await desk.get(`/api/v1/Notice/Contact/${idle}`)).body.Data
    const [first] = home
    expect(first.Mobile).toMatch(/\*\*\*/)
    const changed = await contact(desk, first.ResidentId, { Way: 'phone' })
    expect(changed.body.Data.Way).toBe('phone')
    const item = await arrive(desk, { TabletId: idle })
    await waitFor(item.PdId, 'arrived')
    const call = (await byHand()).Calls.find((c: { TabletId: string }) => c.TabletId === idle)
    expect(call.Channel).toBe('phone')
    expect(call.People[0].Mobile).toMatch(/^09\d\d\*{3}\d{3}$/)
    const { body: whole } = await desk.get(`/api/v1/PhoneNumber/resident/${call.People[0].ResidentId}`)
    expect(whole.Data.Numbers[0]).toMatch(/^09\d{8}$/)
    expect(call.People[0].Name).toContain('○')
    const { rows } = await lobby.owner.query("select after from audit where action = 'notices.viewCallList'")
    expect(rows.some((row) => row.after.households.includes('B棟-12F-3'))).toBe(true)
    await contact(desk, first.ResidentId, { Way: 'auto' })
  })

  it('hear of legal papers by telephone at once, whatever else they wished', async () => {
    const zhou = castId('household', 'A棟-7F-2')
    for (const { ResidentId } of (await desk.get(`/api/v1/Notice/Contact/${zhou}`)).body.Data)
      await contact(desk, ResidentId, { Way: 'none' })
    const plain = await arrive(desk, { TabletId: zhou })
    const paper = await arrive(desk, { TabletId: zhou, PostalTypeId: castId('kind', '法院文書') })
    const [first] = await waitFor(paper.PdId, 'arrived')
    expect(first).toMatchObject({ State: 'byHand' })
    expect((await told(plain.PdId)).length).toBe(0)
  })
})

describe('what became of an item', () => {
  it('calls off what was not told yet: nobody hears of a voided package', async () => {
    const item = await arrive(desk, { TabletId: other })
    await waitFor(item.PdId, 'arrived')
    await desk.post(`/api/v1/Postal/${item.PdId}/Void`, { Reason: '登記錯誤' })
    await expect.poll(async () => (await told(item.PdId)).map((d) => d.State), patient).toEqual(['calledOff'])
    expect((await byHand()).Tags.some((t: { TabletId: string }) => t.TabletId === other)).toBe(false)
  })

  it('calls the tag off when the package was fetched before anybody hung it up', async () => {
    const item = await arrive(desk, { TabletId: other })
    await waitFor(item.PdId, 'arrived')
    await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [item.PdId] }))
    await expect.poll(async () => (await told(item.PdId)).map((d) => d.State), patient).toEqual(['calledOff'])
  })

  it('tells the household when a hand-over was undone', async () => {
    const item = await arrive(desk, { TabletId: other })
    await waitFor(item.PdId, 'arrived')
    await desk.patch('/api/v1/Postal/Uncollected/Status', handOverRequest({ PdIds: [item.PdId] }))
    await desk.post(`/api/v1/Postal/${item.PdId}/UndoHandOver`, { Reason: '點錯' })
    const [undone] = await waitFor(item.PdId, 'handOverUndone')
    expect(undone).toMatchObject({ TabletNote: 'B棟-3F-1', State: 'byHand' })
  })

  it('tells of deposits too, without saying what they are', async () => {
    const item = await leave(desk, {
      TypeDetail: 8,
      Money: 500,
      TabletId: other,
      PayTabletId: null,
      PayUsername: '林先生',
    })
    const [first] = await waitFor(item.Id, 'arrived')
    expect(first?.Text).toContain('寄放物品 1 件')
    expect(first?.Text).not.toContain('現金')
  })
})

describe('reminding by hand', () => {
  it('tells once more, counts it, and not again within ten minutes', async () => {
    const item = await arrive(desk, { TabletId: other })
    await waitFor(item.PdId, 'arrived')
    const ask = () => desk.post('/api/v1/Notice/Remind', { Things: [{ Kind: 'package', Ids: [item.PdId] }] })
    const done = await ask()
    expect(done.body.Data).toMatchObject({ PdIds: [item.PdId], SkippedPdIds: [], ByHand: 1, Sending: 0 })
    const again = await ask()
    expect(again.body.ErrorMessage).toMatchObject({ Code: 409131 })
    expect(again.body.Message).toContain(item.SerialNum)
    const { rows } = await lobby.owner.query('select remind_count from package where id = $1', [item.PdId])
    expect(rows[0].remind_count).toBe(1)
  })

  it('tells of a deposit too, once in ten minutes, and never after it was fetched', async () => {
    const { Id } = await leave(desk, { TypeDetail: 8, Money: 500, TabletId: other, PayUsername: '林先生' })
    await waitFor(Id, 'arrived')
    const done = await desk.post('/api/v1/Notice/Remind', { Things: [{ Kind: 'deposit', Ids: [Id] }] })
    expect(done.body.Data).toMatchObject({ PdIds: [Id], SkippedPdIds: [], ByHand: 1 })
    expect((await told(Id)).filter((d) => d.Reason === 'manual')).toHaveLength(1)
    const again = await desk.post('/api/v1/Notice/Remind', { Things: [{ Kind: 'deposit', Ids: [Id] }] })
    expect(again.body.ErrorMessage).toMatchObject({ Code: 409131 })
    expect(again.body.Message).toMatch(/D\d+ 在/)
    const nothing = await desk.post('/api/v1/Notice/Remind', { Things: [] })
    expect(nothing.body.ErrorMessage.Code).toBe(409132)
  })

  it('of twenty desks at once reminds once', async () => {
    const item = await arrive(desk, { TabletId: other })
    await waitFor(item.PdId, 'arrived')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        desk.post('/api/v1/Notice/Remind', { Things: [{ Kind: 'package', Ids: [item.PdId] }] }),
      ),
    )
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1)
    expect((await told(item.PdId)).filter((d) => d.Reason === 'manual')).toHaveLength(1)
  })

  it('says when none of them waits any more', async () => {
    const item = await arrive(desk, { TabletId: other })
    await desk.post(`/api/v1/Postal/${item.PdId}/Void`, { Reason: '登記錯誤' })
    const answer = await desk.post('/api/v1/Notice/Remind', {
      Things: [{ Kind: 'package', Ids: [item.PdId] }],
    })
    expect(answer.body.ErrorMessage.Code).toBe(409132)
  })
})

describe('settings', () => {
  it('are the manager’s: the desk sees them and does not change them', async () => {
    const { settings, version } = await getSettings()
    const asDesk = await desk.put('/api/v1/Notice/Settings', { ...settings, Version: version })
    expect(asDesk.status).toBe(403)
    const saved = await manager.put('/api/v1/Notice/Settings', {
      ...settings,
      ByHandWay: 'phone',
      Version: version,
    })
    expect(saved.body.Data.Version).toBe(version + 1)
    const late = await manager.put('/api/v1/Notice/Settings', { ...settings, Version: version })
    expect(late.body.ErrorMessage.Code).toBe(409135)
    await manager.put('/api/v1/Notice/Settings', { ...settings, Version: version + 1 })
  })

  it('refuse a text with a word in braces that stands for nothing', async () => {
    const { settings, version } = await getSettings()
    const Texts = { ...settings.Texts, Arrived: '{姓名} 您好' }
    const answer = await manager.put('/api/v1/Notice/Settings', { ...settings, Texts, Version: version })
    expect(answer.body.Message).toContain('姓名')
  })

  it('never give a secret back, not in an answer, an audit row or another community', async () => {
    const saved = await saveChannel(manager, 'line', {
      IsOn: true,
      Settings: {},
      Secrets: { channelToken: 'very-secret-token' },
    })
    expect(saved.body.Data).toMatchObject({ IsOn: true, SecretsSet: ['channelToken'] })
    const shown = await manager.get('/api/v1/Notice/Settings')
    expect(JSON.stringify([saved.body, shown.body])).not.toContain('very-secret-token')
    const { rows } = await lobby.owner.query<{ all: string }>(
      "select coalesce(string_agg(row_to_json(a)::text, ' '), '') as all from audit a",
    )
    expect(rows[0]?.all).not.toContain('very-secret-token')
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    const theirs = (await elsewhere.get('/api/v1/Notice/Settings')).body.Data.Channels
    expect(
      theirs.every((c: { IsOn: boolean; SecretsSet: string[] }) => !c.IsOn && !c.SecretsSet.length),
    ).toBe(true)
    await saveChannel(manager, 'line', { IsOn: false, Settings: {} })
    const kept = (await manager.get('/api/v1/Notice/Settings')).body.Data.Channels[0]
    expect(kept).toMatchObject({ Channel: 'line', IsOn: false, SecretsSet: ['channelToken'] })
  })

  it('never send a secret to another host than the one it was entered for', async () => {
    const save = (host: string, Secrets = {}) =>
      saveChannel(manager, 'mail', {
        IsOn: false,
        Settings: host ? { host, port: '587', from: 'desk@example.com' } : {},
        Secrets,
      })
    expect((await save('mail.example.com', { password: 'kept' })).status).toBe(200)
    expect((await save('mail.example.com')).status).toBe(200)
    expect((await save('other.example.net')).body.Message).toContain('密碼')
    await save('')
    expect((await save('other.example.net')).status).toBe(400)
    const moved = await save('other.example.net', { password: 'new' })
    expect(moved.body.Data.SecretsSet).toEqual(['password'])
    expect((await save('third.example.net', { password: '' })).body.Data.SecretsSet).toEqual([])
  })

  it('of a channel that another manager saved meanwhile are not overwritten unseen', async () => {
    const path = '/api/v1/Notice/Channel/sms'
    const body = { IsOn: false, Settings: { url: 'https://sms.example.com' }, Version: 0 }
    const both = await Promise.all([manager.put(path, body), manager.put(path, body)])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
    const late = both.find((answer) => answer.status === 409)
    expect(late?.body.ErrorMessage.Code).toBe(409136)
    expect(late?.body.Message).toMatch(/^沈韻如已於今天 \d\d:\d\d 改過這個管道/)
    expect((await manager.put(path, { ...body, Version: 1 })).body.Data.Version).toBe(2)
  })

  it('say what a channel still lacks', async () => {
    const answer = await saveChannel(manager, 'mail', { IsOn: true, Settings: {} })
    expect(answer.body.Message).toContain('郵件主機')
  })
})

describe('lists', () => {
  it('go page by page behind a cursor, and filter', async () => {
    const first = await desk.get('/api/v1/Notice', { MaxCount: 3 })
    const second = await desk.get('/api/v1/Notice', { MaxCount: 3, After: first.body.Pagination.After })
    const ids = [...first.body.Data, ...second.body.Data].map((d: { DeliveryId: string }) => d.DeliveryId)
    expect(new Set(ids).size).toBe(6)
    const done = await desk.get('/api/v1/Notice', { State: 'done', TabletId: idle })
    expect(done.body.Data.length).toBeGreaterThan(0)
    expect(done.body.Data.every((d: { State: string }) => d.State === 'done')).toBe(true)
  })

  it('are summed up for the duty board', async () => {
    const { body } = await desk.get('/api/v1/Notice/Summary')
    expect(body.Data).toEqual({
      GivenUp: expect.any(Number),
      Tags: expect.any(Number),
      Calls: expect.any(Number),
      Waiting: expect.any(Number),
    })
  })
})

async function getSettings() {
  const { Settings, Version } = (await manager.get('/api/v1/Notice/Settings')).body.Data
  return { settings: Settings, version: Version as number }
}

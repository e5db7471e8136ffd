import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { textOf, withServices } from '#tests/setup/everyday.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const base = '/api/v1/Rules'
let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  await withServices(lobby)
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const versionOf = (changes: Record<string, unknown> = {}) => ({
  VersionId: newId(),
  Content: textOf('訪客車位以 4 小時為限。'),
  Changed: '首次訂定。',
  DecidedBy: 'assembly',
  Meeting: '第 12 屆區分所有權人會議',
  DecidedOn: '2026-11-01',
  InForceOn: '2026-12-01',
  ...changes,
})
const ruleOf = () => ({ Id: newId(), Title: '訪客停車辦法', Type: 'parking', ...versionOf() })

describe('A rule of the house', () => {
  it('keeps every version with what it changed and the assembly that decided it', async () => {
    const rule = ruleOf()
    for (const status of [200, 200]) expect((await manager.post(base, rule)).status).toBe(status)
    const next = versionOf({ After: 1, Content: textOf('訪客車位以 3 小時為限。'), Changed: '改為 3 小時。' })
    expect((await manager.post(`${base}/${rule.Id}/Version`, next)).status).toBe(200)
    expect((await manager.get(`${base}/${rule.Id}`)).body.Data.Versions).toMatchObject([
      { Version: 2, Changed: '改為 3 小時。', DecidedBy: 'assembly' },
      { Version: 1, Content: textOf('訪客車位以 4 小時為限。') },
    ])
    const twice = { ...ruleOf(), VersionId: rule.VersionId }
    expect((await manager.post(base, twice)).status).toBe(409)
    const listed = (await manager.get(base)).body.Data
    expect(listed.find((one: { Id: string }) => one.Id === rule.Id)).toMatchObject({ VersionCount: 2 })
  })

  it('has no version that says nothing new, or does not say what', async () => {
    const rule = ruleOf()
    await manager.post(base, rule)
    const add = async (changes: object) =>
      (await manager.post(`${base}/${rule.Id}/Version`, versionOf({ After: 1, ...changes }))).body
        .ErrorMessage?.Code
    expect(await add({ Changed: '沒有修正。' })).toBe(400_28_503)
    expect(await add({ Content: textOf('訪客車位以 3 小時為限。'), Changed: '' })).toBe(400_28_504)
    expect((await manager.get(`${base}/${rule.Id}`)).body.Data.Versions).toHaveLength(1)
  })

  it('is followed as the version before says it once the newest is withdrawn with a reason, which stays for the record', async () => {
    const rule = { ...ruleOf(), InForceOn: '2026-11-02' }
    await manager.post(base, rule)
    const second = versionOf({
      After: 1,
      InForceOn: '2026-11-03',
      Content: textOf('訪客車位以 3 小時為限。'),
    })
    const withdraw = async (VersionId: string, Reason = '還沒決議') =>
      (await manager.patch(`${base}/${rule.Id}/Version/${VersionId}/Withdraw`, { Reason })).body.ErrorMessage
        ?.Code
    expect(await withdraw(rule.VersionId)).toBe(409_28_507)
    await manager.post(`${base}/${rule.Id}/Version`, second)
    expect(await withdraw(rule.VersionId)).toBe(409_28_505)
    expect(await withdraw(second.VersionId, ' ')).toBe(400_001)
    expect(await withdraw(newId())).toBe(404_000)
    expect(await withdraw(second.VersionId)).toBeUndefined()
    expect(await withdraw(second.VersionId)).toBe(409_28_506)
    // Sent again after a lost answer, it is said to be withdrawn and not saved.
    const resent = await manager.post(`${base}/${rule.Id}/Version`, second)
    expect(resent.body.ErrorMessage.Code).toBe(409_28_506)
    const listed = (await manager.get(base)).body.Data
    expect(listed.find((one: { Id: string }) => one.Id === rule.Id)).toMatchObject({ InForceVersion: 1 })
    const third = versionOf({ After: 2, Content: textOf('訪客車位以 4 小時為限。') })
    const add = (version: object) => manager.post(`${base}/${rule.Id}/Version`, version)
    // It is compared with what is followed, and comes after what was withdrawn.
    expect((await add(third)).body.ErrorMessage.Code).toBe(400_28_503)
    expect((await add({ ...third, Content: textOf('訪客車位以 3 小時為限。') })).status).toBe(200)
    expect((await manager.get(`${base}/${rule.Id}`)).body.Data.Versions).toMatchObject([
      { Version: 3, Withdrawn: null },
      { Version: 2, Withdrawn: { Reason: '還沒決議', By: expect.stringMatching(/./) } },
      { Version: 1, Withdrawn: null },
    ])
  })

  it('is followed as the newest version in force says it, while one that is to come waits', async () => {
    const rule = { ...ruleOf(), InForceOn: '2026-11-02' }
    await manager.post(base, rule)
    await manager.post(
      `${base}/${rule.Id}/Version`,
      versionOf({ After: 1, InForceOn: '2999-01-01', Content: textOf('訪客車位以 2 小時為限。') }),
    )
    const listed = (await manager.get(base)).body.Data
    expect(listed.find((one: { Id: string }) => one.Id === rule.Id)).toMatchObject({
      VersionCount: 2,
      InForceOn: '2999-01-01',
      InForceVersion: 1,
      InForceSince: '2026-11-02',
    })
  })

  it('has its name and kind corrected as they were seen, but is no covenant that a committee decided', async () => {
    const rule = { ...ruleOf(), DecidedBy: 'committee', Meeting: '' }
    await manager.post(base, rule)
    const seen = { TitleSeen: rule.Title, TypeSeen: 'parking' }
    const correct = (Title: string, Type: string, more = {}) =>
      manager.put(`${base}/${rule.Id}`, { Title, Type, ...seen, ...more })
    expect((await correct('訪客停車規則', 'parking')).status).toBe(200)
    expect((await correct('訪客停車規則', 'parking')).status).toBe(200)
    expect((await correct('停車', 'parking')).body.ErrorMessage.Code).toBe(409_28_502)
    const asCovenant = await correct('訪客停車規則', 'covenant', { TitleSeen: '訪客停車規則' })
    expect(asCovenant.body.ErrorMessage.Code).toBe(400_28_502)
  })

  it('becomes a draft of news once for each version, with what changed, who decided it and its text', async () => {
    const rule = ruleOf()
    await manager.post(base, rule)
    const address = `${base}/${rule.Id}/Version/${rule.VersionId}/News`
    const NewsId = newId()
    const desk = await lobby.as('desk1')
    expect((await desk.post(address, { NewsId })).status).toBe(403)
    for (const status of [200, 200]) expect((await manager.post(address, { NewsId })).status).toBe(status)
    expect((await manager.post(address, { NewsId: newId() })).body.ErrorMessage.Code).toBe(409_28_503)
    const made = (await manager.get(`/api/v1/News/${NewsId}`)).body.Data
    expect(made).toMatchObject({ Title: '訪客停車辦法（第 1 版）', Status: 'unpublished', IsPush: true })
    const said = JSON.stringify(made.Content)
    for (const words of [
      '首次訂定。',
      '2026/12/01 起施行。',
      '第 12 屆區分所有權人會議決議。',
      '訪客車位以 4 小時為限。',
    ])
      expect(said).toContain(words)
    const newsOf = async () => (await manager.get(`${base}/${rule.Id}`)).body.Data.Versions[0].NewsId
    expect(await newsOf()).toBe(NewsId)
    // A draft that was deleted told nobody: there may be another.
    expect((await manager.delete(`/api/v1/News/${NewsId}`)).status).toBe(200)
    expect(await newsOf()).toBeNull()
    expect((await manager.post(address, { NewsId })).status).toBe(404)
    const next = newId()
    expect((await manager.post(address, { NewsId: next })).status).toBe(200)
    expect(await newsOf()).toBe(next)
  })

  it('carries files that its next version shows as well, and its news', async () => {
    const form = new FormData()
    form.append('File', new Blob(['%PDF-1.7 x']), '附圖.pdf')
    const kept = (await manager.post(`${base}/File`, form)).body.Data
    expect(kept).toMatchObject({ Name: '附圖.pdf', Path: expect.stringMatching(/\.pdf$/) })
    const rule = { ...ruleOf(), Files: [kept] }
    for (const status of [200, 200]) expect((await manager.post(base, rule)).status).toBe(status)
    const next = versionOf({ After: 1, Files: [kept], Content: textOf('訪客車位以 3 小時為限。') })
    const written = await manager.post(`${base}/${rule.Id}/Version`, next)
    expect(written.status, JSON.stringify(written.body)).toBe(200)
    const shown = (await manager.get(`${base}/${rule.Id}`)).body.Data
    expect(shown.Versions.map(({ Files }: { Files: unknown }) => Files)).toEqual([[kept], [kept]])
    const link = await manager.get(`${base}/${rule.Id}/File`, { Path: kept.Path })
    expect((await fetch(lobby.url + link.body.Data.Url)).headers.get('content-type')).toBe('application/pdf')
    const NewsId = newId()
    await manager.post(`${base}/${rule.Id}/Version/${next.VersionId}/News`, { NewsId })
    expect((await manager.get(`/api/v1/News/${NewsId}`)).body.Data.Files).toEqual([kept])
    expect((await manager.delete(`/api/v1/News/${NewsId}`)).status).toBe(200)
    expect((await manager.get(`${base}/${rule.Id}/File`, { Path: kept.Path })).status).toBe(200)
    const text = new FormData()
    text.append('File', new Blob(['no file']), 'a.pdf')
    expect((await manager.post(`${base}/File`, text)).body.ErrorMessage.Code).toBe(400_28_453)
  })

  it('names the assembly that was held with Lobby, and none that is not there', async () => {
    const [assembly] = (await manager.get('/api/v1/UnitOwnerAssembly/GetAssemblyList', { Status: 'ended' }))
      .body.Data
    const rule = { ...ruleOf(), AssemblyId: assembly.AssemblyId }
    expect((await manager.post(base, rule)).status).toBe(200)
    expect((await manager.get(`${base}/${rule.Id}`)).body.Data.Versions[0].AssemblyId).toBe(
      assembly.AssemblyId,
    )
    expect((await manager.post(base, { ...ruleOf(), AssemblyId: newId() })).status).toBe(404)
  })

  it('has one version after another: of two that were written after the same, one is told', async () => {
    const rule = ruleOf()
    await manager.post(base, rule)
    const Content = textOf('訪客車位以 3 小時為限。')
    const write = () => manager.post(`${base}/${rule.Id}/Version`, versionOf({ After: 1, Content }))
    const answers = await Promise.all([write(), write()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('needs content, and is in force no earlier than it was decided', async () => {
    const early = await manager.post(base, { ...ruleOf(), InForceOn: '2026-10-31' })
    expect(early.body.ErrorMessage.Code).toBe(40_028_500)
    expect((await manager.post(base, { ...ruleOf(), Content: [] })).body.ErrorMessage.Code).toBe(40_028_501)
  })

  it('that is the covenant is decided by the assembly of owners alone (公寓大廈管理條例 Art. 3 no. 12)', async () => {
    const covenant = { ...ruleOf(), Type: 'covenant' }
    const byOthers = await manager.post(base, { ...covenant, DecidedBy: 'committee' })
    expect(byOthers.body.ErrorMessage.Code).toBe(40_028_502)
    expect((await manager.post(base, covenant)).status).toBe(200)
    const next = versionOf({ After: 1, DecidedBy: 'management', Content: textOf('訪客車位以 3 小時為限。') })
    const later = await manager.post(`${base}/${covenant.Id}/Version`, next)
    expect(later.body.ErrorMessage.Code).toBe(40_028_502)
  })

  it('is written by managers, read by the desk, and not there for another community', async () => {
    const rule = ruleOf()
    const desk = await lobby.as('desk1')
    expect((await desk.post(base, rule)).status).toBe(403)
    await manager.post(base, rule)
    expect((await desk.get(`${base}/${rule.Id}`)).status).toBe(200)
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    expect((await elsewhere.get(`${base}/${rule.Id}`)).status).toBe(404)
    expect((await manager.delete(`${base}/${rule.Id}`)).status).toBe(200)
    expect((await manager.get(`${base}/${rule.Id}`)).status).toBe(404)
  })
})

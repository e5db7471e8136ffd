import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const { wang, neighbour, elsewhere, idle, zhou } = cast.households
const { lin } = cast.residents

let lobby: Lobby
let desk: Desk
let desk2: Desk
beforeAll(async () => {
  lobby = await startLobby()
  desk = await lobby.as('desk1')
  desk2 = await lobby.as('desk2', '晴川社區')
})
afterAll(() => lobby.close())

const nothing = { Marks: [], Note: '', NoteUntil: null, Residents: [], KnownMarkedAt: null }
const change = async (who: Desk, id: string, changes: Record<string, unknown>) => {
  const { body } = await who.get(`/api/v1/CommunityTablet/${id}/Marks`)
  return who.put(`/api/v1/CommunityTablet/${id}/Marks`, {
    ...nothing,
    KnownMarkedAt: body.Data?.MarkedAt ?? null,
    ...changes,
  })
}
const listed = async (TabletIds: string[]) =>
  (await desk.get('/api/v1/CommunityTablet/Marks', { TabletIds })).body.Data
const search = async (Text: string) =>
  (await desk.get('/api/v1/CommunityTablet/Search', { Text })).body.Data[0]

describe('marks and notes', () => {
  it('of households and their people come for a list; a foreign household is simply absent', async () => {
    const found = await listed([neighbour.id, elsewhere.id, idle.id])
    expect(found.map((match: { TabletId: string }) => match.TabletId).sort()).toEqual(
      [neighbour.id, idle.id].sort(),
    )
    const old = found.find((match: { TabletId: string }) => match.TabletId === neighbour.id)
    expect(old.Residents).toMatchObject([
      { Name: '王陳秀英', Marks: [{ Word: '聽障', Who: '', Until: null }] },
    ])
    expect(old.Residents[0].Note).toContain('女兒')
  })

  it('that are set show wherever the household does, and the old ones stay in the audit', async () => {
    const before = await change(desk, wang.id, {
      Residents: [{ ResidentId: lin.id, Marks: [{ Word: '聽障' }], Note: '請傳簡訊' }],
    })
    expect(before.status).toBe(200)
    const { status, body } = await change(desk2, wang.id, {
      Marks: [{ Word: '大件先通知' }],
      Residents: [
        {
          ResidentId: lin.id,
          Marks: [{ Word: '聽障' }, { Word: '代領人', Who: '看護 Siti' }],
          Note: '請寫字',
        },
      ],
    })
    expect(status).toBe(200)
    expect(body.Data).toMatchObject({ MarkedBy: '林志明', Marks: [{ Word: '大件先通知' }] })
    expect((await search('A12-3')).Marks).toEqual(['大件先通知', '聽障', '代領人'])
    const { rows } = await lobby.owner.query(
      "select account_name, before, after from audit where action = 'households.mark' and target_id = $1 order by at desc limit 1",
      [wang.id],
    )
    expect(rows[0].account_name).toBe('林志明')
    expect(JSON.stringify(rows[0].before)).toContain('請傳簡訊')
    expect(JSON.stringify(rows[0].after)).toContain('請寫字')
  })

  it('end by themselves after their last day, and stay to be seen by whoever changes them', async () => {
    await change(desk, idle.id, {
      Marks: [
        { Word: '裝修中', Until: '2020-01-31' },
        { Word: '出國中', Until: '2099-01-31' },
      ],
      Note: '舊的備註',
      NoteUntil: '2020-01-31',
    })
    const [one] = await listed([idle.id])
    expect(one).toMatchObject({ Marks: [{ Word: '出國中' }], Note: '' })
    expect((await search('B12-3')).Marks).not.toContain('裝修中')
    const { body } = await desk.get(`/api/v1/CommunityTablet/${idle.id}/Marks`)
    expect(body.Data).toMatchObject({ Marks: [{ Word: '裝修中' }, { Word: '出國中' }], Note: '舊的備註' })
    expect(body.Data.Residents.map((r: { Name: string }) => r.Name)).toEqual(['劉家豪', '張雅筑'])
  })

  it('of two desks at once: one wins, the other hears who was faster and loses nothing unseen', async () => {
    const { body } = await desk.get(`/api/v1/CommunityTablet/${zhou.id}/Marks`)
    const write = (who: Desk, Word: string) =>
      who.put(`/api/v1/CommunityTablet/${zhou.id}/Marks`, {
        ...nothing,
        Marks: [{ Word }],
        KnownMarkedAt: body.Data.MarkedAt,
      })
    const answers = await Promise.all([
      write(desk, '甲'),
      write(desk2, '乙'),
      write(desk, '丙'),
      write(desk2, '丁'),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
    const lost = answers.find((answer) => answer.status === 409)
    expect(lost?.body.Message).toMatch(/^(陳怡君|林志明)於今天 \d\d:\d\d 改過標記或備註/)
  })

  it('are refused with a sentence: too long, doubled, of a person who lives elsewhere, of a foreign household', async () => {
    const double = await change(desk, wang.id, { Marks: [{ Word: '聽障' }, { Word: '聽障' }] })
    expect([double.status, double.body.Message]).toEqual([400, '「聽障」重複了，請只留一個。'])
    expect((await change(desk, wang.id, { Marks: [{ Word: '一'.repeat(13) }] })).status).toBe(400)
    const other = await change(desk, wang.id, {
      Residents: [{ ResidentId: cast.residents.rare.id, Marks: [], Note: '' }],
    })
    expect(other.status).toBe(404)
    expect((await change(desk, elsewhere.id, { Note: 'x' })).status).toBe(404)
    expect((await desk.get(`/api/v1/CommunityTablet/${elsewhere.id}/Marks`)).status).toBe(404)
  })

  it('are changed only by those who work at the desk', async () => {
    await lobby.owner.query(
      "update membership set role = 'committee' where account_id = $1 and community_id = $2",
      [cast.accounts.eip1.id, cast.communities.qingchuan.id],
    )
    const committee = await lobby.as('eip1')
    expect((await committee.get('/api/v1/CommunityTablet/Marks', { TabletIds: [wang.id] })).status).toBe(200)
    expect((await change(committee, wang.id, { Note: 'x' })).status).toBe(403)
  })
})

import { castId } from '#database/cast/cast-id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#platform/contract/days.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { codeOf as code, inHours, type PollWorld, pollWorld, votingBase as base } from '#tests/setup/polls.ts'

let world: PollWorld
beforeAll(async () => {
  world = await pollWorld()
})
afterAll(() => world.lobby.close())

describe('A poll of residents', () => {
  it('is known by its VotingId, and sent again with the same id it is the same poll (R319)', async () => {
    const { manager, said } = world
    const poll = said({ IsPublish: false })
    for (const status of [200, 200]) expect((await manager.post(base, poll)).status).toBe(status)
    const listed = (await manager.get(`${base}/List`, { Keyword: '大門燈色', Status: 'draft' })).body
    expect(listed.Data).toMatchObject([{ VotingId: poll.VotingId, Status: 'draft', TotalCount: 0 }])
    expect(listed.StatusCounts).toMatchObject({ draft: 1 })
    // A form that was changed after its answer was lost is not taken for what was sent first.
    for (const part of [
      { Title: '別的' },
      { IsAnonymous: true },
      { IsPublish: true },
      { EndUtc: inHours(50) },
    ])
      expect(code(await manager.post(base, { ...poll, ...part }))).toBe(409_24_500)
  })

  it('is for the households of its buildings and tags, as they are when it is published', async () => {
    const { manager, published, lobby } = world
    const targets = (await manager.get(`${base}/Targets`, { TargetBuildings: ['B棟'] })).body.Data
    expect(targets).toMatchObject({ TabletCount: 60, Buildings: [{ Name: 'A棟', Count: 60 }, {}, {}] })
    expect(targets.Tags.map((tag: { Name: string }) => tag.Name)).toContain('出國中')
    const poll = await published({ TargetBuildings: ['B棟'] })
    expect(poll.detail).toMatchObject({
      TotalCount: 60,
      Status: 'going',
      Buildings: [{ Building: 'B棟', TotalCount: 60 }],
    })
    await lobby.owner.query("update household set is_rented = true where label = 'B棟-1F-1'")
    expect((await world.detail(poll.VotingId)).TotalCount).toBe(60)
  })

  it('counts an owner of several units once, and an area as it is, by what was chosen', async () => {
    const { lobby, published } = world
    await lobby.owner.query(
      `update household_owner o set name = '王建民', phone = '0900000111' from household h
       where h.id = o.household_id and h.label in ('A棟-1F-1', 'A棟-2F-1', 'A棟-3F-1')`,
    )
    const byOwner = await published({ WeightMode: 'owner', TargetBuildings: ['A棟'] })
    const { rows } = await lobby.owner.query(
      `select h.label, v.units from poll_voter v join household h on h.id = v.household_id where v.poll_id = $1 and v.units = 3`,
      [byOwner.VotingId],
    )
    expect(rows).toEqual([{ label: 'A棟-1F-1', units: 3 }])
    await world.knowAreas()
    const byArea = await published({ WeightMode: 'area', TargetBuildings: ['A棟'] })
    const area = await lobby.owner.query(
      'select count(distinct weight)::int as n from poll_voter where poll_id = $1',
      [byArea.VotingId],
    )
    expect(area.rows[0].n).toBeGreaterThan(1)
  })

  it('by area is not published while an area is missing, and says whose', async () => {
    const { lobby, manager, said } = world
    await lobby.owner.query(
      "update household_property p set exclusive_area = null from household h where h.id = p.household_id and h.label = 'C棟-2F-2'",
    )
    const answer = await manager.post(base, said({ WeightMode: 'area', TargetBuildings: ['C棟'] }))
    expect([code(answer), answer.body.Message]).toEqual([409_24_514, expect.stringContaining('C棟-2F-2')])
  })

  it('that is secret for fewer than five is refused', async () => {
    const answer = await world.manager.post(base, world.said({ IsAnonymous: true, TargetTags: ['出國中'] }))
    expect(code(answer)).toBe(409_24_515)
  })

  it('keeps named or secret, weight, choices and targets from its publishing on, in the database too', async () => {
    const { manager, published, lobby } = world
    const { detail: _, ...poll } = await published()
    const change = (part: object) => manager.put(base, { ...poll, RowVersion: 1, ...part })
    for (const part of [
      { IsAnonymous: true },
      { WeightMode: 'area' },
      { MaxChoice: 2 },
      { TargetBuildings: ['A棟'] },
      { Candidates: poll.Candidates.slice(0, 1).concat({ CandidateId: newId(), Name: '藍' }) },
    ])
      expect(code(await change(part))).toBe(409_24_502)
    expect((await change({ Content: '補充說明', EndUtc: inHours(72) })).body.Data).toMatchObject({
      Content: '補充說明',
      RowVersion: 2,
    })
    expect(code(await change({ Content: '晚了' }))).toBe(409_24_501)
    await expect(
      lobby.owner.query('update poll set is_secret = true where id = $1', [poll.VotingId]),
    ).rejects.toThrow('fixed when it is published')
  })

  it('with a vote is not deleted; without one it is gone from the list', async () => {
    const { manager, published, papers, vote } = world
    const poll = await published()
    const tokens = await papers(poll.VotingId, { Building: 'A棟' })
    expect((await vote(tokens.get('A棟-1F-1'), [poll.Candidates[0]?.CandidateId])).status).toBe(200)
    expect(code(await manager.delete(`${base}/${poll.VotingId}`))).toBe(409_24_503)
    const other = await published()
    expect((await manager.delete(`${base}/${other.VotingId}`)).status).toBe(200)
    expect((await manager.get(`${base}/Detail/${other.VotingId}`)).status).toBe(404)
    // Nor does the calendar say until when to vote, of it or of one that was ended early.
    const ended = await published()
    await manager.patch(`${base}/VotingDone?votingId=${ended.VotingId}`)
    const span = { From: dayOf(new Date()), To: dayAfter(dayOf(new Date()), 4) }
    const shown = (await manager.get('/api/v1/Calendar', span)).body.Data.map(({ Id }: { Id: string }) => Id)
    expect([poll, other, ended].map(({ VotingId }) => shown.includes(VotingId))).toEqual([true, false, false])
  })

  it('asks what it asked once somebody voted, in the database too', async () => {
    const { manager, published, papers, vote, lobby } = world
    const { detail: _, ...poll } = await published()
    const tokens = await papers(poll.VotingId, { Building: 'A棟' })
    await vote(tokens.get('A棟-1F-1'), [poll.Candidates[0]?.CandidateId])
    const change = (part: object) => manager.put(base, { ...poll, RowVersion: 1, ...part })
    for (const part of [{ Title: '同意拆除' }, { Content: '補充' }])
      expect(code(await change(part))).toBe(409_24_524)
    await expect(
      lobby.owner.query("update poll set content = '補充' where id = $1", [poll.VotingId]),
    ).rejects.toThrow('fixed')
    expect((await change({ EndUtc: inHours(72) })).status).toBe(200)
  })

  it('that is done is closed, before its time too, and takes no more votes (R317)', async () => {
    const { manager, published, papers, vote } = world
    const poll = await published()
    const tokens = await papers(poll.VotingId, { Building: 'A棟' })
    const done = await manager.patch(`${base}/VotingDone?votingId=${poll.VotingId}`)
    expect(done.body.Data).toMatchObject({ Status: 'done', DoneBy: '沈韻如' })
    expect(code(await vote(tokens.get('A棟-1F-1'), [poll.Candidates[0]?.CandidateId]))).toBe(409_24_506)
    expect(code(await manager.patch(`${base}/VotingDone?votingId=${poll.VotingId}`))).toBe(409_24_510)
  })

  it('is seen by the desk, which prints papers and does not see who chose what, and changed by who manages', async () => {
    const { desk, said, published } = world
    const poll = await published()
    expect((await desk.get(`${base}/Detail/${poll.VotingId}`)).status).toBe(200)
    expect((await desk.post(base, said())).status).toBe(403)
    const chosen = { VotingId: poll.VotingId }
    expect((await desk.get(`${base}/CandidateVotingRecord`, chosen)).status).toBe(403)
    expect((await desk.get(`${base}/Export`, chosen)).status).toBe(403)
    expect((await desk.delete(`${base}/NotificationAgain`, { VotingId: poll.VotingId })).status).toBe(403)
    expect(
      (await desk.post(`${base}/PaperBallots`, { VotingId: poll.VotingId, Building: 'C棟' })).status,
    ).toBe(403)
    const one = { VotingId: poll.VotingId, TabletId: castId('household', 'A棟-1F-1') }
    expect((await desk.post(`${base}/PaperBallots`, one)).status).toBe(200)
  })

  it('of one community is not there for another', async () => {
    const poll = await world.published()
    await world.lobby.owner.query(
      `insert into community_service (community_id, service_id, kind, position)
       select id, 10, 1, 99 from community where name = '松濤苑' on conflict do nothing`,
    )
    const elsewhere = await world.lobby.as('auth_0912345678', '松濤苑')
    expect((await elsewhere.get(`${base}/Detail/${poll.VotingId}`)).status).toBe(404)
    expect((await elsewhere.get(`${base}/List`)).body.Data).toEqual([])
  })
})

describe('A comment', () => {
  it('is hidden from residents with a reason, and shown again (R318)', async () => {
    const { manager, lobby, published, papers, show } = world
    const poll = await published()
    const tokens = await papers(poll.VotingId, { Building: 'A棟' })
    const [first, second] = [tokens.get('A棟-1F-1'), tokens.get('A棟-2F-1')]
    const CommentId = newId()
    const said = await lobby
      .nobody()
      .post(`/api/v1/Poll/Ballot/${first}/Comment`, { CommentId, Content: '太暗了' })
    expect(said.status).toBe(200)
    expect((await show(second)).Comments).toMatchObject([{ TabletNote: 'A棟-1F-1', Content: '太暗了' }])
    const hide = (IsHidden: boolean) =>
      manager.patch(`${base}/VotingCommentHidden`, { CommentId, IsHidden, HiddenReason: '離題' })
    expect((await hide(true)).status).toBe(200)
    expect((await show(second)).Comments).toEqual([])
    const listed = (await manager.get(`${base}/Comments`, { VotingId: poll.VotingId })).body.Data
    expect(listed).toMatchObject([{ IsHidden: true, HiddenBy: '沈韻如', HiddenReason: '離題' }])
    await hide(false)
    expect((await show(second)).Comments).toHaveLength(1)
  })

  it('of the management is read by everybody who votes', async () => {
    const { manager, published, papers, show } = world
    const poll = await published()
    const reply = { VotingId: poll.VotingId, CommentId: newId(), Content: '樣品在大廳' }
    expect((await manager.post(`${base}/Comments`, reply)).status).toBe(200)
    const tokens = await papers(poll.VotingId, { Building: 'A棟' })
    expect((await show(tokens.get('A棟-1F-1'))).Comments).toMatchObject([
      { TabletNote: '', Content: '樣品在大廳' },
    ])
  })
})

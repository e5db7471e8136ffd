import { readXlsx } from 'hucre/xlsx'
import { castId } from '#database/cast/cast-id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { newReceipt } from '../shapes.ts'
import { codeOf as code, inHours, type PollWorld, pollWorld, votingBase as base } from '#tests/setup/polls.ts'

let world: PollWorld
beforeAll(async () => {
  world = await pollWorld()
  await world.knowAreas()
})
afterAll(() => world.lobby.close())

const ask = async (text: string, values: unknown[]) => (await world.lobby.owner.query(text, values)).rows

async function begun(part: object = {}, building = 'A棟') {
  const poll = await world.published(part)
  const tokens = await world.papers(poll.VotingId, { Building: building })
  const [white = '', yellow = ''] = poll.Candidates.map((one) => one.CandidateId)
  return { poll, id: poll.VotingId, tokens, white, yellow, token: tokens.get('A棟-1F-1') }
}

describe('Nobody votes twice', () => {
  it('with one paper, whatever is chosen the second time', async () => {
    const { token, white, yellow, id } = await begun()
    expect((await world.vote(token, [white])).status).toBe(200)
    expect(code(await world.vote(token, [yellow]))).toBe(409_24_507)
    expect((await world.detail(id)).Results.Candidates).toMatchObject([{ Count: 1 }, { Count: 0 }])
  })

  it.each([false, true])('from two phones at once (secret: %s)', async (IsAnonymous) => {
    const { token, white, yellow, id } = await begun({ IsAnonymous })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => world.vote(token, [nth % 2 ? white : yellow])),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => code(answer) === 409_24_507)).toHaveLength(11)
    expect((await world.detail(id)).VotedCount).toBe(1)
    await world.endNow(id)
    // One ballot of a secret poll would be its voter's.
    expect((await world.detail(id)).Results?.BallotCount).toBe(IsAnonymous ? undefined : 1)
  })

  it('though the answer was lost: the same receipt with the same choice is the same vote', async () => {
    const { token, white, yellow, id } = await begun()
    const receipt = newReceipt()
    for (const status of [200, 200]) expect((await world.vote(token, [white], receipt)).status).toBe(status)
    expect(code(await world.vote(token, [yellow], receipt))).toBe(409_24_507)
    expect((await world.detail(id)).VotedCount).toBe(1)
  })

  it('and the box of a secret poll tells nobody whether a receipt he knows chose something', async () => {
    const { token, tokens, white, yellow } = await begun({ IsAnonymous: true })
    const receipt = newReceipt()
    await world.vote(tokens.get('A棟-1F-2'), [white], receipt)
    await world.vote(token, [yellow])
    for (const choice of [white, yellow])
      expect(code(await world.vote(token, [choice], receipt))).toBe(409_24_507)
  })

  it('and a new paper of a secret poll tells nobody whether its household has voted', async () => {
    const { token, tokens, white, id } = await begun({ IsAnonymous: true })
    const receipt = newReceipt()
    await world.vote(token, [white], receipt)
    const papers = await world.papers(id, { TabletId: castId('household', 'A棟-1F-1'), Reason: '重印' })
    const again = papers.get('A棟-1F-1')
    const other = tokens.get('A棟-1F-2')
    const codes = async (...asked: Parameters<typeof world.vote>) => code(await world.vote(...asked))
    // A choice that is none, and a receipt that is there already, are answered alike whoever voted.
    const wrong = [newId()]
    expect([await codes(again, wrong), await codes(other, wrong)]).toEqual([400_24_505, 400_24_505])
    expect([await codes(again, [white], receipt), await codes(other, [white], receipt)]).toEqual([
      409_24_507, 409_24_507,
    ])
    expect((await world.vote(other, [white])).status).toBe(200)
  })

  it('and the database itself holds one turnout and one ballot of a household', async () => {
    const { token, white, id } = await begun()
    await world.vote(token, [white])
    const again =
      'insert into poll_turnout select community_id, poll_id, household_id from poll_turnout where poll_id = $1'
    await expect(ask(again, [id])).rejects.toThrow('duplicate key')
    const other = `insert into poll_ballot select community_id, gen_random_uuid(), poll_id, household_id, 'x', candidate_ids, 1, at
      from poll_ballot where poll_id = $1`
    await expect(ask(other, [id])).rejects.toThrow('duplicate key')
  })
})

describe('A vote', () => {
  it('is not taken before the beginning nor after the end', async () => {
    const early = await begun({ StartUtc: inHours(1) })
    expect(code(await world.vote(early.token, [early.white]))).toBe(409_24_505)
    const { token, white, id } = await begun()
    await world.endNow(id)
    expect(code(await world.vote(token, [white]))).toBe(409_24_506)
    expect((await world.show(token)).Status).toBe('ended')
  })

  it('chooses as many as the poll allows, of its own candidates', async () => {
    const { token, white, yellow } = await begun()
    const other = await begun()
    expect(code(await world.vote(token, [white, yellow]))).toBe(400_24_505)
    expect(code(await world.vote(token, [other.white]))).toBe(400_24_505)
    const both = await begun({ MaxChoice: 2 })
    expect((await world.vote(both.token, [both.white, both.yellow])).status).toBe(200)
  })

  it('with a paper that was printed again, or of another poll, or made up, is none', async () => {
    const { token, white, id } = await begun()
    await world.papers(id, { Building: 'A棟', Reason: '印壞了' })
    expect(code(await world.vote(token, [white]))).toBe(404_24_500)
    for (const made of ['x', 'a'.repeat(64), `${token?.slice(0, 32)}${'0'.repeat(32)}`])
      expect(code(await world.vote(made, [white]))).toBe(404_24_500)
  })

  it('has a receipt of its own, which its voter finds in the list after the end', async () => {
    const { token, tokens, white, yellow, id } = await begun()
    const receipt = newReceipt()
    await world.vote(token, [white], receipt)
    expect(code(await world.vote(tokens.get('A棟-2F-1'), [yellow], receipt))).toBe(409_24_508)
    expect((await world.show(token)).Receipts).toEqual([])
    await world.endNow(id)
    // One ballot alone would be its voter's: it is listed as counted, without its choice.
    expect((await world.show(token)).Receipts).toEqual([{ Receipt: receipt, CandidateIds: [] }])
    const full = await begun()
    const all = ['A棟-1F-1', 'A棟-1F-2', 'A棟-1F-3', 'A棟-2F-1', 'A棟-2F-2']
    const receipts = all.map(() => newReceipt())
    for (const [nth, label] of all.entries())
      await world.vote(full.tokens.get(label), [nth ? full.white : full.yellow], receipts[nth])
    await world.endNow(full.id)
    const { Receipts } = await world.show(full.token)
    expect(Receipts).toHaveLength(5)
    expect(Receipts).toContainEqual({ Receipt: receipts[0], CandidateIds: [full.yellow] })
  })

  it('counts by area in whole numbers, and shares are cut off, never rounded', async () => {
    const { tokens, white, yellow, id } = await begun({ WeightMode: 'area' })
    await ask(
      `update poll_voter v set weight = case h.label when 'A棟-1F-1' then 8531 when 'A棟-1F-2' then 10210 else 3305 end
       from household h where h.id = v.household_id and v.poll_id = $1`,
      [id],
    )
    await world.vote(tokens.get('A棟-1F-1'), [white])
    await world.vote(tokens.get('A棟-1F-3'), [white])
    await world.vote(tokens.get('A棟-1F-2'), [yellow])
    expect((await world.detail(id)).Results).toEqual({
      BallotCount: 3,
      Weight: 22046,
      Candidates: [
        { CandidateId: white, Rank: 1, Count: 2, Weight: 11836, Share: 5368 },
        { CandidateId: yellow, Rank: 2, Count: 1, Weight: 10210, Share: 4631 },
      ],
    })
  })
})

describe('A named poll', () => {
  it('shows the manager who chose what and when, page by page and for one candidate, and as a workbook', async () => {
    const { tokens, white, yellow, id } = await begun()
    await world.vote(tokens.get('A棟-1F-1'), [white])
    await world.vote(tokens.get('A棟-1F-2'), [yellow])
    const records = await world.manager.get(`${base}/CandidateVotingRecord`, {
      VotingId: id,
      CandidateId: yellow,
    })
    expect(records.body).toMatchObject({
      Data: [{ TabletNote: 'A棟-1F-2', CandidateIds: [yellow], VotedUtc: expect.any(String) }],
      Pagination: { Total: 1 },
    })
    const file = await fetch(`${world.lobby.url}${base}/Export?VotingId=${id}`, {
      headers: { authorization: `Bearer ${world.manager.accessToken}` },
    })
    const { sheets } = await readXlsx(Buffer.from(await file.arrayBuffer()))
    expect(sheets.map((sheet) => sheet.name)).toEqual(['結果', '投票紀錄', '投票名冊', '說明'])
    expect(sheets[1]?.rows[1]?.slice(0, 2)).toEqual(['A棟-1F-2', '黃'])
  })

  it('reminds those who have not voted', async () => {
    const { tokens, white, id } = await begun({ TargetBuildings: ['A棟'] })
    await world.vote(tokens.get('A棟-1F-1'), [white])
    const remind = () => world.manager.delete(`${base}/NotificationAgain`, { VotingId: id })
    expect((await remind()).body.Data).toEqual({ Count: 59 })
    expect(code(await remind())).toBe(409_24_512)
  })
})

describe('A secret poll', () => {
  it('with fewer than five ballots is not ended early, and publishes nothing', async () => {
    const { token, white, id } = await begun({ IsAnonymous: true })
    await world.vote(token, [white])
    expect(code(await world.manager.patch(`${base}/VotingDone?votingId=${id}`))).toBe(409_24_522)
    await world.endNow(id)
    const { Results, Buildings } = await world.detail(id)
    expect([Results, Buildings[0]]).toMatchObject([null, { Building: 'A棟', VotedCount: 1 }])
    const records = await world.manager.get(`${base}/CandidateVotingRecord`, { VotingId: id })
    expect(code(records)).toBe(409_24_523)
    expect(await world.show(token)).toMatchObject({ Results: null, Receipts: [] })
  })

  it('says nothing before its end but how many voted', async () => {
    const { token, white, id } = await begun({ IsAnonymous: true })
    await world.vote(token, [white])
    expect(await world.detail(id)).toMatchObject({
      Results: null,
      VotedCount: 1,
      Buildings: expect.arrayContaining([expect.objectContaining({ VotedCount: null })]),
    })
    const records = await world.manager.get(`${base}/CandidateVotingRecord`, { VotingId: id })
    expect(code(records)).toBe(409_24_509)
    expect(await world.show(token)).toMatchObject({ Results: null, Receipts: [], HasVoted: true })
  })

  it('keeps nothing by which a ballot is found back to its voter: no id, no time, no order, no transaction, no audit', async () => {
    const { tokens, white, yellow, id } = await begun({ IsAnonymous: true })
    const order = [...tokens.values()].slice(0, 20)
    const receipts: string[] = []
    for (const [nth, token] of order.entries()) {
      const receipt = newReceipt()
      receipts.push(receipt)
      expect((await world.vote(token, [nth % 3 ? white : yellow], receipt)).status).toBe(200)
    }
    const boxes = await ask(
      'select ballots, weights, voted_weight, to_jsonb(b) as whole from poll_box b where poll_id = $1',
      [id],
    )
    expect(boxes).toHaveLength(1)
    expect(Object.keys(boxes[0].whole).sort()).toEqual([
      'ballots',
      'community_id',
      'poll_id',
      'voted_weight',
      'weights',
    ])
    expect(boxes[0].ballots.map((one: { receipt: string }) => one.receipt)).toEqual(receipts.toSorted())
    for (const ballot of boxes[0].ballots)
      expect(Object.keys(ballot).sort()).toEqual(['candidateIds', 'receipt'])
    expect(await ask('select from poll_ballot where poll_id = $1', [id])).toEqual([])
    const columns = await ask(
      "select column_name as name from information_schema.columns where table_name = 'poll_turnout'",
      [],
    )
    expect(columns.map(({ name }) => name).sort()).toEqual(['community_id', 'household_id', 'poll_id'])
    const everywhere = await ask(
      `select (select string_agg(a::text, '') from audit a) || (select string_agg(e::text, '') from event e) as text`,
      [],
    )
    for (const receipt of receipts) expect(everywhere[0].text).not.toContain(receipt)
    const voted = await ask(
      "select target_id, before, after, account_name, address, device from audit where action = 'polls.vote' and target_id = $1",
      [id],
    )
    expect(voted).toHaveLength(20)
    expect(new Set(voted.map((row) => JSON.stringify(row))).size).toBe(1)
  })

  it('reminds everybody, and a paper that is printed again says nothing of who voted', async () => {
    const { token, tokens, white, id } = await begun({ IsAnonymous: true, TargetBuildings: ['A棟'] })
    await world.vote(token, [white])
    const reminded = await world.manager.delete(`${base}/NotificationAgain`, { VotingId: id })
    expect(reminded.body.Data).toEqual({ Count: 60 })
    // Whoever prints a paper for a household sees on it nothing of what became of the one before.
    const all = await world.manager.post(`${base}/PaperBallots`, { VotingId: id, Reason: '印壞了' })
    expect([tokens.size, code(all)]).toEqual([60, 409_24_521])
    const TabletId = castId('household', 'A棟-1F-1')
    const again = { VotingId: id, TabletId }
    expect(code(await world.desk.post(`${base}/PaperBallots`, again))).toBe(409_24_520)
    const [paper] = (await world.desk.post(`${base}/PaperBallots`, { ...again, Reason: '遺失' })).body.Data
    expect((await world.show(paper.BallotToken)).HasVoted).toBe(false)
    expect(code(await world.vote(paper.BallotToken, [white]))).toBe(409_24_507)
    const once = await world.lobby.as('once1')
    expect((await once.post(`${base}/PaperBallots`, { ...again, Reason: '遺失' })).status).toBe(403)
    const audited =
      "select after, reason from audit where action = 'polls.print' and reason = '遺失' and target_id = $1"
    expect(await ask(audited, [id])).toMatchObject([{ after: { households: ['A棟-1F-1'] } }])
  })

  it('by area never says areas, nor shares where fewer than five chose the same', async () => {
    const { tokens, white, yellow, id } = await begun({ IsAnonymous: true, WeightMode: 'area' })
    const all = [...tokens.values()]
    for (const token of all.slice(0, 6)) await world.vote(token, [white])
    for (const token of all.slice(6, 8)) await world.vote(token, [yellow])
    await world.endNow(id)
    expect((await world.detail(id)).Results).toMatchObject({
      Weight: null,
      Candidates: [
        { Rank: 1, Count: 6, Weight: null, Share: null },
        { Rank: 2, Count: 2, Weight: null, Share: null },
      ],
    })
  })
})

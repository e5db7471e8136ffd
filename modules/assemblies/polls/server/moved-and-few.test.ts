import { castId } from '#database/cast/cast-id.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newReceipt } from '../shapes.ts'
import { codeOf as code, type PollWorld, pollWorld, votingBase as base } from '#tests/setup/polls.ts'

let world: PollWorld
beforeAll(async () => {
  world = await pollWorld({ run: 'api,worker' })
})
afterAll(() => world.lobby.close())

const home = (label: string) => castId('household', label)
async function begun(part: object = {}) {
  const poll = await world.published({ TargetBuildings: ['A棟'], ...part })
  const tokens = await world.papers(poll.VotingId)
  const [white = '', yellow = ''] = poll.Candidates.map((one) => one.CandidateId)
  return { id: poll.VotingId, tokens, white, yellow }
}

describe('A household that moves', () => {
  it('takes no vote along: once all of it left, its paper is void, and whoever lives there next has one vote', async () => {
    const { id, tokens, white, yellow } = await begun()
    const path = `/core/api/Community/Tablet/${home('A棟-1F-1')}/Resident`
    const { body } = await world.manager.get(path)
    const ResidentIds = body.Data.map((one: { ResidentId: string }) => one.ResidentId)
    expect(ResidentIds.length).toBeGreaterThan(0)
    const left = await world.manager.post(`${path}/MoveOut`, { ResidentIds, Reason: '遷出' })
    expect(left.status).toBe(200)
    const old = tokens.get('A棟-1F-1')
    const page = async () => (await world.lobby.nobody().get(`/api/v1/Poll/Ballot/${old}`)).status
    await expect.poll(page, { timeout: 15_000 }).toBe(404)
    expect(code(await world.vote(old, [white]))).toBe(404_24_500)
    const papers = await world.papers(id, { TabletId: home('A棟-1F-1') })
    expect((await world.vote(papers.get('A棟-1F-1'), [yellow])).status).toBe(200)
    expect((await world.detail(id)).VotedCount).toBe(1)
  })

  it('and two that are merged while a poll goes on keep the two votes that they had when it was published', async () => {
    const { id, tokens, white } = await begun()
    const version = async (household: string) =>
      (await world.manager.get(`/core/api/HouseholdProperty/${household}`)).body.Data.RowVersion
    const [from, to] = [home('A棟-2F-1'), home('A棟-2F-2')]
    const merged = await world.manager.post(`/api/v1/Household/${from}/Merge`, {
      IntoId: to,
      RowVersion: await version(from),
      IntoVersion: await version(to),
      Reason: '兩戶打通',
    })
    expect([merged.status, merged.body.Message]).toEqual([200, undefined])
    for (const label of ['A棟-2F-1', 'A棟-2F-2'])
      expect((await world.vote(tokens.get(label), [white])).status).toBe(200)
    expect((await world.detail(id)).VotedCount).toBe(2)
    // Published after it, there is one household, and one vote.
    const later = await begun()
    expect([later.tokens.has('A棟-2F-1'), later.tokens.has('A棟-2F-2')]).toEqual([false, true])
  })
})

describe('A named poll', () => {
  it('shows how it stands to whoever may see its ballots, and to the others when it is over', async () => {
    const { id, tokens, white } = await begun()
    await world.vote(tokens.get('A棟-3F-1'), [white])
    const seen = async () => (await world.desk.get(`${base}/Detail/${id}`)).body.Data
    // Whoever stands beside a household that votes would read its choice off the sums.
    expect((await seen()).Results).toBe(null)
    expect((await seen()).Buildings[0].VotedCount).toBe(null)
    expect((await world.detail(id)).Results.BallotCount).toBe(1)
    expect((await world.desk.get(`${base}/CandidateVotingRecord`, { VotingId: id })).status).toBe(403)
    expect((await world.desk.get(`${base}/Export`, { VotingId: id })).status).toBe(403)
    await world.endNow(id)
    expect((await seen()).Results.BallotCount).toBe(1)
    expect((await seen()).Buildings[0].VotedCount).toBe(null)
  })

  it('lists receipts without choices where fewer than five voted: whoever knows one knows the others', async () => {
    const { id, tokens, white, yellow } = await begun()
    const mine = newReceipt()
    await world.vote(tokens.get('A棟-4F-1'), [white], mine)
    await world.vote(tokens.get('A棟-4F-2'), [yellow])
    await world.endNow(id)
    const { Receipts } = await world.show(tokens.get('A棟-4F-1'))
    expect(Receipts).toHaveLength(2)
    expect(Receipts).toContainEqual({ Receipt: mine, CandidateIds: [] })
    for (const one of Receipts) expect(one.CandidateIds).toEqual([])
  })
})

import { expect } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { newReceipt } from '#modules/assemblies/polls/shapes.ts'
import type { Answer, Desk } from './desk.ts'
import { type Lobby, startLobby } from './lobby.ts'

export const votingBase = '/core/api/Voting'
const hour = 3_600_000
export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** The code of a problem that an answer is. */
export const codeOf = (answer: Answer): number | undefined => answer.body.ErrorMessage?.Code

/** A community with polls, its manager, and papers of its households. */
export async function pollWorld(settings: Parameters<typeof startLobby>[0] = {}) {
  const lobby: Lobby = await startLobby(settings)
  const manager: Desk = await lobby.as('auth_0912345678', '晴川社區')
  const desk: Desk = await lobby.as('desk1')

  /** What a new poll says. */
  const said = (part: object = {}) => ({
    VotingId: newId(),
    Title: '大門燈色',
    Content: '',
    StartUtc: inHours(-1),
    EndUtc: inHours(48),
    IsAnonymous: false,
    WeightMode: 'household',
    MaxChoice: 1,
    TargetBuildings: [],
    TargetTags: [],
    Candidates: ['白', '黃'].map((Name) => ({ CandidateId: newId(), Name })),
    Files: [],
    IsComment: true,
    IsPublish: true,
    ...part,
  })
  /** A poll that is published. */
  async function published(part: object = {}) {
    const poll = said(part)
    const answer = await manager.post(votingBase, poll)
    expect([answer.status, answer.body.Message]).toEqual([200, undefined])
    return { ...poll, detail: answer.body.Data }
  }
  /** The codes of its papers by household. */
  async function papers(VotingId: string, part: object = {}) {
    const { status, body } = await manager.post(`${votingBase}/PaperBallots`, { VotingId, ...part })
    expect(status).toBe(200)
    return new Map<string, string>(
      body.Data.map((one: { TabletNote: string; BallotToken: string }) => [one.TabletNote, one.BallotToken]),
    )
  }
  const vote = (token: string | undefined, CandidateIds: (string | undefined)[], Receipt = newReceipt()) =>
    lobby.nobody().post(`/api/v1/Poll/Ballot/${token}`, { CandidateIds, Receipt })
  const show = async (token: string | undefined) =>
    (await lobby.nobody().get(`/api/v1/Poll/Ballot/${token}`)).body.Data
  const detail = async (id: string) => (await manager.get(`${votingBase}/Detail/${id}`)).body.Data
  /** The end of a poll has come. */
  const endNow = (id: string) =>
    lobby.owner.query(
      "update poll set ends_at = greatest(now() - interval '1 second', starts_at + interval '1 second') where id = $1",
      [id],
    )

  /** Every flat has an area. */
  const knowAreas = () =>
    lobby.owner.query(
      `insert into household_property (community_id, household_id, exclusive_area)
       select community_id, id, 8000 from household where not is_virtual
       on conflict (community_id, household_id) do update
         set exclusive_area = coalesce(household_property.exclusive_area, 8000)`,
    )

  return { lobby, knowAreas, manager, desk, said, published, papers, vote, show, detail, endNow }
}
export type PollWorld = Awaited<ReturnType<typeof pollWorld>>

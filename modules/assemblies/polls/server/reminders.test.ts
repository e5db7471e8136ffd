import { afterAll, beforeAll, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { type PollWorld, pollWorld, votingBase as base } from '#tests/setup/polls.ts'
import { connectLine, contact, type FakeProvider, fakeProvider, lineUser } from '#tests/setup/providers.ts'

/** The queue takes its time on a busy machine. */
const patient = { timeout: 20_000 }

let world: PollWorld
let line: FakeProvider
beforeAll(async () => {
  line = await fakeProvider({ status: 200, body: '{"sentMessages":[{"id":"L1"}]}' })
  world = await pollWorld({ run: 'api,worker', env: { PRIVATE_HOSTS: '1', LINE_API: line.url } })
  await connectLine(world.manager)
})
afterAll(async () => {
  await world.lobby.close()
  await line.close()
})

it('a reminder goes to households by their channels, in words that are the same for all and say nothing of who voted', async () => {
  for (const label of ['A棟-12F-3', 'B棟-9F-4']) {
    const { body } = await world.manager.get(`/api/v1/Notice/Contact/${castId('household', label)}`)
    await contact(world.manager, body.Data[0].ResidentId, { Way: 'auto', LineUserId: lineUser.one })
  }
  const poll = await world.published({ IsAnonymous: true })
  const tokens = await world.papers(poll.VotingId)
  await world.vote(tokens.get('A棟-12F-3'), [poll.Candidates[0]?.CandidateId])
  await world.manager.delete(`${base}/NotificationAgain`, { VotingId: poll.VotingId })
  const told = async () =>
    (
      await world.lobby.owner.query<{ label: string; text: string }>(
        `select h.label, n.title || n.text as text from notice n join household h on h.id = n.household_id
         join notice_item i on i.notice_id = n.id and i.item_kind = 'pollLetter'
         join poll_letter l on l.id = i.item_id where l.poll_id = $1 and h.label in ('A棟-12F-3', 'B棟-9F-4')`,
        [poll.VotingId],
      )
    ).rows
  await expect.poll(told, patient).toHaveLength(2)
  const [one, other] = await told()
  expect(one?.text).toBe(other?.text)
  expect(one?.text).toContain('已投票的住戶請略過這則通知')
})

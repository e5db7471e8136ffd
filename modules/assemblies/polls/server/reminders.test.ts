import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PollWorld, pollWorld, votingBase as base } from '#tests/setup/polls.ts'

let world: PollWorld
beforeAll(async () => {
  world = await pollWorld({ run: 'api,worker' })
})
afterAll(() => world.lobby.close())

const texts = async (id: string): Promise<string[]> => {
  const { rows } = await world.lobby.owner.query<{ text: string }>(
    `select distinct n.title || n.text as text from notice n
     join notice_item i on i.community_id = n.community_id and i.notice_id = n.id and i.item_kind = 'pollLetter'
     join poll_letter l on l.id = i.item_id where l.poll_id = $1`,
    [id],
  )
  return rows.map(({ text }) => text)
}

it('a reminder goes to households by their channels, in words that are the same for all and say nothing of who voted', async () => {
  const poll = await world.published({ IsAnonymous: true })
  await world.manager.delete(`${base}/NotificationAgain`, { VotingId: poll.VotingId })
  await expect.poll(() => texts(poll.VotingId)).not.toEqual([])
  const said = await texts(poll.VotingId)
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('已投票的住戶請略過這則通知')
})

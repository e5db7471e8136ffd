import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { polls } from '../contract.ts'
import { pollChanged } from '../events.ts'
import { allVoted, notPublished, papersAreOut, pollIsOver, printOneByOne } from '../problems.ts'
import { hashOf, newToken } from './ballot-code.ts'
import { pollRow } from './poll-rows.ts'
import { isOver } from './poll-state.ts'
import { turnout } from './tables.ts'

/** What the code of a paper opens, without an account; short, so that the code is small. */
const page = '/mgmt/ballot'

// Of a secret poll everybody's is printed again, so that the pile says nothing of who voted.
const meant = `
  select v.household_id as id, h.label, v.code_hash is not null as "isOut" from poll_voter v join household h on h.id = v.household_id
  where v.poll_id = $1 and ($2 = '' or h.building = $2) and ($3::uuid is null or h.id = $3)
    and ($4 or not exists (select from poll_turnout t where t.poll_id = v.poll_id and t.household_id = v.household_id))
  order by h.building_order, h.building, h.floor_order, h.floor, length(h.unit), h.unit, h.id`
const write = `
  update poll_voter v set code_hash = one.hash, coded_at = $3, is_code_used = false
  from jsonb_to_recordset($2) as one (id uuid, hash text) where v.poll_id = $1 and v.household_id = one.id`

/**
 * Makes codes for papers, each good for one vote; an earlier paper of the same household is void, which asks for a reason, and
 * once somebody voted for one household at a time: whoever prints all papers anew has all votes. The codes are given once and
 * kept nowhere; they lead to `publicAddress`, where residents reach the program. Throws notFound, noPermission, notPublished, pollIsOver, allVoted, papersAreOut, printOneByOne.
 */
export async function printBallots(
  context: Context,
  { pollId, building, tabletId, reason }: Taken<typeof polls.calls.printBallots>,
  publicAddress: string,
) {
  if (!tabletId && !context.actor.permissions.has('polls.manage')) throw problems.noPermission()
  const poll = await pollRow(context, pollId, 'share')
  if (!poll.publishedAt) throw notPublished()
  if (isOver(poll, context.now)) throw pollIsOver()
  const values = [pollId, building, tabletId ?? null, poll.isSecret]
  const households = await context.query<{ id: string; label: string; isOut: boolean }>(meant, values)
  if (!households.length) throw allVoted()
  const out = households.filter(({ isOut }) => isOut).length
  if (out && !tabletId && (await context.db.$count(turnout, eq(turnout.pollId, pollId))))
    throw printOneByOne()
  if (out && !reason) throw papersAreOut(out)
  const made = households.map((one) => ({ ...one, token: newToken(context.actor.communityId) }))
  const hashes = made.map(({ id, token }) => ({ id, hash: hashOf(token) }))
  await context.query(write, [pollId, JSON.stringify(hashes), context.now])
  context.emit(pollChanged, { pollId })
  context.audit({
    action: 'polls.print',
    target: 'poll',
    targetId: pollId,
    // For whom is said of one household alone: that it was printed for tells nothing of a vote.
    after: {
      title: poll.title,
      count: made.length,
      building: building || undefined,
      households: tabletId ? made.map(({ label }) => label) : undefined,
    },
    ...(reason && { reason }),
  })
  return made.map(({ label, token }) => ({ label, token, url: `${publicAddress}${page}?token=${token}` }))
}

import type { Context } from '#platform/server/context.ts'
import { areaMissing, noVoters, tooFewForSecret } from '../problems.ts'
import { fewestSecret } from '../shapes.ts'
import { eligibleHouseholds, votersOf } from './roster.ts'
import { boxes, type PollRow, voters as v } from './tables.ts'

type Published = Pick<PollRow, 'id' | 'buildings' | 'tags' | 'weight' | 'isSecret'>

/**
 * Writes down who may vote, and with which weight: what is moved or sold later changes nothing of it. Throws noVoters,
 * areaMissing, tooFewForSecret.
 */
export async function writeRoster(context: Context, poll: Published): Promise<number> {
  const { id: pollId, weight, isSecret } = poll
  const found = await eligibleHouseholds(context, poll)
  if (!found.length) throw noVoters()
  const without = found.filter(({ area }) => area === null)
  if (weight === 'area' && without.length) throw areaMissing(without.map(({ label }) => label))
  const voters = votersOf(found, weight)
  if (isSecret && voters.length < fewestSecret) throw tooFewForSecret()
  await context.db.insert(v).values(voters.map((voter) => ({ ...voter, pollId })))
  if (isSecret) await context.db.insert(boxes).values({ pollId, ballots: [], weights: {}, votedWeight: 0 })
  return voters.length
}

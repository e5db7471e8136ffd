import type { Lease } from '#platform/server/database.ts'
import { quorumOf, sumOf, type Verdict, type Weight, wholeOf } from '#modules/assemblies/tally/contract.ts'
import { byLaw } from '#modules/assemblies/tally/contract.ts'
import { listObjections, listServings } from './after.ts'
import { readChain } from './chain.ts'
import { listVotes } from './dashboards.ts'
import type { PaperFacts } from './papers.ts'

type Objections = Awaited<ReturnType<typeof listObjections>>
type Servings = Awaited<ReturnType<typeof listServings>>

/** What the minutes say. */
export interface MinutesFacts extends PaperFacts {
  whole: Weight
  self: Weight
  agents: Weight
  present: Weight
  quorum: Verdict
  overLimit: readonly string[]
  objections: Objections
  servings: { notice: Servings; minutes: Servings }
  votes: ReadonlyMap<string, Awaited<ReturnType<typeof listVotes>>>
  chain: { count: number; hash: string; lastAt: Date | undefined; isWhole: boolean }
}

/** Reads what the minutes say, in one moment. */
export async function minutesFacts(lease: Lease, facts: PaperFacts): Promise<MinutesFacts> {
  const { assembly, state, topics } = facts
  const weightOf = (isAgent: boolean) =>
    sumOf(
      state.present
        .filter(({ agentKey }) => (agentKey !== null) === isAgent)
        .flatMap(({ unitId }) => state.creditOf.get(unitId) ?? [])
        .map(({ heads, fifths }) => ({ heads, fifths })),
    )
  const [self, agents] = [weightOf(false), weightOf(true)]
  const whole = wholeOf(state.roll)
  const present = sumOf([self, agents])
  const chain = await readChain(lease, assembly)
  const votes = new Map<string, Awaited<ReturnType<typeof listVotes>>>()
  for (const { topicId, voteWay, status } of topics)
    if (voteWay === 'record' && status === 'closed') votes.set(topicId, await listVotes(lease, topicId))
  return {
    ...facts,
    whole,
    self,
    agents,
    present,
    quorum: quorumOf(present, whole, topics[0]?.applied ?? byLaw),
    overLimit: state.units.filter(({ id }) => state.creditOf.get(id)?.isOverLimit).map(({ label }) => label),
    objections: await listObjections(lease, assembly.id),
    servings: {
      notice: await listServings(lease, { assemblyId: assembly.id, what: 'notice' }),
      minutes: await listServings(lease, { assemblyId: assembly.id, what: 'minutes' }),
    },
    votes,
    chain: {
      count: chain.rows.length,
      hash: assembly.chainHash,
      lastAt: chain.rows.at(-1)?.at,
      isWhole: chain.isWhole,
    },
  }
}

import type { Running } from '#platform/server/jobs.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import {
  communitiesThatShare,
  type Limit,
  noteLimit,
  sharePower,
} from '#modules/charging/charging-power/server/public.ts'
import { openSessionAt } from '#modules/charging/charging-sessions/server/public.ts'
import type { Knocking } from '#modules/charging/charging-stations/server/public.ts'
import { CallFault } from './call-fault.ts'
import { readAnswer } from './command-calls.ts'
import { limitCall, safeCall } from './limit-calls.ts'
import type { Line } from './line.ts'

type Needs = Pick<Running, 'database' | 'react' | 'log'>

/** A station's connection that is held. */
export interface HeldLine {
  line: Line
  station: Knocking
  protocol: string
}

type InCommunity = <T>(communityId: string, work: (given: Work) => Promise<T>) => Promise<T>

/** What a station answered, '' when it does so; undefined: it said nothing. */
async function asked(line: Line, { action, payload }: { action: string; payload: object }) {
  try {
    const { state, answer } = readAnswer(await line.ask(action, payload))
    return state === 'done' ? '' : answer
  } catch (error) {
    return error instanceof CallFault ? error.message || error.code : undefined
  }
}

async function tell(write: InCommunity, held: HeldLine, connectionId: string, limit: Limit): Promise<void> {
  const { line, station, protocol } = held
  const { connectorId, connectorNo, amperes, safe } = limit
  const said: (string | undefined)[] = []
  if (safe !== null) said.push(await asked(line, safeCall(protocol, connectorNo, safe)))
  if (amperes !== null) {
    const session = await write(station.communityId, (work) => openSessionAt(work, connectorId))
    if (session) {
      const of = { connectorNo, transactionKey: session.transactionKey, amperes, now: new Date() }
      said.push(await asked(line, limitCall(protocol, of)))
    }
  }
  if (!said.length || said.includes(undefined)) return
  const refused = safe === 'none' ? '' : (said.find(Boolean) ?? '')
  await write(station.communityId, (work) => noteLimit(work, limit, { connectionId, refused }))
}

/** Shares the power of each community of which a station is held, and tells stations what is new. */
export async function tellLimits(needs: Needs, lines: ReadonlyMap<string, HeldLine>): Promise<void> {
  const write: InCommunity = (communityId, work) =>
    needs.database.write(communityId, (lease) =>
      doWork(lease, { communityId, author: system, react: needs.react }, work),
    )
  if (!lines.size) return
  const share = await needs.database.across('communities that share power', communitiesThatShare)
  const communities = new Map<string, Map<string, string>>()
  for (const [connectionId, { station }] of lines) {
    if (!share.has(station.communityId)) continue
    const stations = communities.get(station.communityId) ?? new Map<string, string>()
    communities.set(station.communityId, stations.set(station.stationId, connectionId))
  }
  for (const [communityId, connections] of communities) {
    const limits = await write(communityId, (work) => sharePower(work, connections))
    const tellEach = (some: readonly Limit[]) =>
      Promise.all(
        some.map(async (limit) => {
          const connectionId = connections.get(limit.stationId) ?? ''
          const held = lines.get(connectionId)
          if (held) await tell(write, held, connectionId, limit)
        }),
      ).catch((error: unknown) => needs.log.warn({ err: error }, 'what came of a limit was not written down'))
    // What one gives up another is told after it.
    await tellEach(limits.filter(({ isLess }) => isLess))
    await tellEach(limits.filter(({ isLess }) => !isLess))
  }
}

import { client } from '#platform/web/calls/client.ts'
import { LostConnection } from '#platform/web/calls/lost-connection.ts'
import type { Found } from '#platform/contract/found.ts'
import type { Contributions, FindingKind, HandOver } from '#platform/web/frame/contributions.ts'
import { isOffline } from '#platform/web/queue/line.ts'
import { longestText, search } from '../contract.ts'
import type { FindingGroup } from './use-findings.ts'

const api = client(search)
/** Milliseconds that a search may take before what is known here answers instead. */
const patience = 4000

async function known(kinds: readonly FindingKind[], text: string): Promise<readonly Found[]> {
  const asked = kinds.flatMap((kind) => kind.withoutLine?.(text) ?? [])
  if (asked.length === 0) throw new LostConnection()
  return (await Promise.all(asked)).flat()
}

async function ask(kinds: readonly FindingKind[], text: string, signal: AbortSignal) {
  if (isOffline()) return known(kinds, text)
  try {
    return (await api.search({ text }, { signal, patience })).data
  } catch (error) {
    if (!(error instanceof LostConnection)) throw error
    return known(kinds, text)
  }
}

/**
 * Everything that a text may mean, by kind: the kind with the best find first, else in the order of the server. Throws what
 * the call throws; LostConnection when nothing is known here either.
 */
export async function findEverywhere(
  given: Pick<Contributions, 'findingKinds' | 'handOvers'>,
  typed: string,
  signal: AbortSignal,
): Promise<readonly FindingGroup[]> {
  const kinds = (await Promise.all(given.findingKinds.map((load) => load()))).flat()
  const handOver: HandOver['open'] = (household) => given.handOvers[0]?.open(household)
  const text = [...typed].slice(0, longestText).join('')
  const found = await ask(kinds, text, signal)
  const groups = [...new Set(found.map((match) => match.kind))].flatMap((name) => {
    const kind = kinds.find((kind) => kind.kind === name)
    const own = found.filter((match) => match.kind === name)
    if (!kind) return []
    return [
      {
        kind: name,
        label: kind.label,
        best: bestOf(own),
        findings: own.map((item) => kind.show(item, handOver)),
      },
    ]
  })
  return groups.sort((group, other) => group.best - other.best)
}

const bestOf = (found: readonly Found[]) => Math.min(...found.map((match) => match.rank))

import autocannon from 'autocannon'
import { middle } from './line.ts'

export interface Load {
  perSecond: number
  p50: number
  p99: number
}

export interface Asked {
  url: string
  headers?: Record<string, string>
  seconds?: number
  connections?: number
  /** Requests that differ; `next` is asked for each. Without it the address is read again and again. */
  method?: 'GET' | 'PATCH' | 'POST'
  next?: () => { path?: string; headers: Record<string, string>; body: Buffer | string }
  /** So many requests instead of some seconds. */
  amount?: number
}

/** Asks one address as fast as it answers, over some connections. Throws when anything but 200 comes back. */
export async function load(asked: Asked): Promise<Load> {
  const { url, headers = {}, seconds = 4, connections = 16, method, next, amount } = asked
  const requests = next && [
    { method: method ?? 'POST', setupRequest: (request: autocannon.Request) => ({ ...request, ...next() }) },
  ]
  const options = { url, headers, connections, ...(requests ? { requests } : {}) }
  const seen = await autocannon({ ...options, ...(amount ? { amount } : { duration: seconds }) })
  const failed = seen.non2xx + seen.errors + seen.timeouts
  if (failed > 0) {
    const answers = Object.entries(seen.statusCodeStats ?? {}).map(
      ([code, { count = 0 }]) => `${count} × ${code}`,
    )
    const others = `${seen.errors} errors, ${seen.timeouts} without an answer`
    throw new Error(`${failed} answers of ${url} were not 200: ${[...answers, others].join(', ')}`)
  }
  if (seen.requests.total === 0) throw new Error(`${url} gave no answer`)
  const took = (seen.finish.getTime() - seen.start.getTime()) / 1000
  return {
    perSecond: amount ? amount / took : seen.requests.average,
    p50: seen.latency.p50,
    p99: seen.latency.p99,
  }
}

/** The best of some rounds of which each measures both sides in turn, so that a busy moment of the machine meets both. */
export async function inTurns(
  figure: () => Promise<Load>,
  limit: () => Promise<Load>,
  rounds = 3,
): Promise<{ figure: Load; limit: Load; ratio: number }> {
  const pairs: { figure: Load; limit: Load }[] = []
  for (let round = 0; round < rounds; round++) {
    const bare = await limit()
    pairs.push({ limit: bare, figure: await figure() })
  }
  const best = (loads: Load[]) => loads.reduce((a, b) => (b.perSecond > a.perSecond ? b : a))
  return {
    figure: best(pairs.map((pair) => pair.figure)),
    limit: best(pairs.map((pair) => pair.limit)),
    ratio: middle(pairs.map((pair) => pair.figure.perSecond / pair.limit.perSecond)),
  }
}

/** Both addresses in turns, after a second that warms each up. */
export async function compare(figure: Asked, limit: Asked) {
  await load({ ...limit, seconds: 1 })
  await load({ ...figure, seconds: 1 })
  return inTurns(
    () => load(figure),
    () => load(limit),
  )
}

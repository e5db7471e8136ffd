import autocannon from 'autocannon'

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
}

/** Asks one address as fast as it answers, over some connections. Throws when anything but 200 comes back. */
export async function load({ url, headers = {}, seconds = 6, connections = 16 }: Asked): Promise<Load> {
  await autocannon({ url, headers, duration: 1, connections })
  const seen = await autocannon({ url, headers, duration: seconds, connections })
  const failed = seen.non2xx + seen.errors + seen.timeouts
  if (failed > 0) throw new Error(`${failed} answers of ${url} were not 200`)
  return { perSecond: seen.requests.average, p50: seen.latency.p50, p99: seen.latency.p99 }
}

/** Both sides in turn, so that a busy moment of the machine meets both; the better round of each counts. */
export async function compare(
  figure: Asked,
  limit: Asked,
  rounds = 3,
): Promise<{ figure: Load; limit: Load }> {
  const figures: Load[] = []
  const limits: Load[] = []
  for (let round = 0; round < rounds; round++) {
    limits.push(await load(limit))
    figures.push(await load(figure))
  }
  const best = (loads: Load[]) => loads.reduce((a, b) => (b.perSecond > a.perSecond ? b : a))
  return { figure: best(figures), limit: best(limits) }
}

import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { middle } from './line.ts'

/** A moment in which the whole machine stands still falls into one of them. */
export const rounds = 3

export interface Pace {
  url: string
  /** So many calls begin in a second, at even distances, however long each takes. */
  rate: number
  /** How many in a round. */
  amount: number
  headers?: Record<string, string>
  method?: 'GET' | 'PATCH' | 'POST'
  /** Calls that differ: it is asked for each. Without it the address is read again and again. */
  next?: () => { path: string; headers: Record<string, string>; body: string }
}

/**
 * Milliseconds within which half, and 99 of 100, of calls at even distances are answered, counted from when each was due; the
 * middle of three rounds. A load generator's rate is no such pace: it begins all of a second's calls at once and then rests.
 * Throws when an answer is not 200.
 */
export async function steady(pace: Pace): Promise<{ p50: number; p99: number }> {
  const seen: { p50: number; p99: number }[] = []
  for (let round = 0; round < rounds; round++) seen.push(await oneRound(pace))
  return { p50: middle(seen.map(({ p50 }) => p50)), p99: middle(seen.map(({ p99 }) => p99)) }
}

async function oneRound({ url, rate, amount, headers = {}, method = 'GET', next }: Pace) {
  const agent = new Agent({ keepAlive: true })
  const begun = performance.now()
  const ask = async (nth: number): Promise<number> => {
    const due = begun + (nth * 1000) / rate
    await pause(Math.max(0, due - performance.now()))
    const { path, body, ...call } = next?.() ?? { path: undefined, body: '', headers }
    await new Promise<void>((resolve, reject) => {
      const to = path === undefined ? url : new URL(path, url)
      const length = { 'content-length': `${Buffer.byteLength(body)}` }
      const asked = request(
        to,
        { agent, method, headers: { ...call.headers, ...(body ? length : {}) } },
        (answer) => {
          if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
          answer.resume().once('end', resolve).once('error', reject)
        },
      )
      asked.once('error', reject).end(body)
    })
    return performance.now() - due
  }
  try {
    const took = await Promise.all(Array.from({ length: amount }, (_, nth) => ask(nth)))
    took.sort((a, b) => a - b)
    const within = (share: number) => took[Math.ceil(share * took.length) - 1] ?? Number.NaN
    return { p50: within(0.5), p99: within(0.99) }
  } finally {
    agent.destroy()
  }
}

import { fileURLToPath } from 'node:url'
import { type Child, startChild } from './children.ts'
import { middle } from './line.ts'

/** Browsers of one process that follow events, and what makes them happen. */
export interface Crowd {
  sockets: { url: string; headers: Record<string, string>; count: number }[]
  rounds: number
  tell?: { url: string; headers: Record<string, string>; bodies: string[] }
  /** What the message of a happening holds, and a greeting does not. */
  marker: string
}

const script = fileURLToPath(new URL('../bare/browsers.ts', import.meta.url))
const begin = (crowd: Crowd, ready: string) =>
  startChild(['--import', 'tsx', script], { BARE: JSON.stringify(crowd) }, ready)

/** Opens browsers that only listen. */
export const openBrowsers = (crowd: Omit<Crowd, 'rounds' | 'tell'>): Promise<Child> =>
  begin({ ...crowd, rounds: 0 }, 'ready')

/** Milliseconds, in the middle of all rounds, from the call until the last browser heard. */
export async function hearingTime(crowd: Crowd): Promise<number> {
  const child = await begin(crowd, ' end')
  try {
    const [, times = '[]'] = /times (\[.*\]) end/.exec(child.printed()) ?? []
    // The first ones warm up.
    return middle((JSON.parse(times) as number[]).slice(3))
  } finally {
    await child.stop()
  }
}

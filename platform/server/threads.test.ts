import { expect, it } from 'vitest'
import type { HostileQuestions } from '../../tests/setup/hostile-thread.ts'
import { Threads } from './threads.ts'

const beside = new URL('../../tests/setup/beside.ts', import.meta.url).href
const threads = (limits: Partial<ConstructorParameters<typeof Threads>[2]> = {}) =>
  new Threads<HostileQuestions>(beside, 'hostile-thread', {
    seconds: 15,
    megabytes: 64,
    atOnce: 1,
    ...limits,
  })

/** How often this thread had its turn while something was awaited. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  const count = setInterval(() => turns++, 5)
  await work.catch(() => undefined)
  clearInterval(count)
  return turns
}

it('A thread that never answers is ended with a sentence, others have their turn meanwhile, and the next one answers', async () => {
  const some = threads({ seconds: 8 })
  const asked = some.use((ask) => ask('loop', undefined))
  expect(await turnsDuring(asked)).toBeGreaterThan(20)
  await expect(asked).rejects.toMatchObject({ code: 413741 })
  expect(await some.use((ask) => ask('echo', '在'))).toBe('在')
}, 60_000)

it('A thread that takes too much memory is ended with a sentence, and the program goes on', async () => {
  const some = threads({ seconds: 60 })
  await expect(some.use((ask) => ask('eat', undefined))).rejects.toMatchObject({ code: 413741 })
  expect(await some.use((ask) => ask('echo', '在'))).toBe('在')
}, 90_000)

it('What a thread throws is thrown to its asker: problems as problems, faults as faults, also when it leaves', async () => {
  const some = threads()
  await expect(some.use((ask) => ask('refuse', undefined))).rejects.toMatchObject({ code: 400706 })
  await expect(some.use((ask) => ask('fail', undefined))).rejects.toThrow('no such thing')
  await expect(some.use((ask) => ask('leave', undefined))).rejects.toThrow('ended')
}, 60_000)

it('Whoever comes when all threads are busy waits, and whoever is told to end does', async () => {
  const some = threads()
  const ending = new AbortController()
  const busy = some.use((ask) => ask('loop', undefined), ending.signal)
  const behind = some.use((ask) => ask('echo', '後'))
  ending.abort()
  await expect(busy).rejects.toThrow('ended')
  expect(await behind).toBe('後')
}, 60_000)

import { expect, it } from 'vitest'
import type { HostileQuestions } from '#tests/setup/hostile-thread.ts'
import { type Ask, Threads } from './threads.ts'

const beside = new URL('../../tests/setup/beside.ts', import.meta.url).href
const threads = (limits: Partial<ConstructorParameters<typeof Threads>[2]> = {}) =>
  new Threads<HostileQuestions>(beside, 'hostile-thread', {
    seconds: 15,
    megabytes: 64,
    atOnce: 1,
    ...limits,
  })

const here = '晴川社區'

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
  const asked = some.use(here, (ask) => ask('loop', undefined))
  expect(await turnsDuring(asked)).toBeGreaterThan(20)
  await expect(asked).rejects.toMatchObject({ code: 413741 })
  expect(await some.use(here, (ask) => ask('echo', '在'))).toBe('在')
}, 60_000)

it('A thread that takes too much memory is ended with a sentence, and the program goes on', async () => {
  const some = threads({ seconds: 60 })
  await expect(some.use(here, (ask) => ask('eat', undefined))).rejects.toMatchObject({ code: 413741 })
  expect(await some.use(here, (ask) => ask('echo', '在'))).toBe('在')
}, 90_000)

it('What a thread throws is thrown to its asker: problems as problems, faults as faults, also when it leaves', async () => {
  const some = threads()
  await expect(some.use(here, (ask) => ask('refuse', undefined))).rejects.toMatchObject({ code: 400706 })
  await expect(some.use(here, (ask) => ask('fail', undefined))).rejects.toThrow('no such thing')
  await expect(some.use(here, (ask) => ask('leave', undefined))).rejects.toThrow('ended')
}, 60_000)

it('Whoever comes when all threads are busy waits, and whoever is told to end does', async () => {
  const some = threads()
  const ending = new AbortController()
  let busy: Promise<unknown> | undefined
  await new Promise<void>((begun) => {
    const loop = (ask: Ask<HostileQuestions>) => {
      begun()
      return ask('loop', undefined)
    }
    busy = some.use(here, loop, ending.signal)
  })
  const behind = some.use(here, (ask) => ask('echo', '後'))
  ending.abort()
  await expect(busy).rejects.toThrow('ended')
  expect(await behind).toBe('後')
}, 60_000)

it('The files of one community are not in front of another’s, and those of two not in front of a third’s', async () => {
  const some = threads({ atOnce: 2 })
  // In which order they had their turns; two threads may answer in another.
  const begun: string[] = []
  const ending = new AbortController()
  const busy = (who: string) =>
    some.use(who, (ask) => ask('loop', undefined), ending.signal).catch(() => undefined)
  const echo = (who: string) =>
    some.use(who, (ask) => {
      begun.push(who)
      return ask('echo', who)
    })
  const hanging = [busy('一'), busy('一'), busy('一')]
  expect(await echo('二')).toBe('二')
  hanging.push(busy('二'))
  const behind = ['一', '一', '二', '二', '三'].map(echo)
  ending.abort()
  await Promise.all([...hanging, ...behind])
  expect(begun.indexOf('三')).toBeLessThan(3)
}, 60_000)

import { describe, expect, it } from 'vitest'
import { isFresh, type KeptToken, NoToken, register, type RegistrationWays } from './registration.ts'

/** A browser whose push service fails so many times. */
function browser(failures = 0, kept?: KeptToken) {
  const done: string[] = []
  const pauses: number[] = []
  let left = failures
  let mark = kept
  const ways: RegistrationWays = {
    now: () => 1_000_000_000_000,
    pause: async (ms) => void pauses.push(ms),
    kept: () => mark,
    keep: (token) => {
      mark = token
    },
    publicKey: async () => 'key',
    async fetchToken(key) {
      done.push(`fetch ${key}`)
      if (left-- > 0) throw new Error('the push service is away')
      return 'token'
    },
    send: async (token) => void done.push(`send ${token}`),
  }
  return { ways, done, pauses, mark: () => mark }
}

describe('registering for notifications', () => {
  it('fetches a token, sends it and keeps when (R361, R365)', async () => {
    const { ways, done, mark } = browser()
    await register('s1', ways)
    expect(done).toEqual(['fetch key', 'send token'])
    expect(mark()).toEqual({ session: 's1', at: 1_000_000_000_000 })
  })

  it('does nothing while the token of the session is at most a day old, 864e5 ms (R362)', () => {
    const kept = { session: 's1', at: 0 }
    expect(isFresh(kept, 's1', 864e5)).toBe(true)
    expect(isFresh(kept, 's1', 864e5 + 1)).toBe(false)
    expect(isFresh(kept, 's2', 1)).toBe(false)
    expect(isFresh(undefined, 's1', 1)).toBe(false)
  })

  it('asks for a fresh token once it is older', async () => {
    const { ways, done } = browser(0, { session: 's1', at: 1_000_000_000_000 - 864e5 - 1 })
    await register('s1', ways)
    expect(done).toEqual(['fetch key', 'send token'])
    done.length = 0
    await register('s1', ways)
    expect(done).toEqual([])
  })

  it('tries again up to 5 times, each time after a longer pause (R363)', async () => {
    const { ways, done, pauses } = browser(5)
    await register('s1', ways)
    expect(done).toEqual([...Array(6).fill('fetch key'), 'send token'])
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000])
  })

  it('gives up after the fifth and keeps nothing', async () => {
    const { ways, done, mark } = browser(6)
    await expect(register('s1', ways)).rejects.toBeInstanceOf(NoToken)
    expect(done).toHaveLength(6)
    expect(mark()).toBeUndefined()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accessToken, dropAccessToken } from './access-token.ts'

const minute = 60_000
let asked: string[] = []
/** What the server answers: a token of ten minutes, or that the session is over. */
let isOver = false

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T01:00:00Z') })
  asked = []
  isOver = false
  dropAccessToken()
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const ExpiresAt = new Date(Date.now() + 10 * minute).toISOString()
    return isOver
      ? new Response('{}', { status: 401 })
      : Response.json({ AccessToken: `token ${asked.length}`, ExpiresAt })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the access token', () => {
  it('is asked for with the login cookie when it is missing, once for many calls of a moment (R033, R036, R228)', async () => {
    expect(await Promise.all([accessToken(), accessToken(), accessToken()])).toEqual(Array(3).fill('token 1'))
    expect(asked).toEqual(['/api/v1/Identity/Login/Admin/WebCookie'])
  })

  it('is kept with its expiry (R034) and refreshed shortly before it, not earlier (R033)', async () => {
    await accessToken()
    vi.advanceTimersByTime(9 * minute)
    expect(await accessToken()).toBe('token 1')
    vi.advanceTimersByTime(minute / 2)
    expect(await accessToken()).toBe('token 2')
    vi.advanceTimersByTime(20 * minute)
    expect(await accessToken()).toBe('token 3')
  })

  it('that the server refused is forgotten, and a session that is over says so each time', async () => {
    await accessToken()
    dropAccessToken()
    isOver = true
    await expect(accessToken()).rejects.toMatchObject({ kind: 'unauthenticated' })
    isOver = false
    expect(await accessToken()).toBe('token 3')
  })
})

import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { LostConnection } from './lost-connection.ts'

// In memory only; a reload asks for a new one with the login cookie.
let token: { value: string; end: number } | undefined
let asking: Promise<string> | undefined

/** Milliseconds before its end at which a token counts as expired. */
const early = 30_000

async function ask(): Promise<string> {
  const response = await fetch('/api/v1/Identity/Login/Admin/WebCookie', { method: 'POST' }).catch(() => {
    throw new LostConnection()
  })
  if (response.status === 401 || response.status === 403) throw problems.unauthenticated()
  if (!response.ok) throw new Problem('unavailable', 503001, problems.unavailable().description)
  const answer = (await response.json()) as { AccessToken: string; ExpiresAt: string }
  token = { value: answer.AccessToken, end: new Date(answer.ExpiresAt).getTime() }
  return answer.AccessToken
}

/** The access token, refreshed when missing or expired (R033, R228). Throws unauthenticated when the session is over. */
export function accessToken(): Promise<string> {
  if (token && token.end - early > Date.now()) return Promise.resolve(token.value)
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

/** Forgets the token: it was refused, or somebody signed out. */
export function dropAccessToken(): void {
  token = undefined
}

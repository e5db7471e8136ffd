import { Problem } from '#platform/contract/problem.ts'
import { problems } from '#platform/contract/problems.ts'
import { dropAnswers, takeAnswer } from './first-answers.ts'
import { LostConnection } from './lost-connection.ts'

// In memory only; a reload brings a new one, or asks for it with the login cookie.
let token: { value: string; end: number } | undefined
let asking: Promise<string> | undefined

/** Milliseconds before its end at which a token counts as expired. */
const early = 30_000

const path = '/api/v1/Identity/Login/Admin/WebCookie'

interface Answer {
  AccessToken: string
  ExpiresAt: string
}

async function ask(): Promise<string> {
  const answer = (takeAnswer(`POST ${path}`) as Answer | undefined) ?? (await fetchToken())
  token = { value: answer.AccessToken, end: new Date(answer.ExpiresAt).getTime() }
  return answer.AccessToken
}

/** Reads what nobody looks at, since an answer that is not read keeps its connection. */
export const drain = (response: Response): void => void response.arrayBuffer().catch(() => undefined)

async function fetchToken(): Promise<Answer> {
  const response = await fetch(path, { method: 'POST' }).catch(() => {
    throw new LostConnection()
  })
  if (!response.ok) drain(response)
  if (response.status === 401 || response.status === 403) throw problems.unauthenticated()
  if (!response.ok) throw new Problem('unavailable', 503001, problems.unavailable().description)
  return (await response.json()) as Answer
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
  dropAnswers()
}

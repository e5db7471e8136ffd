/** Milliseconds after which a token is fetched again (R362). */
export const tokenLife = 864e5
/** How often fetching a token is tried again (R363). */
export const retries = 5
/** Milliseconds before the first retry; each further one waits twice as long. */
const firstPause = 1000

/** Which session a token was kept for, and when. */
export interface KeptToken {
  session: string
  at: number
}

/** What a registration needs of the browser and the server. */
export interface RegistrationWays {
  now(): number
  pause(ms: number): Promise<void>
  kept(): KeptToken | undefined
  keep(token: KeptToken): void
  /** The installation's key. */
  publicKey(): Promise<string>
  /** Registers the worker and subscribes: the token. */
  fetchToken(publicKey: string): Promise<string>
  send(token: string): Promise<void>
}

/** The push service gave no token, however often it was asked. */
export class NoToken extends Error {}

async function fetchPatiently(publicKey: string, ways: RegistrationWays): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      return await ways.fetchToken(publicKey)
    } catch (cause) {
      if (tries === retries) throw new NoToken('no push token', { cause })
      await ways.pause(firstPause * 2 ** tries)
    }
  }
}

/** Whether the token of a session is younger than a day. */
export const isFresh = (kept: KeptToken | undefined, session: string, now: number): boolean =>
  kept !== undefined && kept.session === session && now - kept.at <= tokenLife

/**
 * Sees to it that the server knows where this browser is reached (R360–R363, R365): nothing when its token is fresh.
 * Throws NoToken.
 */
export async function register(session: string, ways: RegistrationWays): Promise<void> {
  if (isFresh(ways.kept(), session, ways.now())) return
  const token = await fetchPatiently(await ways.publicKey(), ways)
  await ways.send(token)
  ways.keep({ session, at: ways.now() })
}

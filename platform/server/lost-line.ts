const lostConnection = /^(08|53|57)/
const networkFaults = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])

/** What PostgreSQL itself said: Drizzle wraps it in an error whose message holds every value of the query. */
export function innermost(error: unknown): Error & { code?: string } {
  let at = error as Error & { code?: string }
  while (at.cause instanceof Error) at = at.cause
  return at
}

/** Whether the database could not be reached, or went away meanwhile: it passes, and nobody's program is wrong. */
export function isLostLine({ code = '', message }: Error & { code?: string }): boolean {
  if (lostConnection.test(code) || networkFaults.has(code)) return true
  return /connect/i.test(message) && /terminated|timeout|not queryable/i.test(message)
}

/** Milliseconds that the clock of a station may be off. */
export const clockDrift = 60_000

/**
 * When something happened: as the station says it, unless its clock is off (more than 60 seconds), then now. What happened
 * before it connected is a message that waited for the line: it is as old as it says, where it comes within an hour of the
 * connection. Later than that, nothing waits any more, and the clock itself is slow.
 */
export function timeOf(
  said: string | undefined,
  { now, connectedAt }: { now: Date; connectedAt: Date },
): Date {
  const at = said === undefined ? Number.NaN : Date.parse(said)
  if (Number.isNaN(at)) return now
  const isOff = at > now.getTime() + clockDrift || at < now.getTime() - clockDrift
  const isFlush = now.getTime() <= connectedAt.getTime() + longestFlush
  const isOfBefore =
    isFlush && at <= connectedAt.getTime() + clockDrift && at >= connectedAt.getTime() - longestWait
  return isOff && !isOfBefore ? now : new Date(at)
}

/** Milliseconds after the connection within which what waited comes. */
const longestFlush = 3_600_000
/** Milliseconds: what a station kept for longer, or says that it did, is no time any more. */
const longestWait = 60 * 86_400_000

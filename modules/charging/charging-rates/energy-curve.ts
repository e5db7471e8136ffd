/** What a meter said: Wh of its register at an instant. */
export interface Reading {
  at: Date
  wh: number
}

/** A charging session as it was metered. */
export interface Metered {
  startedAt: Date
  endedAt: Date
  startWh: number
  /** Null: the station never said. */
  endWh: number | null
  /** What counts of it, which a person may have settled. */
  energyWh: number
  samples: readonly Reading[]
}

/** How much had been taken at an instant, Wh, and whether that is a guess. */
export type EnergyCurve = (at: Date) => { wh: number; isEstimated: boolean }

/** Between readings this near to each other time is divided evenly without calling it a guess: stations send one in 15 minutes. */
const nearMs = 16 * 60_000

interface Point {
  at: number
  wh: number
}

/** Half up, exactly; none of them is negative. */
const share = (whole: number, part: number, of: number): number =>
  Number((2n * BigInt(whole) * BigInt(part) + BigInt(of)) / (2n * BigInt(of)))

/** Readings become what was taken since the start. A register that fell began anew at zero. */
function pointsOf({ startedAt, endedAt, startWh, endWh, samples }: Metered): Point[] {
  const [from, until] = [startedAt.getTime(), endedAt.getTime()]
  const within = samples
    .map(({ at, wh }) => ({ at: at.getTime(), wh }))
    .filter(({ at }) => from < at && at < until)
    .toSorted((a, b) => a.at - b.at)
  const last = endWh ?? within.at(-1)?.wh ?? startWh
  let [before, taken] = [startWh, 0]
  const points = [{ at: from, wh: 0 }]
  for (const { at, wh } of [...within, { at: until, wh: last }]) {
    taken += wh >= before ? wh - before : wh
    before = wh
    points.push({ at, wh: taken })
  }
  return points
}

/**
 * How a session's energy came over its time: along its readings. Where these do not sum to what counts of it, they keep their shape and
 * are stretched to it; where there are none, it came evenly. Both are guesses.
 */
export function energyCurve(session: Metered): EnergyCurve {
  const raw = pointsOf(session)
  const metered = raw.at(-1)?.wh ?? 0
  const [from, until] = [session.startedAt.getTime(), session.endedAt.getTime()]
  const isExact = metered === session.energyWh
  const points = isExact
    ? raw
    : metered > 0
      ? raw.map(({ at, wh }) => ({ at, wh: share(wh, session.energyWh, metered) }))
      : [
          { at: from, wh: 0 },
          { at: until, wh: session.energyWh },
        ]
  return (when) => {
    const at = Math.min(Math.max(when.getTime(), from), until)
    if (at === until) return { wh: session.energyWh, isEstimated: false }
    const next = points.findIndex((point) => point.at > at)
    const [a, b] = [points[next - 1], points[next]]
    if (!a || !b) return { wh: 0, isEstimated: false }
    const isBetween = at > a.at && b.wh > a.wh
    return {
      wh: a.wh + share(b.wh - a.wh, at - a.at, b.at - a.at),
      isEstimated: at > from && (!isExact || (isBetween && b.at - a.at > nearMs)),
    }
  }
}

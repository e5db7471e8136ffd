/** Whole days since an instant, as both the desk and the supplier's phone say how long something waits; never below 0. */
export const daysSince = (since: Date, now: number): number =>
  Math.max(0, Math.floor((now - since.getTime()) / 86_400_000))

/** 01:15 in Taipei. */
export const clockOf = (at: Date): string =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(11, 16)

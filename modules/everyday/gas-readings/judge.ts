/** What a reading turned out to be; what people call each stands in words.ts. */
export const findings = [
  'first',
  'normal',
  'rollover',
  'changed',
  'corrected',
  'zero',
  'many',
  'less',
] as const
export type Finding = (typeof findings)[number]

/** What a household usually uses in a period, in 度: the least and the most of its last measured ones, and their mean. */
export interface Band {
  low: number
  high: number
  mean: number
}

/** What is known of a meter before it is read. */
export interface KnownMeter {
  /** Black digits: behind 9999 comes 0. */
  digits: number
  /** What it showed last, in 度; null: it was never read. */
  last: number | null
  /** What it showed last by somebody's eyes, where `last` was estimated. */
  lastSeen: number | null
  band: Band | null
  /** Somebody lives there. */
  isLivedIn: boolean
}

/** What was read: whole 度 of the black digits. */
export interface Read {
  value: number
  /** The meter was changed in between: what the old one showed last, and the new one first. */
  change?: { oldFinal: number; newStart: number } | undefined
}

export interface Judged {
  /** 度 since the last reading; null for the first one. */
  usage: number | null
  finding: Finding
  /** Somebody should look at it before the gas firm gets it. */
  isAbnormal: boolean
  /** How many times the usual it is, where that is much; else 0. */
  times: number
}

/** From so many times the mean on a household is asked about a leak. */
export const muchTimes = 3
/** 度 more than the mean below which nobody is bothered: of little, little is soon three times. */
const muchMore = 5
/** Measured usages that the band is made of. */
export const bandPeriods = 6

/** The band of measured usages; null where fewer than two are known. */
export function bandOf(usages: readonly number[]): Band | null {
  const known = usages.filter((usage) => usage >= 0).slice(0, bandPeriods)
  if (known.length < 2) return null
  const mean = Math.round(known.reduce((sum, usage) => sum + usage, 0) / known.length)
  return { low: Math.min(...known), high: Math.max(...known), mean }
}

const limitOf = (digits: number) => 10 ** digits

/** Whether a meter of so many digits can show it. */
export const fitsMeter = (value: number, digits: number): boolean => value >= 0 && value < limitOf(digits)

const isMuch = (usage: number, band: Band | null) =>
  band !== null && usage > muchTimes * band.mean && usage - band.mean >= muchMore

const timesOf = (usage: number, { mean }: Band) => Math.min(99, Math.round(usage / Math.max(1, mean)))

/**
 * From below the last reading: round the end of the digits (9987, then 0013 are 26 度), or a wrong digit. It went round where
 * the last one stood in the last tenth, the new one stands in the first, and that is no more than the household may use.
 */
function isRound({ digits, band }: KnownMeter, last: number, value: number): boolean {
  const limit = limitOf(digits)
  const around = limit - last + value
  // A meter with fewer digits than the last reading has is another one.
  const isAtTheEnds = last >= limit * 0.9 && last < limit && value < limit * 0.1
  return isAtTheEnds && (band === null || !isMuch(around, band))
}

/** What a reading means by what is known of its meter. Pure: the phone of the round judges as the server does. */
export function judge(meter: KnownMeter, { value: read, change }: Read): Judged {
  const { last: shown, lastSeen, band, isLivedIn, digits } = meter
  // An estimate that went round the end of the digits stands behind what was seen: whatever is below that went round as well, unless it is
  // still short of it.
  const isPast = shown !== null && lastSeen !== null && shown < lastSeen && !change
  const last = isPast ? shown + limitOf(digits) : shown
  const value = isPast && read < lastSeen ? read + limitOf(digits) : read
  const judged = (usage: number | null, finding: Finding, isAbnormal = false): Judged => ({
    usage,
    finding,
    isAbnormal,
    times: 0,
  })
  if (last === null) return judged(null, 'first')
  const used = change ? change.oldFinal - last + (value - change.newStart) : value - last
  const much = (usage: number, otherwise: Finding): Judged => {
    if (band && isMuch(usage, band))
      return { usage, finding: 'many', isAbnormal: true, times: timesOf(usage, band) }
    return judged(usage, otherwise)
  }
  if (change) {
    // Where the last one was estimated too high, the difference is given back.
    const least = lastSeen === null ? last : last < lastSeen ? 0 : lastSeen
    const isOdd = change.oldFinal < least || value < change.newStart
    return isOdd ? judged(used, 'less', true) : much(used, 'changed')
  }
  if (used < 0) {
    // The estimate before was too high: the difference is given back.
    if (lastSeen !== null && value >= lastSeen) return judged(used, 'corrected')
    if (isRound(meter, last, value)) return judged(limitOf(digits) + used, 'rollover')
    return judged(used, 'less', true)
  }
  if (used === 0) return judged(0, 'zero', isLivedIn && band !== null && band.mean > 0)
  return much(used, 'normal')
}

/** What a household that was not read has used by the rule: its mean; null where nothing is known. */
export function estimate({ digits, last, band }: KnownMeter): { value: number; usage: number } | null {
  if (last === null || !band) return null
  return { value: (last + band.mean) % limitOf(digits), usage: band.mean }
}

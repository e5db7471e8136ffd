import type { Band, Held } from './bands.ts'
import { heldAt } from './bands.ts'
import { energyCurve, type Metered } from './energy-curve.ts'
import type { DayClass, SeasonName, Tariff } from './tariff.ts'

/** A piece of a session in one band of one day by one version. */
export interface Slice {
  from: Date
  until: Date
  wh: number
  season: SeasonName
  dayClass: DayClass
  band: Band
  /** 1/100 NT$ a kWh. */
  price: number
  tariffNumber: number
  /** How much of the energy fell into it was not metered but divided by time. */
  isEstimated: boolean
}

export interface PricedSession {
  slices: Slice[]
  /** Whether a guess decided about the price. */
  isEstimated: boolean
  energyWh: number
  /** 1/100 NT$, of the version at its start; none where nothing was taken. */
  platformFee: number
  /** Whole NT$. */
  amount: number
}

const hourMs = 3_600_000

/** 1/100 NT$ become whole ones, half up. */
export const roundCents = (cents: number): number => Math.floor((cents + 50) / 100)

/** What was taken, at its price, in 1/100,000 NT$: whole numbers, so nothing is lost before the one rounding. */
export const energyCost = (slices: readonly Pick<Slice, 'wh' | 'price'>[]): number =>
  slices.reduce((sum, { wh, price }) => sum + wh * price, 0)

interface Span {
  from: Date
  until: Date
  held: Held & { day: string }
}

const isOne = (a: Span['held'], b: Span['held']) =>
  a.tariff.tariffId === b.tariff.tariffId && a.season === b.season && a.day === b.day && a.band === b.band

/** The time of a session cut wherever a band, a day, a season or a version ends; undefined where no version held. */
function spansOf(session: Metered, by: Parameters<typeof heldAt>[1]): Span[] | undefined {
  const end = session.endedAt.getTime()
  const spans: Span[] = []
  let from = session.startedAt.getTime()
  do {
    // Taipei is whole hours from UTC, so hours end there and here together.
    const until = Math.min(end, (Math.floor(from / hourMs) + 1) * hourMs)
    const held = heldAt(new Date(from), by)
    if (!held) return undefined
    const last = spans.at(-1)
    if (last && isOne(last.held, held)) last.until = new Date(until)
    else spans.push({ from: new Date(from), until: new Date(until), held })
    from = until
  } while (from < end)
  return spans
}

/**
 * What a session costs: its energy in slices, each at the price that held then, and the fee of the platform, rounded once, half up, to
 * whole NT$. `tariffs` are the versions in force, the oldest first; `offPeakDays` Taipower's list. Undefined where no version held.
 */
export function priceSession(
  session: Metered,
  by: { tariffs: readonly Tariff[]; offPeakDays: ReadonlySet<string> },
): PricedSession | undefined {
  const spans = spansOf(session, by)
  if (!spans) return undefined
  const curve = energyCurve(session)
  const ends = spans.map(({ until }) => curve(until))
  const slices = spans.map(({ from, until, held: { tariff, season, dayClass, band, price } }, nth): Slice => {
    const before = nth === 0 ? { wh: 0, isEstimated: false } : ends[nth - 1]
    const after = nth === spans.length - 1 ? { wh: session.energyWh, isEstimated: false } : ends[nth]
    return {
      from,
      until,
      wh: (after?.wh ?? 0) - (before?.wh ?? 0),
      season,
      dayClass,
      band,
      price,
      tariffNumber: tariff.number,
      isEstimated: Boolean(before?.isEstimated || after?.isEstimated),
    }
  })
  const platformFee = session.energyWh > 0 ? (spans[0]?.held.tariff.platformFee ?? 0) : 0
  const isPriceOne = new Set(slices.map(({ price }) => price)).size === 1
  return {
    slices,
    isEstimated: !isPriceOne && slices.some((slice) => slice.isEstimated),
    energyWh: session.energyWh,
    platformFee,
    amount: Math.floor((energyCost(slices) + platformFee * 1000 + 50_000) / 100_000),
  }
}

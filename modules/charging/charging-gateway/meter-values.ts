/** What both versions of OCPP have of a value that was measured. */
interface Sampled {
  value: string | number
  measurand?: string
  phase?: string
  unit?: string
  unitOfMeasure?: { unit?: string; multiplier?: number }
}

export interface MeterValue {
  timestamp: string
  sampledValue: readonly Sampled[]
}

/** What a meter said at a time; null: it said nothing of it. */
export interface Said {
  timestamp: string
  registerWh: number | null
  powerW: number | null
  amperes: readonly [r: number | null, s: number | null, t: number | null]
}

const thousands = new Set(['kWh', 'kW'])
const phases: Readonly<Record<string, readonly number[]>> = {
  L1: [0],
  L2: [1],
  L3: [2],
  'L1-N': [0],
  'L2-N': [1],
  'L3-N': [2],
}
/** Beyond these a meter says nonsense: what a register can count, what a house can carry. */
const [mostWh, mostW, mostA] = [2 ** 40, 1_000_000, 5000]

function numberOf({ value, unit, unitOfMeasure }: Sampled): number {
  const number =
    typeof value === 'number'
      ? value
      : /^-?[\d.]+(e[+-]?\d+)?$/i.test(value.trim())
        ? Number(value)
        : Number.NaN
  const scale = thousands.has(unit ?? unitOfMeasure?.unit ?? '') ? 1000 : 1
  return number * scale * 10 ** (unitOfMeasure?.multiplier ?? 0)
}

const within = (number: number, most: number) => (number >= 0 && number <= most ? number : null)

/** Of one measurand the whole, or else the sum of its phases. */
function wholeOf(values: readonly Sampled[], measurand: string, most: number): number | null {
  const said = values.filter((one) => (one.measurand ?? 'Energy.Active.Import.Register') === measurand)
  const whole = said.find(({ phase }) => phase === undefined)
  if (!said.length) return null
  const sum = whole ? numberOf(whole) : said.reduce((total, one) => total + numberOf(one), 0)
  const found = within(sum, most)
  return found === null ? null : Math.round(found)
}

function amperesOf(values: readonly Sampled[]): Said['amperes'] {
  const found: [number | null, number | null, number | null] = [null, null, null]
  for (const one of values)
    if (one.measurand === 'Current.Import')
      for (const nth of phases[one.phase ?? 'L1'] ?? []) found[nth] = within(numberOf(one), mostA)
  return found
}

/** What a meter said, in Wh, W and A, whichever units it has; meters that count whole kWh too. */
export function saidOf({ timestamp, sampledValue }: MeterValue): Said {
  return {
    timestamp,
    registerWh: wholeOf(sampledValue, 'Energy.Active.Import.Register', mostWh),
    powerW: wholeOf(sampledValue, 'Power.Active.Import', mostW),
    amperes: amperesOf(sampledValue),
  }
}

import {
  dayClasses,
  type RateVersion,
  type Season,
  type TariffContent,
  type Voltage,
} from '#modules/charging/charging-rates/contract.ts'

/** A season as it is typed: prices in NT$. */
export interface SeasonForm extends Pick<Season, 'mode' | 'workday' | 'holiday' | 'offPeakDay'> {
  peakPrice: string
  offPeakPrice: string
}
/** A version of the rates as it is typed. */
export interface RateForm {
  startsOn: string
  voltage: Voltage
  summerFrom: string
  summerUntil: string
  summer: SeasonForm
  other: SeasonForm
  baseFee: string
  platformFee: string
  parkingIsOn: boolean
  bufferMinutes: string
  unitMinutes: string
  unitPrice: string
  mostAmount: string
  pauseFrom: string
  pauseUntil: string
}

/** 1/100 NT$ as they are typed: 1290 is 12.90. */
export const showCents = (cents: number): string => (cents / 100).toFixed(2)

/** What was typed as 1/100 NT$; undefined where it is no price of at most two decimals. */
export function centsOf(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(typed.normalize('NFKC').trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
/** Whole minutes of a day at most; undefined where it is something else. */
export const minutesOf = (typed: string): number | undefined => {
  const text = typed.normalize('NFKC').trim()
  return /^\d{1,4}$/.test(text) && Number(text) <= 1440 ? Number(text) : undefined
}

const seasonForm = (season: Season): SeasonForm => ({
  ...season,
  peakPrice: showCents(season.peakPrice),
  offPeakPrice: showCents(season.offPeakPrice),
})

export const formOf = ({ summer, other, parking, ...rate }: RateVersion): RateForm => ({
  startsOn: rate.startsOn,
  voltage: rate.voltage,
  summerFrom: rate.summerFrom,
  summerUntil: rate.summerUntil,
  summer: seasonForm(summer),
  other: seasonForm(other),
  baseFee: showCents(rate.baseFee),
  platformFee: showCents(rate.platformFee),
  parkingIsOn: parking.isOn,
  bufferMinutes: String(parking.bufferMinutes),
  unitMinutes: String(parking.unitMinutes),
  unitPrice: showCents(parking.unitPrice),
  mostAmount: parking.mostAmount === null ? '' : String(parking.mostAmount),
  pauseFrom: parking.pauseFrom ?? '',
  pauseUntil: parking.pauseUntil ?? '',
})

function seasonOf(form: SeasonForm): Season | undefined {
  const offPeakPrice = centsOf(form.offPeakPrice)
  const peakPrice = form.mode === 'fixed' ? offPeakPrice : centsOf(form.peakPrice)
  if (offPeakPrice === undefined || peakPrice === undefined) return undefined
  return { mode: form.mode, peakPrice, offPeakPrice, ...hoursOf(form) }
}
const hoursOf = (form: SeasonForm) =>
  Object.fromEntries(dayClasses.map((name) => [name, form[name]])) as Pick<
    Season,
    (typeof dayClasses)[number]
  >

/** What is sent of a form; undefined while a required field is empty or cannot be read (R407). */
export function contentOf(form: RateForm): TariffContent | undefined {
  const [summer, other] = [seasonOf(form.summer), seasonOf(form.other)]
  const [baseFee, platformFee, unitPrice] = [form.baseFee, form.platformFee, form.unitPrice].map(centsOf)
  const [bufferMinutes, unitMinutes] = [form.bufferMinutes, form.unitMinutes].map(minutesOf)
  const isMissing =
    !form.startsOn ||
    !summer ||
    !other ||
    baseFee === undefined ||
    platformFee === undefined ||
    unitPrice === undefined ||
    bufferMinutes === undefined ||
    unitMinutes === undefined
  if (isMissing) return undefined
  return {
    startsOn: form.startsOn,
    voltage: form.voltage,
    summerFrom: form.summerFrom,
    summerUntil: form.summerUntil,
    summer,
    other,
    baseFee,
    platformFee,
    parking: {
      isOn: form.parkingIsOn,
      bufferMinutes,
      unitMinutes,
      unitPrice,
      mostAmount: form.mostAmount === '' ? null : Number(form.mostAmount),
      pauseFrom: form.pauseFrom || null,
      pauseUntil: form.pauseUntil || null,
    },
  }
}

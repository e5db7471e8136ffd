import { z } from 'zod'
import { Day, Money } from '#platform/contract/fields.ts'

/** Summer is from one day of the year to another; everything else is not (R405, R413, R414). */
export const seasonNames = ['summer', 'other'] as const
export type SeasonName = (typeof seasonNames)[number]
/** An off-peak day is one of Taipower's list, whatever its weekday; a holiday is any other Saturday or Sunday. */
export const dayClasses = ['workday', 'holiday', 'offPeakDay'] as const
export type DayClass = (typeof dayClasses)[number]
export const rateModes = ['fixed', 'peakOffPeak'] as const
/** What a community is supplied with; its electricity is bought by the table of that voltage. */
export const voltages = ['low', 'high'] as const
export type Voltage = (typeof voltages)[number]

const missing = { error: '必填欄位不可空白' }
/** 1/100 NT$, at most 9,999.99. */
const Price = z.int(missing).min(0).max(999_999)
const Minutes = z.int(missing).min(0).max(1440)

/** The 24 hours of a day from midnight on: 1 is peak. */
export const Hours = z.string(missing).regex(/^[01]{24}$/, { error: '時段要有 24 格' })
export const noPeak = '0'.repeat(24)

/** What a kWh costs in a season, in 1/100 NT$; a fixed one has one price, said twice, and no peak. */
export const Season = z.object({
  mode: z.enum(rateModes),
  peakPrice: Price,
  offPeakPrice: Price,
  workday: Hours,
  holiday: Hours,
  offPeakDay: Hours,
})
export type Season = z.output<typeof Season>

/** A day of any year: 06-01. */
export const YearDay = z
  .string(missing)
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { error: '日期請填月與日' })
/** A time of the day: 22:00. */
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: '時間請填 00:00 到 23:59' })

/** What is taken from a car that is full and stays (R406): after the buffer so much for each unit that was begun. */
export const Parking = z.object({
  isOn: z.boolean(),
  bufferMinutes: Minutes,
  unitMinutes: Minutes,
  /** 1/100 NT$ a unit. */
  unitPrice: Price,
  /** Whole NT$ of one time; null: no limit. */
  mostAmount: Money.nullable(),
  /** Between these times nothing counts; null: it always does. */
  pauseFrom: Clock.nullable(),
  pauseUntil: Clock.nullable(),
})
export type Parking = z.output<typeof Parking>

/** What a version of the rates says, whole: nothing of it stands in a setting that could change behind it. */
export const TariffContent = z.object({
  startsOn: Day,
  voltage: z.enum(voltages),
  summerFrom: YearDay,
  summerUntil: YearDay,
  summer: Season,
  other: Season,
  /** 1/100 NT$ a month of a household that charged. */
  baseFee: Price,
  /** 1/100 NT$ of each session. */
  platformFee: Price,
  parking: Parking,
})
export type TariffContent = z.output<typeof TariffContent>

/** What pricing needs of a version in force. */
export type Tariff = TariffContent & { tariffId: string; number: number }

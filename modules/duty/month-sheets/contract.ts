import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, line } from '#platform/contract/fields.ts'
import { Month } from '#modules/duty/clock-entries/contract.ts'
import { LeaveKindField, LeavePay } from '#modules/duty/duty-rosters/contract.ts'

const Minutes = z.int()

/** Minutes of overtime by kind; what each is says `overtime-kinds.ts`. */
const Overtime = z.object({
  dayFirst: Minutes,
  dayLater: Minutes,
  restFirst: Minutes,
  restLater: Minutes,
  restFar: Minutes,
  off: Minutes,
  holiday: Minutes,
})

/** A shift that was planned, or one that was worked, or both. */
export const SheetLine = z.object({
  day: z.string(),
  /** '' on days that are none. */
  holiday: z.string(),
  shiftName: z.string(),
  /** Minutes of the day, 07:00; null: it was not planned. */
  plannedFrom: z.string().nullable(),
  plannedUntil: z.string().nullable(),
  inAt: Instant.nullable(),
  outAt: Instant.nullable(),
  rest: Minutes,
  worked: Minutes,
  late: Minutes,
  early: Minutes,
  isAbsent: z.boolean(),
  isCorrected: z.boolean(),
  isStandIn: z.boolean(),
  /** Overtime of the whole day, on its first line. */
  overtime: Minutes,
  remark: z.string(),
  /** Leave of the day, on its first line; sheets of before have none. */
  leave: z
    .object({ kind: LeaveKindField.meta({ wire: 'LeaveKind' }), minutes: Minutes })
    .nullable()
    .default(null),
})
export type SheetLine = z.output<typeof SheetLine>

export const Sheet = z.object({
  month: z.string(),
  personId: Id,
  personName: z.string(),
  companyName: z.string(),
  jobTitle: z.string(),
  /** Of an agreement by Art. 84-1 that holds in the month; '': the act alone. */
  agreementNumber: z.string(),
  lines: z.array(SheetLine),
  planned: Minutes,
  worked: Minutes,
  normal: Minutes,
  late: Minutes,
  lateCount: z.int(),
  early: Minutes,
  absentCount: z.int(),
  overtime: Overtime,
  /** Leave of the month by kind, and what part of the pay it has, in hundredths. */
  leaves: z.array(LeavePay.extend({ minutes: Minutes })).default([]),
  /** What was worked in other communities of the company, by community; it is in none of the sums above. */
  elsewhere: z.array(z.object({ communityName: z.string(), days: z.int(), minutes: Minutes })).default([]),
  /** Whether the official days off of the year were loaded: without them nothing is a holiday. */
  isCalendarLoaded: z.boolean(),
})
export type Sheet = z.output<typeof Sheet>

const Signature = z.object({ at: Instant, name: z.string() }).nullable()
const Signed = z.object({
  /** SHA-256 of the sheet in hex: what is signed. */
  digest: z.string(),
  isClosed: z.boolean(),
  byPerson: Signature,
  byEmployer: Signature,
  /** Which of the two whoever asks may sign now. */
  maySignPerson: z.boolean(),
  maySignEmployer: z.boolean(),
})
export const SheetView = Signed.extend({ sheet: Sheet })
export type SheetView = z.output<typeof SheetView>

const at = '/api/v1/DutySheet'
const see = { can: 'monthSheets.see', service: [4] } as const

export const monthSheets = contract('monthSheets', {
  listSheets: call({
    ...see,
    method: 'GET',
    path: `${at}/{month}`,
    summary: 'Month sheets: of everybody for whoever signs for the employer, else the own one.',
    takes: z.object({ month: Month }),
    gives: data(z.array(SheetView)),
  }),
  signSheet: call({
    ...see,
    method: 'POST',
    path: `${at}/{month}/{personId}/Sign`,
    summary:
      'Signs a sheet of a closed month, as the person or for the employer; the digest says what was seen. The first signature freezes the sheet.',
    takes: z.object({
      month: Month,
      personId: Id,
      side: z.enum(['person', 'employer']),
      digest: line(64),
      signPath: line(200).meta({ wire: 'SignUrl' }),
    }),
    gives: data(SheetView),
  }),
  exportSheets: call({
    ...see,
    method: 'GET',
    path: `${at}/{month}/Excel`,
    summary: 'The same sheets as a workbook, as a labour inspection asks for them. Audited.',
    takes: z.object({ month: Month }),
    gives: z.object({}),
  }),
})

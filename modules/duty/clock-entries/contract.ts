import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import {
  cursorPage,
  cursorPaging,
  data,
  Day,
  done,
  Id,
  Instant,
  line,
  RowVersion,
  words,
} from '#platform/contract/fields.ts'
import { Proof } from '#modules/duty/duty-keys/contract.ts'
import { ClockEntry, Correction } from './entry-shapes.ts'

export { ClockEntry, Correction }

/** Hours after which a shift without an end is one that was forgotten. */
export const longestHours = 16
/** A total of a long past is counted no further than this. */
export const mostCounted = 10_000

const Minute = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
export const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** When a shift begins and ends, at minutes of the day; it may cross midnight. */
const ShiftTimes = z.object({ name: words(20), from: Minute, until: Minute })

/** How the cells of a roster draw a shift: on paper, in ink, or sunk; what it is says its code. */
export const shiftLooks = ['paper', 'ink', 'sunk'] as const

/** A shift that is chosen at the press and set in the roster. */
export const ShiftClass = ShiftTimes.extend({
  /** One or two characters that stand in the roster and are typed there: 早, 夜, D1. */
  code: words(2),
  look: z.enum(shiftLooks),
  /** Minutes of it that are a break, and no work. */
  restMinutes: z.int().min(0).max(480),
  /** How many people a day needs; 0: nobody has to. */
  needed: z.int().min(0).max(50),
})
export type ShiftClass = z.output<typeof ShiftClass>

const companyFields = {
  companyId: Id,
  name: words(40).meta({ wire: 'CompanyName' }),
  jobTitles: z.array(words(20)).min(1).max(20),
  shiftClasses: z.array(ShiftClass).min(1).max(20),
}
export const Company = z.object({ ...companyFields, rowVersion: RowVersion })
export type Company = z.output<typeof Company>

export const clockFilters = {
  /** Of a person's name or a company's. */
  text: line(60).default(''),
  from: Day.optional().meta({ wire: 'StartDate' }),
  until: Day.optional().meta({ wire: 'EndDate' }),
  /** The own lines only, also of whoever sees all. */
  isOwn: z.boolean().default(false),
}

const Pin = z.string().regex(/^\d{6}$/)
/** By which of them somebody shows who they are; none: the own account. */
const shown = {
  carrierCode: line(60).default(''),
  token: line(120).default(''),
  pin: z.object({ accountId: Id, digits: Pin }).nullable().default(null),
}
/** A press that waited for the line: when it was made, and the proof of it. */
const press = { press: Proof.extend({ pressedAt: Instant }).nullable().default(null) }
const hints = { place: line(40).default(''), photo: line(200).default('').meta({ wire: 'PhotoUrl' }) }
const chosen = { clockId: Id, companyId: Id, jobTitle: words(20), shiftName: words(20) }
const at = '/core/api/ManagerClock'
const clock = { can: 'clockEntries.clock', service: [4] } as const

export const clockEntries = contract('clockEntries', {
  validate: call({
    ...clock,
    method: 'POST',
    path: `${at}/ClockIn/Validation`,
    unaudited: 'it changes nothing; it says who is shown',
    summary:
      'Who would clock in by the own account, a card, a code or a PIN, and what is open of them; a code is not used up by it.',
    takes: z.object(shown),
    gives: data(
      z.object({
        personName: z.string(),
        isCross: z.boolean(),
        open: ClockEntry.nullable(),
        lastOutAt: Instant.nullable(),
        /** For whom, and as what, they clocked in last here; a shift is never taken from it. */
        lastCompany: z.string(),
        lastTitle: z.string(),
        now: Instant,
      }),
    ),
  }),
  clockIn: call({
    ...clock,
    method: 'POST',
    path: `${at}/ClockIn`,
    summary:
      'Clocks in at the time of the server, into the shift that was chosen (R449); a press that waited for the line at its own, where it is proved. The same id again is the same press.',
    takes: z.object({ ...chosen, ...shown, ...press, ...hints, isStandIn: z.boolean().default(false) }),
    gives: data(ClockEntry),
  }),
  clockInNotInCompany: call({
    ...clock,
    method: 'POST',
    path: `${at}/ClockIn/NotInCompany`,
    summary: 'Writes down that somebody came who has no account here: name, company and reason are typed.',
    takes: z.object({
      clockId: Id,
      personName: words(40),
      companyName: words(40),
      jobTitle: words(20),
      shift: ShiftTimes,
      reason: words(100),
    }),
    gives: data(ClockEntry),
  }),
  clockInOneTime: call({
    ...clock,
    method: 'POST',
    path: `${at}/ClockIn/OneTime`,
    summary: 'A one-time account clocks in; who is there in person is typed.',
    takes: z.object({ ...chosen, personName: words(40) }),
    gives: data(ClockEntry),
  }),
  listChoices: call({
    ...clock,
    method: 'GET',
    path: `${at}/CompanyJobTitleAndShiftClass`,
    summary: 'Companies with their job titles and shifts: what is chosen from at the press.',
    takes: z.object({}),
    gives: data(z.array(Company)),
  }),
  listPins: call({
    ...clock,
    method: 'GET',
    path: '/api/v1/ManagerClock/Pin',
    summary: 'Who may show a PIN at the desk.',
    takes: z.object({}),
    gives: data(z.array(z.object({ accountId: Id, name: z.string() }))),
  }),
  savePin: call({
    ...clock,
    method: 'PUT',
    path: '/api/v1/ManagerClock/Pin',
    summary: 'Sets the own PIN, or (null) takes it away.',
    takes: z.object({ digits: Pin.nullable() }),
    gives: done,
  }),
  listNoClockOut: call({
    ...clock,
    method: 'GET',
    path: `${at}/NoClockOut`,
    summary: 'Shifts without an end: own ones, and of everybody for whoever sees all.',
    takes: z.object({ isOwn: z.boolean().default(false) }),
    gives: data(z.array(ClockEntry)),
  }),
  clockOut: call({
    ...clock,
    method: 'POST',
    path: `${at}/{clockId}/ClockOut`,
    summary:
      'Clocks out at the time of the server. Again, and on another device, it is the first press that counts.',
    takes: z.object({ clockId: Id, ...shown, ...press }),
    gives: data(ClockEntry),
  }),
  clockOutOneTime: call({
    ...clock,
    method: 'POST',
    path: `${at}/{clockId}/ClockOut/OneTime`,
    summary: 'Clocks somebody out whose name was typed.',
    takes: z.object({ clockId: Id }),
    gives: data(ClockEntry),
  }),
  list: call({
    ...clock,
    method: 'GET',
    path: at,
    summary: 'Lines of the clock, the newest first: own ones, and everybody’s for whoever sees all.',
    takes: z.object({ ...clockFilters, ...cursorPaging }),
    gives: cursorPage(ClockEntry),
  }),
  exportFile: call({
    ...clock,
    method: 'GET',
    path: `${at}/Excel`,
    summary: 'The same lines as a workbook: also the copy that a person may ask for. Audited.',
    takes: z.object(clockFilters),
    gives: z.object({}),
  }),
  saveRemark: call({
    ...clock,
    method: 'PUT',
    path: `${at}/{clockId}`,
    summary: 'Writes the remark of a line (R451); refused in a closed month.',
    takes: z.object({ clockId: Id, remark: line(100) }),
    gives: done,
  }),
  askCorrection: call({
    ...clock,
    method: 'POST',
    path: '/api/v1/ManagerClock/{clockId}/Correction',
    summary: 'Asks for other times, with a reason; a second person decides.',
    takes: z.object({
      correctionId: Id,
      clockId: Id,
      clockedInAt: Instant,
      clockedOutAt: Instant,
      reason: words(100),
    }),
    gives: done,
  }),
  askMissing: call({
    ...clock,
    method: 'POST',
    path: '/api/v1/ManagerClock/Missing',
    summary: 'Asks for a line of one’s own that is not there, with a reason; a second person decides.',
    takes: z.object({
      correctionId: Id,
      companyId: Id,
      jobTitle: words(20),
      shiftName: words(20),
      clockedInAt: Instant,
      clockedOutAt: Instant,
      reason: words(100),
    }),
    gives: done,
  }),
  listCorrections: call({
    service: [4],
    can: 'clockEntries.decide',
    method: 'GET',
    path: '/api/v1/ManagerClock/Correction',
    summary: 'Corrections that wait for somebody.',
    takes: z.object({}),
    gives: data(z.array(Correction)),
  }),
  decideCorrection: call({
    service: [4],
    can: 'clockEntries.decide',
    method: 'POST',
    path: '/api/v1/ManagerClock/Correction/{correctionId}/Decide',
    summary: 'Approves or refuses a correction; neither who asked for it, nor whose it is.',
    takes: z.object({ correctionId: Id, isApproved: z.boolean() }),
    gives: done,
  }),
  listMonths: call({
    service: [4],
    can: 'clockEntries.view',
    method: 'GET',
    path: '/api/v1/ManagerClock/Month',
    summary: 'Months that are closed, the newest first.',
    takes: z.object({}),
    gives: data(z.array(z.object({ month: z.string(), closedAt: Instant, closedBy: z.string() }))),
  }),
  closeMonth: call({
    service: [4],
    can: 'clockEntries.close',
    method: 'POST',
    path: '/api/v1/ManagerClock/Month',
    summary: 'Closes a month that is over and whole: nothing of it changes any more.',
    takes: z.object({ month: Month }),
    gives: done,
  }),
  saveCompany: call({
    service: [4],
    can: 'clockEntries.configure',
    method: 'PUT',
    path: '/api/v1/ManagerClock/Company/{companyId}',
    summary: 'Saves a company with its job titles and shifts; version 0 makes one.',
    takes: Company,
    gives: done,
  }),
})

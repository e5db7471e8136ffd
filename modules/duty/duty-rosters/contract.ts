import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, Instant, line, Money, RowVersion, words } from '#platform/contract/fields.ts'
import { Company, Month } from '#modules/duty/clock-entries/contract.ts'
import { CompanyLimits } from './company-limits.ts'
import { Leave, LeaveKindField, LeaveMinutes, LeavePay, LeaveRequest } from './leave-kinds.ts'
import { RosterShift, ShiftElsewhere, Swap } from './roster-shapes.ts'

export { CompanyLimits, Leave, LeaveKindField, LeavePay, LeaveRequest, RosterShift, ShiftElsewhere, Swap }

/** Signs of shifts one after the other; 休 is a day off: 日日夜夜休休, or D1 D1 休 with spaces. */
const Pattern = words(80)

export const RosterCompany = Company.extend({
  limits: CompanyLimits,
  patterns: z.array(Pattern).max(10),
  rulesVersion: RowVersion,
  /** Communities in which it is the same company. */
  joined: z.array(z.string()),
})
export type RosterCompany = z.output<typeof RosterCompany>

const personFields = {
  personId: Id,
  companyId: Id,
  accountId: Id.nullable(),
  name: words(40).meta({ wire: 'PersonName' }),
  jobTitle: words(20),
  agreementNumber: line(60),
  agreementFrom: Day.nullable(),
  hourlyPay: Money.max(100_000),
  rowVersion: RowVersion,
}
export const RosterPerson = z.object({ ...personFields, homeName: z.string() })
export type RosterPerson = z.output<typeof RosterPerson>

const Wish = z.object({ personId: Id, day: z.string(), note: z.string() })
export const Version = z.object({
  version: z.int(),
  publishedAt: Instant,
  publishedBy: z.string(),
  reason: z.string(),
  breachCount: z.int(),
})

export const RosterMonth = z.object({
  rowVersion: z.int(),
  companies: z.array(RosterCompany),
  people: z.array(RosterPerson),
  /** Accounts of the community that are not in the roster yet. */
  accounts: z.array(z.object({ accountId: Id, name: z.string() })),
  /** What is planned of the month, and what is published of the days around it that limits look at. */
  shifts: z.array(RosterShift),
  elsewhere: z.array(ShiftElsewhere),
  wishes: z.array(Wish),
  leaves: z.array(Leave),
  /** Those about the month, and all that wait. */
  leaveRequests: z.array(LeaveRequest),
  leavePay: z.array(LeavePay),
  swaps: z.array(Swap),
  /** Days off of the month by the official table, and what it calls them; weekends where it was not loaded. */
  daysOff: z.array(z.object({ day: z.string(), note: z.string() })),
  isCalendarLoaded: z.boolean(),
  versions: z.array(Version),
  /** Something changed since it was published last. */
  isChanged: z.boolean(),
})
export type RosterMonth = z.output<typeof RosterMonth>

export const OwnRoster = z.object({
  personId: Id.nullable(),
  isPublished: z.boolean(),
  shifts: z.array(RosterShift),
  wishes: z.array(Wish),
  leaves: z.array(Leave),
  /** One’s own, and for whoever plans those that wait for them; swaps likewise. */
  leaveRequests: z.array(LeaveRequest),
  swaps: z.array(Swap),
  colleagues: z.array(z.object({ personId: Id, name: z.string(), shifts: z.array(RosterShift) })),
})
export type OwnRoster = z.output<typeof OwnRoster>

export const StandIn = z.object({
  who: Id,
  name: z.string(),
  jobTitle: z.string(),
  communityName: z.string(),
  /** Minutes of the month with this shift, and of rest to the nearest other one; null: none is near. */
  monthMinutes: z.int(),
  restMinutes: z.int().nullable(),
})
export type StandIn = z.output<typeof StandIn>

/** Who is on duty, or should be: by the clock, by the roster, or both. */
export const OnDuty = z.object({
  name: z.string(),
  companyName: z.string(),
  jobTitle: z.string(),
  shiftName: z.string(),
  from: z.string(),
  until: z.string(),
  /** in: clocked in; due: the shift begins now; late: it began over ten minutes ago without a press. */
  state: z.enum(['in', 'due', 'late']),
  since: Instant.nullable(),
})
export type OnDuty = z.output<typeof OnDuty>

/** A company by its community: clients of several communities may make the same id. */
const CompanyOf = z.object({ communityId: Id, companyId: Id })
const at = '/api/v1/DutyRoster'
const plan = { can: 'dutyRosters.plan', service: [4] } as const
const see = { can: 'dutyRosters.see', service: [4] } as const

export const dutyRosters = contract('dutyRosters', {
  readMonth: call({
    ...plan,
    method: 'GET',
    path: `${at}/Month/{month}`,
    summary: 'A month as it is planned, with everything that its limits look at.',
    takes: z.object({ month: Month }),
    gives: data(RosterMonth),
  }),
  saveCells: call({
    ...plan,
    method: 'PUT',
    path: `${at}/Month/{month}/Cell`,
    summary:
      'Sets or clears shifts; each says what stood there before, and nothing is written where it is not so.',
    takes: z.object({
      month: Month,
      changes: z
        .array(z.object({ personId: Id, day: Day, before: line(2), code: line(2) }))
        .min(1)
        .max(1000),
    }),
    gives: data(z.object({ rowVersion: z.int() })),
  }),
  publish: call({
    ...plan,
    method: 'POST',
    path: `${at}/Month/{month}/Publish`,
    summary: 'Publishes a month; where it breaks a limit, only with a reason, which is kept with the name.',
    takes: z.object({ month: Month, rowVersion: RowVersion, reason: line(200).default('') }),
    gives: data(Version),
  }),
  savePerson: call({
    ...plan,
    method: 'PUT',
    path: `${at}/Person/{personId}`,
    summary: 'Puts somebody into the roster, or changes what is known of them; version 0 makes one.',
    takes: z.object(personFields),
    gives: done,
  }),
  retirePerson: call({
    ...plan,
    method: 'DELETE',
    path: `${at}/Person/{personId}`,
    summary: 'Takes somebody out of the roster; what was published of them stays.',
    takes: z.object({ personId: Id }),
    gives: done,
  }),
  saveRules: call({
    ...plan,
    method: 'PUT',
    path: `${at}/Company/{companyId}`,
    summary: 'Saves the limits and patterns of a company.',
    takes: z.object({
      companyId: Id,
      limits: CompanyLimits,
      patterns: z.array(Pattern).max(10),
      rulesVersion: RowVersion,
    }),
    gives: done,
  }),
  listJoinable: call({
    ...plan,
    method: 'GET',
    path: `${at}/Joinable`,
    summary: 'Companies of the other communities of which the caller is an admin as well.',
    takes: z.object({}),
    gives: data(z.array(CompanyOf.extend({ name: z.string(), communityName: z.string() }))),
  }),
  joinCompany: call({
    ...plan,
    method: 'POST',
    path: `${at}/Company/{companyId}/Join`,
    summary: 'Two companies are one, or (null) this one stands alone; an admin of all says so.',
    takes: z.object({ companyId: Id, other: CompanyOf.nullable() }),
    gives: done,
  }),
  listStandIns: call({
    ...plan,
    method: 'GET',
    path: `${at}/StandIn`,
    summary: 'Who of other communities of the company could take a shift without breaking a limit.',
    takes: z.object({ companyId: Id, day: Day, code: words(2) }),
    gives: data(z.array(StandIn)),
  }),
  addStandIn: call({
    ...plan,
    method: 'POST',
    path: `${at}/StandIn`,
    summary: 'Puts somebody of another community of the company into this roster.',
    takes: z.object({ personId: Id, companyId: Id, who: Id }),
    gives: data(RosterPerson),
  }),
  readOwn: call({
    ...see,
    method: 'GET',
    path: `${at}/Own/{month}`,
    summary: 'One’s own shifts as published, wishes and swaps, and when colleagues are on duty.',
    takes: z.object({ month: Month }),
    gives: data(OwnRoster),
  }),
  saveWish: call({
    ...see,
    method: 'PUT',
    path: `${at}/Wish`,
    summary: 'Wishes a day off, or takes the wish back: one’s own, or anybody’s by whoever plans.',
    takes: z.object({ personId: Id, day: Day, isWished: z.boolean(), note: line(60).default('') }),
    gives: done,
  }),
  saveLeave: call({
    ...plan,
    method: 'PUT',
    path: `${at}/Leave`,
    summary: 'Writes leave of a day down, one for each, or (null) takes it back; refused in a closed month.',
    takes: z.object({
      personId: Id,
      day: Day,
      kind: LeaveKindField.nullable().meta({ wire: 'LeaveKind' }),
      minutes: LeaveMinutes,
      note: line(60).default(''),
    }),
    gives: done,
  }),
  saveLeavePay: call({
    ...plan,
    method: 'PUT',
    path: `${at}/Leave/Pay`,
    summary: 'What part of the pay each kind of leave has; never less than the law.',
    takes: z.object({ pay: z.array(LeavePay).max(10) }),
    gives: done,
  }),
  askSwap: call({
    ...see,
    method: 'POST',
    path: `${at}/Swap`,
    summary: 'Asks a colleague to take a shift, for one of theirs or for nothing.',
    takes: z.object({
      swapId: Id,
      personId: Id,
      day: Day,
      otherId: Id,
      otherDay: Day.nullable(),
      reason: words(100),
    }),
    gives: done,
  }),
  answerSwap: call({
    ...see,
    method: 'POST',
    path: `${at}/Swap/{swapId}/Answer`,
    summary: 'The colleague agrees or does not; whoever asked may take it back.',
    takes: z.object({ swapId: Id, isAgreed: z.boolean() }),
    gives: done,
  }),
  decideSwap: call({
    ...plan,
    method: 'POST',
    path: `${at}/Swap/{swapId}/Decide`,
    summary: 'Approves a swap that both want, or refuses it; approved, the roster changes at once.',
    takes: z.object({ swapId: Id, isApproved: z.boolean(), reason: line(200).default('') }),
    gives: done,
  }),
  listOnDuty: call({
    ...see,
    method: 'GET',
    path: `${at}/OnDuty`,
    summary: 'Who is on duty now, by the clock and by the published roster.',
    takes: z.object({}),
    gives: data(z.array(OnDuty)),
  }),
})

import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { Day, done, Id, line } from '#platform/contract/fields.ts'
import { LeaveKindField, LeaveMinutes } from './leave-kinds.ts'

const at = '/api/v1/DutyRoster/Leave/Request'
const service = [4]

/** Leave that people of the roster ask for, each for a day, and whoever plans grants or refuses. */
export const leaveRequests = contract('leaveRequests', {
  ask: call({
    method: 'POST',
    path: at,
    summary: 'Asks for leave of a day for oneself. The same id again is the same request.',
    can: 'dutyRosters.see',
    service,
    takes: z.object({
      requestId: Id,
      day: Day,
      kind: LeaveKindField.meta({ wire: 'LeaveKind' }),
      minutes: LeaveMinutes,
      note: line(60).default(''),
    }),
    gives: done,
  }),
  end: call({
    method: 'POST',
    path: `${at}/{requestId}/End`,
    summary: 'Takes one’s own request back while it waits.',
    can: 'dutyRosters.see',
    service,
    takes: z.object({ requestId: Id }),
    gives: done,
  }),
  decide: call({
    method: 'POST',
    path: `${at}/{requestId}/Decide`,
    summary:
      'Grants leave, which then stands in the roster, or refuses it with a reason; somebody else than who asked.',
    can: 'dutyRosters.plan',
    service,
    takes: z.object({ requestId: Id, isGranted: z.boolean(), reason: line(100).default('') }),
    gives: done,
  }),
})

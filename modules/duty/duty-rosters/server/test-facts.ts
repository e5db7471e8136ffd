import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

const kept = { kept: '勞動基準法第 30 條：班表與出勤紀錄同存五年。' }
const after = 'dutyRosters.shifts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'duty_person',
      columns: 'name job_title agreement_number agreement_from home_name',
      after,
      onRequest: 'dutyRosters',
    },
    { table: 'duty_leave', columns: 'kind note', after, onRequest: kept },
    { table: 'duty_leave_request', columns: 'kind note decision_reason', after, onRequest: kept },
    { table: 'duty_wish', columns: 'note', after, onRequest: kept },
    { table: 'duty_swap', columns: 'reason decision_reason', after, onRequest: kept },
    { table: 'duty_roster_version', columns: 'reason breaches shifts', after, onRequest: kept },
  ],
  plain: {
    duty_company_rule: 'limits patterns',
    duty_roster: 'month',
    duty_shift: 'stage day code look shift_name shift_from shift_until',
    duty_cell_change: 'day',
    duty_roster_version: 'month',
    duty_leave: 'day',
    duty_leave_request: 'day',
    duty_leave_pay: 'kind',
    duty_wish: 'day',
    duty_swap: 'day other_day',
  },
  ids: {
    'dutyRosters:communityId': 'community',
    'dutyRosters:companyId': 'duty_company',
    'dutyRosters:personId': 'duty_person',
    'dutyRosters:otherId': 'duty_person',
    'dutyRosters:who': 'duty_person',
    'dutyRosters:swapId': 'duty_swap',
    'leaveRequests:requestId': 'duty_leave_request',
  },
  rows: { community: 'select id from community where id = $1' },
  made: [
    'dutyRosters.savePerson:personId',
    'dutyRosters.addStandIn:personId',
    'dutyRosters.askSwap:swapId',
    'leaveRequests.ask:requestId',
  ],
  more: [
    `insert into duty_leave_request (community_id, id, person_id, day, kind, minutes, asked_at, asked_by, asked_by_name)
     select $1, $2, p.id, '2030-01-01', 'annual', 480, now(), '${desk}', '陳怡君' from duty_person p where p.community_id = $1 limit 1`,
    `insert into duty_swap (community_id, id, person_id, day, other_id, reason, asked_at, asked_by, asked_by_name)
     select $1, $2, p.id, '2030-01-01', o.id, '家裡有事', now(), '${desk}', '陳怡君'
     from duty_person p, duty_person o where p.community_id = $1 and o.community_id = $1 and p.id <> o.id limit 1`,
  ],
}

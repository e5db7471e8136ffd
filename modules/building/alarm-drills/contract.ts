import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { cursorPage, cursorPaging, data, Id, Instant, RowVersion } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { pointId } from '#modules/building/alarm-points/contract.ts'
import { Drill, DrillPlan, drillKinds } from './shapes.ts'

export const planChanged = (who: string, when: string) =>
  problem(409_22_051, `${who}已於${when}改過每週演練，請看過新的內容再儲存。`)
export const drillIdTaken = () => problem(409_22_052, '這次演練已用同一個編號開始過；請重新整理。')
export const drillRuns = () => problem(409_22_053, '另一次演練還在進行，請等它結束。')
export const pointAbnormal = () =>
  problem(409_22_054, '這個測點目前異常，或有警報還沒結案，不能演練；請先處理完那件警報。')
export const pointSilenced = () => problem(409_22_055, '這個測點靜音中，不能演練；請先結束靜音。')
export const pointMaintained = () => problem(409_22_056, '這個測點維護中，不能演練；請先結束維護。')
export const pointSwitchedOff = () => problem(409_22_057, '這個測點已關閉通知，不能演練；請先開啟通知。')
export const pointNeeded = () =>
  problem(400_22_051, '演練請選一個監看中的公共測點；合成的測點與住戶求救不能演練。')

const service = [24, 56] as const
const path = '/api/v1/Alarm/Drill'
const ShownPlan = DrillPlan.extend({
  version: RowVersion,
  changedAt: Instant.nullable(),
  changedBy: z.string(),
})
export type ShownPlan = z.output<typeof ShownPlan>

export const mostCounted = 10_000

export const alarmDrills = contract('alarmDrills', {
  showPlan: call({
    method: 'GET',
    path: `${path}/Plan`,
    summary: 'When the weekly drill is, and of which point.',
    can: 'alarmDrills.view',
    service,
    takes: z.object({}),
    gives: data(ShownPlan),
  }),
  savePlan: call({
    method: 'PUT',
    path: `${path}/Plan`,
    summary: 'Saves it over the version that the person saw.',
    can: 'alarmDrills.configure',
    service,
    takes: DrillPlan.extend({ version: RowVersion }),
    gives: data(ShownPlan),
  }),
  list: call({
    method: 'GET',
    path,
    summary: 'Drills, the newest first, with what is certified of each step.',
    can: 'alarmDrills.view',
    service,
    takes: z.object({ ...cursorPaging }),
    gives: cursorPage(Drill),
  }),
  get: call({
    method: 'GET',
    path: `${path}/{drillId}`,
    summary: 'One drill: each step, who was told by what, and who did not answer.',
    can: 'alarmDrills.view',
    service,
    takes: z.object({ drillId: Id }),
    gives: data(Drill),
  }),
  start: call({
    method: 'POST',
    path,
    summary:
      'Begins a drill: Lobby says the signal itself (auto), or waits for the contact in the building (contact).',
    can: 'alarmDrills.configure',
    service,
    takes: z.object({ drillId: Id, pointId, kind: z.enum(drillKinds) }),
    gives: data(Drill),
  }),
})

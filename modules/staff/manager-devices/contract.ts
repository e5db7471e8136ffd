import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, line, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** A card of a manager, or the phone by which one is tracked on patrol (R079, R087). */
export const ManagerDevice = z.object({
  id: Id,
  kind: z.enum(['card', 'phone']),
  /** Its end; the whole code is not shown again. */
  codeEnd: z.string(),
  name: z.string(),
  addedAt: Instant,
})
export type ManagerDevice = z.output<typeof ManagerDevice>

export const notACard = () => problem(400673, '這不是感應卡的卡號，請再感應一次。')
export const unusableCard = () => problem(400674, '這張卡每次感應的號碼不同或不完整，無法登記，請換一張卡。')
export const notAPhone = () => problem(400675, '條碼長度不符！')
export const cardTaken = (name: string) => problem(409673, `這張卡已登記給「${name}」。`)
export const phoneTaken = (name: string) => problem(409674, `這支手機已是「${name}」的追蹤手機。`)
export const deviceIdTaken = () => problem(409675, '同一次登記已存成另一個裝置，請關閉視窗後重新登記。')

const own = { can: 'managerDevices.manage' } as const

export const managerDevices = contract('managerDevices', {
  list: call({
    method: 'GET',
    path: '/api/v1/Account/Device',
    summary: 'The cards and the tracking phone of the own manager account.',
    can: 'managerDevices.manage',
    takes: z.object({}),
    gives: data(z.array(ManagerDevice)),
  }),
  addCard: call({
    ...own,
    method: 'POST',
    path: '/api/v1/Account/Device/Card',
    summary: 'Puts a card down for the own manager account; the client makes the id.',
    takes: z.object({ id: Id, carrierCode: words(60), name: line(20) }),
    gives: done,
  }),
  setPhone: call({
    ...own,
    method: 'PUT',
    path: '/api/v1/Account/Device/Phone',
    summary: 'Makes a phone the tracking phone of the own manager account, in place of another one (R087).',
    takes: z.object({ id: Id, deviceSn: words(40), name: line(20) }),
    gives: done,
  }),
  remove: call({
    ...own,
    method: 'POST',
    path: '/api/v1/Account/Device/{id}/Remove',
    summary: 'Takes a card or the tracking phone off the own account.',
    takes: z.object({ id: Id }),
    gives: done,
  }),
})

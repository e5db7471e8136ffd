import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { done, Id, paragraphs, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

export const longestTypeName = 10
export const longestCannedName = 20
export const longestCanned = 500
export const mostDueHours = 720

export const typeChanged = (name: string) =>
  problem(409_28_105, `「${name}」剛被另一位管理人員改過，請看過新的內容再儲存。`)
export const typeNameTaken = (name: string) => problem(409_28_106, `已經有「${name}」，請改用別的名稱。`)
export const typeIdTaken = () => problem(409_28_107, '同一次新增已存成另一項，請關閉視窗後重新新增。')
export const typeOrderChanged = () =>
  problem(409_28_108, '順序剛被另一位管理人員改過，請看過新的順序再排一次。')
export const lastType = () => problem(409_28_109, '至少要留一個類型，住戶才能寫意見。')

const change = { can: 'messages.setUp', service: [33], gives: done } as const
const types = '/api/v1/Message/Setting/Type'
const canned = '/api/v1/Message/Setting/Canned'
const typeId = Id.meta({ wire: 'Id' })
const cannedId = Id.meta({ wire: 'Id' })
const type = {
  name: words(longestTypeName),
  dueHours: z.int().min(1).max(mostDueHours),
  onOfficeDays: z.boolean(),
}
const reply = {
  name: words(longestCannedName),
  content: paragraphs(longestCanned).refine((text) => text !== '', { error: '請填寫' }),
}
const ids = z.array(Id).min(1).max(200)
const seen = { rowVersion: RowVersion }

/** What managers decide about messages: their kinds with due times, and replies that are ready. */
export const messageSettings = contract('messageSettings', {
  addType: call({
    ...change,
    method: 'POST',
    path: types,
    summary: 'Adds a kind at the end. The same id with the same name is the same kind again.',
    takes: z.object({ typeId, ...type }),
  }),
  changeType: call({
    ...change,
    method: 'PUT',
    path: `${types}/{typeId}`,
    summary: 'Changes a kind as it was seen; messages that are open keep when they are due.',
    takes: z.object({ typeId: Id, ...seen, ...type }),
  }),
  retireType: call({
    ...change,
    method: 'PATCH',
    path: `${types}/{typeId}/Retire`,
    summary: 'Offers a kind no more, or again.',
    takes: z.object({ typeId: Id, ...seen, isRetired: z.boolean() }),
  }),
  reorderTypes: call({
    ...change,
    method: 'PUT',
    path: `${types}/Order`,
    summary: 'Puts the kinds that are offered in this order; `Seen` is the order that the person saw.',
    takes: z.object({ typeIds: ids, seen: ids }),
  }),
  addCanned: call({
    ...change,
    method: 'POST',
    path: canned,
    summary: 'Adds a reply that is ready. The same id with the same name is the same reply again.',
    takes: z.object({ cannedId, ...reply }),
  }),
  changeCanned: call({
    ...change,
    method: 'PUT',
    path: `${canned}/{cannedId}`,
    summary: 'Changes a reply that is ready, as it was seen.',
    takes: z.object({ cannedId: Id, ...seen, ...reply }),
  }),
  retireCanned: call({
    ...change,
    method: 'PATCH',
    path: `${canned}/{cannedId}/Retire`,
    summary: 'Offers a reply no more, or again.',
    takes: z.object({ cannedId: Id, ...seen, isRetired: z.boolean() }),
  }),
  reorderCanned: call({
    ...change,
    method: 'PUT',
    path: `${canned}/Order`,
    summary: 'Puts the ready replies in this order; the first three have keys.',
    takes: z.object({ cannedIds: ids, seen: ids }),
  }),
})

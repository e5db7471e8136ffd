import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { content, messageId, senderName, Status } from './shapes.ts'

/** Messages that one household may send in a day. */
export const mostADay = 10

export const formClosed = () => problem(404_28_102, '這個連結已失效，或社區未開放線上意見；請洽管理中心。')
export const tooManyToday = () =>
  problem(429_28_101, `今天已送出 ${mostADay} 則，請明天再送，急事請直接打電話給管理中心。`, {
    retryAfter: 3600,
  })
export const tooManyFromHere = (seconds: number) =>
  problem(429_28_102, `送出太多次，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試。`, {
    retryAfter: seconds,
  })

const token = verbatim(120)
const path = '/api/v1/Message/Form/{token}'

/** What a household writes by its own link, and what was replied. */
export const messageForms = contract('messageForms', {
  show: call({
    method: 'GET',
    path,
    summary:
      'The household’s page: kinds of messages, and its own with their replies, which are seen by that.',
    can: 'public',
    takes: z.object({ token }),
    gives: data(
      z.object({
        communityName: z.string(),
        label: z.string().meta({ wire: 'TabletNote' }),
        types: z.array(z.object({ typeId: Id, name: z.string(), dueHours: z.int() })),
        messages: z.array(
          z.object({
            messageId,
            senderName: z.string().meta({ wire: 'Name' }),
            content: z.string(),
            status: Status,
            at: Instant,
            replies: z.array(z.object({ content: z.string(), at: Instant, fileCount: z.int() })),
          }),
        ),
      }),
    ),
  }),
  send: call({
    method: 'POST',
    path,
    summary: 'A resident writes to the management. The same id with the same words is the same message.',
    can: 'public',
    takes: z.object({ token, messageId, senderName, typeId: Id, content }),
    gives: data(z.object({ messageId, dueAt: Instant })),
  }),
})

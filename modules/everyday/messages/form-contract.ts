import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { content, MessageFile, messageId, senderName, Status } from './shapes.ts'

/** Messages that one household may send in a day. */
export const mostADay = 10

/** Photos that go with one message. */
export const mostPhotos = 3

export const tooManyPhotos = () => problem(409_28_111, `一則最多附 ${mostPhotos} 張照片。`)
export const writtenOnClosed = () => problem(409_28_113, '這一則已結案或併入另一則，請另寫一則。')
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
        types: z.array(
          z.object({ typeId: Id, name: z.string(), dueHours: z.int(), onOfficeDays: z.boolean() }),
        ),
        messages: z.array(
          z.object({
            messageId,
            senderName: z.string().meta({ wire: 'Name' }),
            content: z.string(),
            status: Status,
            /** Whether the household may write on in it. */
            isOpen: z.boolean(),
            at: Instant,
            photos: z.array(MessageFile),
            replies: z.array(
              z.object({
                content: z.string(),
                at: Instant,
                files: z.array(MessageFile),
                /** What the household wrote on, not the management. */
                isOwn: z.boolean(),
              }),
            ),
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
  writeOn: call({
    method: 'POST',
    path: `${path}/{messageId}/Answer/{lineId}`,
    summary:
      'A household writes on in an open message, which is new again. The same id with the same words is the same.',
    can: 'public',
    takes: z.object({ token, messageId, lineId: Id, content }),
    gives: data(z.object({ dueAt: Instant })),
  }),
  openFile: call({
    method: 'GET',
    path: `${path}/File`,
    summary: 'A file of a reply to this household.',
    can: 'public',
    takes: z.object({ token, path: verbatim(200) }),
    gives: z.object({}),
  }),
  addPhoto: call({
    method: 'POST',
    path: `${path}/{messageId}/Photo/{photoId}`,
    summary: 'A photo for a message that was just sent, three at most; the same id is the same photo.',
    can: 'public',
    body: 'file',
    takes: z.object({ token, messageId, photoId: Id }),
    gives: data(z.object({ count: z.int() })),
  }),
})

import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, line, page, paging, RowVersion, verbatim, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import {
  CannedReply,
  content,
  householdId,
  MessageDetail,
  messageId,
  MessageRow,
  MessageType,
  senderName,
  Status,
} from './shapes.ts'

/** Files that one reply may carry, bytes of each, and what they may be. */
export const fileLimits = {
  most: 2,
  bytes: 10 * 1024 * 1024,
  kinds: ['png', 'jpg', 'jpeg', 'webp', 'pdf'],
} as const

const base = '/core/api/Message'
const own = '/api/v1/Message'
const service = [33] as const
const see = { can: 'messages.view', service } as const
const handle = { can: 'messages.handle', service } as const

export const messageIdTaken = () => problem(409_28_101, '這一則已用同一個編號存成另一則，請重新整理後再送。')
export const messageChangedBy = () => problem(409_28_102, '這一則剛剛被別人處理過，請看過新的內容再繼續。')
export const repliedMeanwhile = (who: string) =>
  problem(409_28_112, `${who}剛回覆過這一則，請看過再決定要不要送出。`)
export const mergeLoop = () => problem(409_28_103, '不能併入自己，或併入已經併走的一則。')
export const mergeIntoClosed = () => problem(409_28_852, '要併入的那一則已結案；請先重新處理那一則，再併入。')
export const mergedAlready = () => problem(409_28_104, '這一則已併入另一則，請到那一則處理。')
export const becameAlready = () => problem(409_28_110, '這一則已經轉過，請看過新的內容再繼續。')
export const accountDeactivated = () => problem(404_28_101, '這一戶的帳號已停用，對方不會收到回覆。')
export const fileNotTaken = () => problem(415_28_101, '檔案請用 PNG、JPEG、WebP 圖片或 PDF。')
export const typeGone = () => problem(400_28_101, '這個類型已停用，請改選其他類型。')
export const nobodyToAssign = () => problem(400_28_102, '這個人不在這個社區，或已停用，請改選其他人。')

const narrowing = {
  view: z.enum(['open', 'closed', 'all']).default('all'),
  typeId: Id.optional(),
  assigneeId: Id.optional(),
  keyword: line(40).default(''),
}

export const messages = contract('messages', {
  list: call({
    ...see,
    method: 'GET',
    path: `${base}/List`,
    summary:
      'Messages of residents (R454, R455): open ones by when they are due, then closed ones, the newest first.',
    takes: z.object({ ...narrowing, ...paging }),
    gives: page(MessageRow),
  }),
  listTypes: call({
    ...see,
    method: 'GET',
    path: `${base}/Type`,
    summary: 'Kinds of messages in their order, with the hours in which they are answered; retired ones too.',
    takes: z.object({}),
    gives: data(z.array(MessageType)),
  }),
  countOpen: call({
    ...see,
    method: 'GET',
    path: `${base}/Total`,
    summary: 'How many are new, being handled, closed, and how many of the open ones are past due.',
    takes: z.object({}),
    gives: data(z.object({ new: z.int(), handling: z.int(), closed: z.int(), overdue: z.int() })),
  }),
  export: call({
    ...handle,
    method: 'GET',
    path: `${base}/Export`,
    summary: 'The list with its filters as a workbook, the newest 5,000, with masked names; audited.',
    takes: z.object(narrowing),
    gives: z.object({}),
    inTransaction: 'it writes down what it hands out',
  }),
  show: call({
    ...see,
    method: 'GET',
    path: `${base}/Detail`,
    summary: 'One message with everything that was said and done about it (R455); the view is audited.',
    takes: z.object({ messageId }),
    gives: data(MessageDetail),
    inTransaction: 'it writes down who looked',
  }),
  showFileLimits: call({
    ...see,
    method: 'GET',
    path: `${base}/FileLimited`,
    summary: 'How many files a reply may carry, how large, and of which kinds.',
    takes: z.object({}),
    gives: data(
      z.object({
        maxCount: z.int(),
        maxSize: z.int(),
        extensions: z.array(z.string()),
      }),
    ),
  }),
  keepFile: call({
    ...handle,
    method: 'POST',
    path: `${base}/UploadReplyFile`,
    summary:
      'Takes a file for a reply (R455): an image or a PDF of at most 10 MB; its path is named by the reply.',
    body: 'file',
    takes: z.object({}),
    gives: data(z.object({ path: z.string() })),
  }),
  reply: call({
    ...handle,
    method: 'POST',
    path: `${base}/Reply`,
    summary: 'Replies to a message (R454); it is being handled then, or closed at once.',
    takes: z.object({
      messageId,
      replyId: Id,
      content,
      files: z.array(line(200)).max(fileLimits.most).default([]),
      isClosing: z.boolean().default(false),
      /** How many turns the writer had seen, by the desk and the household: one that came since is read first. */
      seenReplies: z.int().min(0).max(10_000).optional().meta({ wire: 'SeenReplyCount' }),
    }),
    gives: data(MessageDetail),
  }),
  openFile: call({
    ...see,
    method: 'GET',
    path: `${own}/File`,
    summary: 'A short-lived link to a file of a reply; the view is audited.',
    takes: z.object({ messageId, path: verbatim(200) }),
    gives: data(z.object({ url: z.string() })),
    inTransaction: 'it writes down who looked',
  }),
  write: call({
    ...handle,
    method: 'POST',
    path: own,
    summary: 'The desk writes down what a resident said at the counter or by telephone.',
    takes: z.object({ messageId, householdId, senderName, typeId: Id, content }),
    gives: data(MessageDetail),
  }),
  listAssignees: call({
    ...see,
    method: 'GET',
    path: `${own}/Assignee`,
    summary: 'Who may be given a message: whoever works here and may handle them.',
    takes: z.object({}),
    gives: data(z.array(z.object({ accountId: Id, name: z.string() }))),
  }),
  listCanned: call({
    ...see,
    method: 'GET',
    path: `${own}/Canned`,
    summary: 'Replies that are ready, in their order; retired ones too.',
    takes: z.object({}),
    gives: data(z.array(CannedReply)),
  }),
  assign: call({
    ...handle,
    method: 'PATCH',
    path: `${own}/{messageId}/Assign`,
    summary: 'Gives a message to somebody, or to nobody.',
    takes: z.object({ messageId, rowVersion: RowVersion, assigneeId: Id.nullable() }),
    gives: data(MessageDetail),
  }),
  setType: call({
    ...handle,
    method: 'PATCH',
    path: `${own}/{messageId}/Type`,
    summary: 'A message is of another kind; when it is due follows from it.',
    takes: z.object({ messageId, rowVersion: RowVersion, typeId: Id }),
    gives: data(MessageDetail),
  }),
  setStatus: call({
    ...handle,
    method: 'PATCH',
    path: `${own}/{messageId}/Status`,
    summary: 'Closes a message, or opens it again.',
    takes: z.object({ messageId, rowVersion: RowVersion, status: Status }),
    gives: data(MessageDetail),
  }),
  merge: call({
    ...handle,
    method: 'POST',
    path: `${own}/{messageId}/Merge`,
    summary: 'A message says the same as another: it is closed, and read and answered there.',
    takes: z.object({ messageId, rowVersion: RowVersion, intoId: Id }),
    gives: data(MessageDetail),
  }),
  makeRepair: call({
    ...handle,
    method: 'POST',
    path: `${own}/{messageId}/Repair`,
    summary: 'Opens a repair of what a message tells of; the message is closed when the repair is accepted.',
    takes: z.object({ messageId, rowVersion: RowVersion, caseId: Id, title: words(60), place: line(40) }),
    gives: data(MessageDetail),
  }),
  makeNews: call({
    ...handle,
    method: 'POST',
    path: `${own}/{messageId}/News`,
    summary: 'Writes a draft of news with the words of a message, without household and name.',
    takes: z.object({ messageId, rowVersion: RowVersion, newsId: Id, title: words(100) }),
    gives: data(MessageDetail),
  }),
})

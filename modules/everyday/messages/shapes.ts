import { z } from 'zod'
import { Id, Instant, KindNumber, paragraphs, RowVersion, words } from '#platform/contract/fields.ts'

export const messageId = Id.meta({ wire: 'Id' })
export const householdId = Id.meta({ wire: 'TabletId' })
export const content = paragraphs(1000).refine((text) => text !== '', { error: '請填寫' })
export const senderName = words(20).meta({ wire: 'Name' })
/** 0 new, 1 handling, 2 closed. */
export const Status = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type Status = z.output<typeof Status>

/** A kind of message, with the hours in which it is to be answered. */
export const MessageType = z.object({
  typeId: Id,
  name: z.string(),
  dueHours: KindNumber,
  onOfficeDays: z.boolean(),
  isEnabled: z.boolean(),
  rowVersion: RowVersion,
})
export type MessageType = z.output<typeof MessageType>

export const CannedReply = z.object({
  cannedId: Id,
  name: z.string(),
  content: z.string(),
  isEnabled: z.boolean(),
  rowVersion: RowVersion,
})
export type CannedReply = z.output<typeof CannedReply>

/** A message as the inbox shows it. */
export const MessageRow = z.object({
  messageId,
  householdId,
  label: z.string().meta({ wire: 'TabletNote' }),
  senderName: z.string().meta({ wire: 'Name' }),
  typeId: Id,
  typeName: z.string(),
  title: z.string(),
  status: Status,
  source: z.enum(['form', 'desk']),
  at: Instant.meta({ wire: 'CreateAt' }),
  dueAt: Instant,
  assigneeId: Id.nullable(),
  assignee: z.string(),
  replyCount: z.int(),
  closedAt: Instant.nullable(),
})
export type MessageRow = z.output<typeof MessageRow>

export const MessageFile = z.object({ path: z.string(), name: z.string() })

/** What was said or done about a message. */
export const MessageLine = z.object({
  lineId: Id,
  at: Instant,
  kind: z.enum([
    'reply',
    'wrote',
    'assigned',
    'typed',
    'closed',
    'reopened',
    'merged',
    'answered',
    'repair',
    'news',
  ]),
  by: z.string(),
  content: z.string(),
  files: z.array(MessageFile),
  seenAt: Instant.nullable(),
})
export type MessageLine = z.output<typeof MessageLine>

/** Lines that one of both sides said to the other. */
export const turns: MessageLine['kind'][] = ['reply', 'wrote']

/** How often both sides spoke since the message came. */
export const turnsOf = (lines: readonly Pick<MessageLine, 'kind'>[]): number =>
  lines.filter(({ kind }) => turns.includes(kind)).length

export const MessageDetail = z.object({
  ...MessageRow.shape,
  content: z.string(),
  /** What the household sent with it. */
  photos: z.array(MessageFile),
  writtenBy: z.string(),
  closedBy: z.string(),
  /** Hours that its kind allows. */
  dueHours: z.int(),
  /** Its hours run on office days alone. */
  onOfficeDays: z.boolean(),
  /** Others of the same household in half a year. */
  sameHousehold: z.int(),
  /** Its household is closed: nobody reads a reply. */
  isDeactivated: z.boolean(),
  mergedInto: Id.nullable(),
  /** The repair that it became, with its number. */
  repair: z.object({ caseId: Id, number: z.int(), isOpen: z.boolean() }).nullable(),
  /** The news that it became. */
  newsId: Id.nullable(),
  /** What was merged into it. */
  merged: z.array(
    z.object({ messageId, label: z.string(), senderName: z.string(), at: Instant, content: z.string() }),
  ),
  replies: z.array(MessageLine),
  rowVersion: RowVersion,
})
export type MessageDetail = z.output<typeof MessageDetail>

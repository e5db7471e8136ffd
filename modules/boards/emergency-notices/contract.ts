import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, line, paragraphs, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { templateIds } from './templates.ts'

/** Hours that a take-over may last: one that nobody ends goes by itself. */
export const mostHours = 24
export const mostTargets = 300
/** Characters of what a take-over says. */
export const mostWords = 120
/** How many past ones are shown. */
export const mostListed = 50

const noticeId = Id.meta({ wire: 'Id' })
const rowVersion = RowVersion
const templateId = z.enum(templateIds)
const said = {
  title: words(20),
  content: paragraphs(mostWords).refine((text) => text.length > 0, { error: '請填寫' }),
}
const content = { templateId, ...said }
const expiresAt = Instant.meta({ wire: 'ExpireUtc' })

export const noticeStates = ['publishing', 'ended'] as const
export const EmergencyNotice = z.object({
  noticeId,
  ...content,
  status: z.enum(noticeStates),
  publishedAt: Instant.meta({ wire: 'StartUtc' }),
  publishedBy: z.string().meta({ wire: 'CreateBy' }),
  /** Published by itself, because of an alarm. */
  isAutomatic: z.boolean(),
  expiresAt,
  endedAt: Instant.nullable(),
  endedBy: z.string(),
  targets: z.int().meta({ wire: 'TargetCount' }),
  shown: z.int().meta({ wire: 'ShownCount' }),
  rowVersion,
})
export type EmergencyNotice = z.output<typeof EmergencyNotice>

/**
 * `shown`: it says so, by the words that were published; `stuck`: it has a line and says nothing; `other`: it shows other words;
 * `replaced`: a newer take-over has the screen; `missed`: of one that is over, that it never showed it.
 */
export const targetStates = [
  'shown',
  'preparing',
  'stuck',
  'offline',
  'other',
  'replaced',
  'removed',
  'missed',
] as const
export type TargetState = (typeof targetStates)[number]

export const Target = z.object({
  displayDeviceId: Id,
  name: z.string(),
  groupName: z.string(),
  screen: z.string().meta({ wire: 'Resolution' }),
  state: z.enum(targetStates),
  shownAt: Instant.nullable().meta({ wire: 'ShownAtUtc' }),
  shownHash: z.string(),
  /** When it stopped showing it. */
  leftAt: Instant.nullable().meta({ wire: 'LeftAtUtc' }),
  /** Who walks to it, since when, and what was done there. */
  walker: z.string(),
  sentAt: Instant.nullable().meta({ wire: 'SentAtUtc' }),
  foundAt: Instant.nullable().meta({ wire: 'FoundAtUtc' }),
  foundBy: z.string(),
  foundNote: z.string(),
  seenAt: Instant.nullable().meta({ wire: 'LastSeenAtUtc' }),
})
export type Target = z.output<typeof Target>

export const Publishing = EmergencyNotice.omit({ targets: true, shown: true }).extend({
  hash: z.string(),
  targets: z.array(Target),
})
export type Publishing = z.output<typeof Publishing>

export const noticeIdTaken = () => problem(409_23_031, '同一次插播已發布成另一則，請重新整理後再發布。')
export const noticeOver = () => problem(409_23_032, '這則插播已經結束。')
export const noticeChanged = () => problem(409_23_033, '這則插播剛被另一位同仁改過，請看過新的內容再試。')
export const walkerThere = (names: string) =>
  problem(409_23_034, `已經有人前往${names}，請看過最新的回報再派人。`)
export const nobodySent = () => problem(409_23_035, '這面螢幕還沒有派人前往，請先派員巡查。')
export const expiryWrong = () =>
  problem(400_23_031, `結束時間必須晚於現在，且在 ${mostHours} 小時以內，請重新填寫。`)

const service = [21] as const
const see = { can: 'emergencyNotices.view', service } as const
const publish = { can: 'emergencyNotices.publish', service } as const
const base = '/api/v1/BulletinBoard/EmergencyNotice'

export const emergencyNotices = contract('emergencyNotices', {
  listNotices: call({
    ...see,
    method: 'GET',
    path: base,
    summary: 'Emergency notices, the newest first; deleted ones are left out (R223, R224).',
    takes: z.object({}),
    gives: data(z.array(EmergencyNotice)),
  }),
  listPublishing: call({
    ...see,
    method: 'GET',
    path: `${base}/Publishing`,
    summary:
      'What takes screens over now, with what each screen said: shown, when, and the hash of what it shows.',
    takes: z.object({}),
    gives: data(z.array(Publishing)),
    errors: 'counter',
  }),
  listTemplates: call({
    ...see,
    method: 'GET',
    path: `${base}/Default`,
    summary:
      'What an emergency notice may begin with: fire, earthquake, power and water cut, air raid, missing person (R223).',
    takes: z.object({}),
    gives: data(z.array(z.object({ ...content, minutes: z.int() }))),
  }),
  deleteNotice: call({
    ...publish,
    method: 'PUT',
    path: base,
    summary: 'Deletes an emergency notice: it leaves its screens at once and is listed no more (R224).',
    takes: z.object({ noticeId }),
    gives: done,
  }),
  publishNotice: call({
    ...publish,
    method: 'POST',
    path: '/api/v2/BulletinBoard/EmergencyNotice/Publish',
    summary:
      'Takes screens over: name, content, targets and expiry are mandatory (R223). The client makes the id.',
    takes: z.object({
      noticeId,
      ...content,
      displayDeviceIds: z.array(Id).min(1, { error: '至少選一面螢幕' }).max(mostTargets),
      expiresAt,
    }),
    gives: data(z.object({ noticeId, hash: z.string(), targets: z.int(), offline: z.int() })),
  }),
  changeNotice: call({
    ...publish,
    method: 'PUT',
    path: `${base}/{noticeId}`,
    summary: 'Changes what a running notice says; its screens draw it anew and say so with another hash.',
    takes: z.object({ noticeId, rowVersion, ...said }),
    gives: data(z.object({ hash: z.string() })),
  }),
  listReceipts: call({
    ...see,
    method: 'GET',
    path: `${base}/{noticeId}/Receipt`,
    summary:
      'What each screen said of a notice, also of one that is over: who showed it, since and until when.',
    takes: z.object({ noticeId }),
    gives: data(z.array(Target)),
  }),
  sendWalker: call({
    ...publish,
    method: 'POST',
    path: `${base}/{noticeId}/Walk`,
    summary:
      'Somebody walks to screens that do not show a running notice; whoever goes already is not replaced unseen.',
    takes: z.object({
      noticeId,
      displayDeviceIds: z.array(Id).min(1, { error: '至少選一面螢幕' }).max(mostTargets),
      walker: words(20),
      /** Others go already, and that is known. */
      isInstead: z.boolean().default(false),
    }),
    gives: done,
  }),
  noteWalk: call({
    ...publish,
    method: 'PUT',
    path: `${base}/{noticeId}/Walk`,
    summary: 'Whoever walked to a screen was there; what was done is written down.',
    takes: z.object({ noticeId, displayDeviceId: Id, note: line(30).default('') }),
    gives: done,
  }),
  setExpiry: call({
    ...publish,
    method: 'POST',
    path: `${base}/{noticeId}/Expiry`,
    summary: 'Lets a running notice stand longer or end earlier; without a time it ends now.',
    takes: z.object({ noticeId, rowVersion, expiresAt: Instant.nullable().meta({ wire: 'ExpireUtc' }) }),
    gives: done,
  }),
})

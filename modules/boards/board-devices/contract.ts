import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, Instant, line, RowVersion, verbatim, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** A code that a screen shows: no signs that look alike. */
export const codeSigns = 'ACDEFGHJKLMNPQRTUVWXY34679'
export const codeLength = 6
/** Minutes that a code lives; the screen shows another one then. */
export const codeMinutes = 15
/** A screen asks every half minute at the latest; who is silent for longer is off. */
export const silentSeconds = 75
/** A clock that goes wrong by more than this is told of. */
export const driftSeconds = 30
export const mostDevices = 300

const displayDeviceId = Id.meta({ wire: 'Id' })
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: '時間請填 00:00 到 23:59' })
const content = {
  name: words(20),
  groupName: line(20),
  boardId: Id.meta({ wire: 'LayoutId' }),
  /** Equal times: always on. */
  onFrom: clock.meta({ wire: 'OnTime' }),
  onUntil: clock.meta({ wire: 'OffTime' }),
}

export const DisplayDevice = z.object({
  displayDeviceId,
  ...content,
  status: z.enum(['online', 'offline']),
  /** Null: not heard of yet. */
  seenAt: Instant.nullable().meta({ wire: 'LastSeenAtUtc' }),
  /** Milliseconds by which its clock is ahead of ours. */
  driftMs: z.int(),
  /** 1080x1920. */
  screen: z.string().meta({ wire: 'Resolution' }),
  program: z.string(),
  /** What it says that it shows. */
  shownBoardId: Id.nullable(),
  shownHash: z.string(),
  pairedAt: Instant.meta({ wire: 'CreateAtUtc' }),
  pairedBy: z.string().meta({ wire: 'CreateBy' }),
  rowVersion: RowVersion,
})
export type DisplayDevice = z.output<typeof DisplayDevice>

export const codeUnknown = () =>
  problem(404_23_021, '沒有螢幕顯示這個配對碼，或已超過 15 分鐘；請看螢幕上現在的配對碼再輸入一次。')
export const tooManyCodes = (seconds: number) =>
  problem(429_23_021, `配對碼輸入錯誤太多次，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試。`, {
    retryAfter: seconds,
  })
export const deviceIdTaken = () => problem(409_23_021, '同一次配對已存成另一面螢幕，請關閉視窗後重新配對。')
export const deviceNameTaken = (name: string) =>
  problem(409_23_022, `已經有螢幕叫「${name}」，請改用別的名稱。`)
export const deviceChanged = () =>
  problem(409_23_023, '這面螢幕剛被另一位管理人員改過，請看過新的內容再儲存。')
export const tooManyDevices = () => problem(409_23_024, `最多 ${mostDevices} 面螢幕，請先移除不用的。`)

/** How long a screen has to give a picture of itself. */
export const shotSeconds = 60
/** A JPEG in a data address. */
export const Picture = verbatim(400_000).regex(/^(data:image\/jpeg;base64,[A-Za-z0-9+/=]+)?$/)
/** What a screen showed when somebody asked. */
export const Shot = z.object({ at: Instant.nullable(), picture: z.string(), isWaiting: z.boolean() })
export type Shot = z.output<typeof Shot>

/** A sum of an hour in which a screen showed something. */
export const Play = z.object({
  displayDeviceId: Id,
  boardId: Id,
  /** The title of a text, or the address of a photo. */
  item: z.string(),
  plays: z.int(),
  seconds: z.int(),
})
export type Play = z.output<typeof Play>

/** Of which days and screen: one day of Taipei, else the last days. */
export const playFilters = {
  days: z.int().min(1).max(90).default(7),
  day: Day.optional(),
  displayDeviceId: Id.optional(),
}

const service = [21] as const
const see = { can: 'boardDevices.view', service } as const
const manage = { can: 'boardDevices.manage', service } as const
const base = '/api/v1/BulletinBoard'

export const boardDevices = contract('boardDevices', {
  listOfBoard: call({
    ...see,
    method: 'GET',
    path: `${base}/{boardId}/DisplayDevice`,
    summary: 'The display devices whose own board is this one (R223).',
    takes: z.object({ boardId: Id }),
    gives: data(z.array(DisplayDevice)),
  }),
  removeDevice: call({
    ...manage,
    method: 'DELETE',
    path: `${base}/{boardId}/{displayDeviceId}`,
    summary: 'Removes a display device of a board; its key is worth nothing any more (R223).',
    takes: z.object({ boardId: Id, displayDeviceId }),
    gives: done,
  }),
  listDevices: call({
    ...see,
    method: 'GET',
    path: `${base}/Device`,
    summary: 'All display devices by name, with what was last heard of them.',
    takes: z.object({}),
    gives: data(z.array(DisplayDevice)),
    errors: 'counter',
  }),
  listPlays: call({
    ...see,
    method: 'GET',
    path: `${base}/Play`,
    summary: 'Proof of play: how often and how long each screen showed what in the last days.',
    takes: z.object(playFilters),
    gives: data(z.array(Play)),
  }),
  showShot: call({
    ...see,
    method: 'GET',
    path: `${base}/Device/{displayDeviceId}/Shot`,
    summary: 'What a screen showed when somebody asked it last.',
    takes: z.object({ displayDeviceId }),
    gives: data(Shot),
  }),
  askShot: call({
    ...manage,
    method: 'POST',
    path: `${base}/Device/{displayDeviceId}/Shot`,
    summary: 'Asks a screen for a picture of itself.',
    takes: z.object({ displayDeviceId }),
    gives: done,
  }),
  pair: call({
    ...manage,
    method: 'POST',
    path: `${base}/Device`,
    summary: 'Takes the screen that shows this code in; the client makes the id. 404 when none does.',
    takes: z.object({ displayDeviceId, code: words(12), ...content }),
    gives: data(DisplayDevice),
  }),
  changeDevice: call({
    ...manage,
    method: 'PUT',
    path: `${base}/Device/{displayDeviceId}`,
    summary: 'Names a screen, its group, its own board and its hours, over the version that the person saw.',
    takes: z.object({ displayDeviceId, rowVersion: RowVersion, ...content }),
    gives: data(DisplayDevice),
  }),
})

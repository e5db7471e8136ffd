import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, Instant, line, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { categoryIds } from './categories.ts'
import { orientations, Zone } from './zones.ts'

export const mostZones = 12
export const mostBoards = 100

/** What a board shows in three lines. */
export const Fact = z.object({ title: z.string(), big: z.string(), note: z.string() })
export type Fact = z.output<typeof Fact>

/** Packages that wait for a household; no names. */
export const Waiting = z.object({ label: z.string().meta({ wire: 'TabletNote' }), count: z.int() })

const boardId = Id.meta({ wire: 'Id' })
const rowVersion = RowVersion
const categoryId = z.enum(categoryIds)
const content = {
  name: words(30),
  categoryId,
  orientation: z.enum(orientations),
  zones: z.array(Zone).max(mostZones),
}

export const Board = z.object({
  boardId,
  ...content,
  rowVersion,
  changedAt: Instant.meta({ wire: 'UpdateAtUtc' }),
  changedBy: z.string().meta({ wire: 'UpdateBy' }),
})
export type Board = z.output<typeof Board>

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: '時間請填 00:00 到 23:59' })
export const groupName = line(20)
const scheduleId = Id.meta({ wire: 'Id' })
/** How many boards an entry shows in turn. */
export const mostTurns = 12
const Turn = z.object({ boardId: Id, seconds: z.int().min(5).max(3600) })
const when = {
  /** The first of those in turn. */
  boardId: Id,
  /** Several boards in turn, each for its seconds; none: the board alone. */
  turns: z.array(Turn).max(mostTurns).default([]),
  /** None: every screen. */
  groups: z.array(words(20)).max(50),
  /** 1 is Monday. */
  weekdays: z.array(z.int().min(1).max(7)).min(1, { error: '至少選一天' }).max(7),
  fromTime: clock,
  untilTime: clock,
  firstDay: Day.nullable(),
  lastDay: Day.nullable(),
}
const entryName = words(20)

export const Schedule = z.object({
  scheduleId,
  name: z.string(),
  ...when,
  isEnabled: z.boolean(),
  rowVersion,
})
export type Schedule = z.output<typeof Schedule>

export const boardIdTaken = () => problem(409_23_011, '同一次新增已存成另一個看板，請重新整理後再新增。')
export const boardNameTaken = (name: string) => problem(409_23_012, `已經有「${name}」，請改用別的名稱。`)
export const boardChanged = (who: string, when: string) =>
  problem(409_23_013, `${who}已於${when}改過這個看板，請看過新的內容再儲存。`)
export const boardUsed = (screens: readonly string[], entries: readonly string[]) =>
  problem(
    409_23_014,
    `還有${[screens.length ? `螢幕 ${screens.join('、')}` : '', entries.length ? `播放時段 ${entries.join('、')}` : ''].filter(Boolean).join('與')}使用這個看板，請先改用別的看板再刪除。`,
  )
export const tooManyBoards = () => problem(409_23_015, `最多 ${mostBoards} 個看板，請先刪除不用的。`)
export const scheduleChanged = (name: string) =>
  problem(409_23_016, `「${name}」剛被另一位管理人員改過，請看過新的內容再修改。`)
export const scheduleNameTaken = (name: string) => problem(409_23_017, `已經有「${name}」，請改用別的名稱。`)
export const scheduleIdTaken = () => problem(409_23_018, '同一次新增已存成另一個時段，請重新整理後再新增。')
export const scheduleOrderChanged = () =>
  problem(409_23_019, '播放時段剛被另一位管理人員改過，請看過新的順序再排一次。')
export const zoneOutside = (nth: number) =>
  problem(400_23_011, `第 ${nth} 個區塊超出版面，或小於 3 × 2 格，請移動或放大後再儲存。`)
export const zonesOverlap = (one: number, other: number) =>
  problem(400_23_012, `第 ${one} 個與第 ${other} 個區塊重疊，請移開後再儲存。`)
export const photoMissing = (nth: number) =>
  problem(400_23_013, `第 ${nth} 個區塊有一則沒有照片或影片，請加入或刪除。`)
export const filmWrong = () => problem(415_23_011, '影片請用 MP4 或 WebM 檔，最大 10 MB。')
export const turnsWrong = () => problem(400_23_015, '輪播請選至少兩個看板，且第一個就是這個時段的看板。')
export const daysTurned = () => problem(400_23_014, '結束日不可早於開始日。')

const service = [21] as const
const see = { can: 'boards.view', service } as const
const edit = { can: 'boards.edit', service } as const
const base = '/api/v1/BulletinBoard'

export const boards = contract('boards', {
  listBoards: call({
    ...see,
    method: 'GET',
    path: base,
    summary: 'The boards of the community by name, with their layouts (R223).',
    takes: z.object({}),
    gives: data(z.array(Board)),
  }),
  listCategories: call({
    ...see,
    method: 'GET',
    path: `${base}/Default`,
    summary: 'The layouts that a new board may begin with (R223).',
    takes: z.object({}),
    gives: data(
      z.array(
        z.object({
          categoryId,
          name: z.string(),
          orientation: z.enum(orientations),
          zones: z.array(Zone),
        }),
      ),
    ),
  }),
  listParts: call({
    ...see,
    method: 'GET',
    path: `${base}/Part`,
    summary: 'What other parts of the product tell the boards of this community, each with what it says now.',
    takes: z.object({}),
    gives: data(z.array(z.object({ part: z.string(), facts: z.array(Fact) }))),
  }),
  listWaiting: call({
    can: 'packages.view',
    service: [49],
    method: 'GET',
    path: `${base}/Waiting`,
    summary: 'How many packages wait for each household, as the screens say it: without names.',
    takes: z.object({}),
    gives: data(z.array(Waiting)),
  }),
  getBoard: call({
    ...see,
    method: 'GET',
    path: `${base}/{boardId}`,
    summary: 'One board with its layout (R223).',
    takes: z.object({ boardId }),
    gives: data(Board),
    errors: 'own',
  }),
  addBoard: call({
    ...edit,
    method: 'POST',
    path: base,
    summary: 'Makes a board; the client makes the id, so a retry is the same board (R223).',
    takes: z.object({ boardId, ...content }),
    gives: data(Board),
  }),
  changeBoard: call({
    ...edit,
    method: 'PUT',
    path: `${base}/{boardId}`,
    summary: 'Saves a board over the version that the person saw; its screens show it at once (R223).',
    takes: z.object({ boardId, rowVersion, ...content }),
    gives: data(Board),
  }),
  deleteBoard: call({
    ...edit,
    method: 'DELETE',
    path: `${base}/{boardId}`,
    summary: 'Deletes a board that no screen and no entry of the schedule uses (R223).',
    takes: z.object({ boardId }),
    gives: done,
  }),
  keepFilm: call({
    ...edit,
    method: 'POST',
    path: `${base}/UploadFilm`,
    summary:
      'Takes a film for a board: MP4 or WebM of at most 10 MB, without sound; its path is named by the board.',
    body: 'file',
    takes: z.object({}),
    gives: data(z.object({ path: z.string() })),
  }),
  listSchedules: call({
    ...see,
    method: 'GET',
    path: `${base}/Schedule`,
    summary: 'Which board is shown when, in the one order in which the first that holds wins.',
    takes: z.object({}),
    gives: data(z.array(Schedule)),
  }),
  addSchedule: call({
    ...edit,
    method: 'POST',
    path: `${base}/Schedule`,
    summary: 'Adds an entry at the end of the order; the client makes the id.',
    takes: z.object({ scheduleId, name: entryName, ...when }),
    gives: done,
  }),
  changeSchedule: call({
    ...edit,
    method: 'PUT',
    path: `${base}/Schedule/{scheduleId}`,
    summary: 'Changes an entry, retires it or uses it again.',
    takes: z.object({
      scheduleId,
      rowVersion,
      name: entryName.optional(),
      ...z.object({ ...when, turns: when.turns.unwrap() }).partial().shape,
      isEnabled: z.boolean().optional(),
    }),
    gives: done,
  }),
  orderSchedules: call({
    ...edit,
    method: 'PUT',
    path: `${base}/Schedule/Order`,
    summary: 'Puts the entries in order at once; `Seen` is the order that the person saw.',
    takes: z.object({ ids: z.array(Id).max(200), seen: z.array(Id).max(200) }),
    gives: done,
  }),
})

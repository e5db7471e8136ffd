import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, Instant, line, verbatim } from '#platform/contract/fields.ts'
import { Picture } from '#modules/boards/board-devices/contract.ts'
import { Board, Fact, Schedule, Waiting } from '#modules/boards/boards/contract.ts'
import { ScreenSettings } from '#modules/boards/board-settings/contract.ts'
import { EmergencyNotice } from '#modules/boards/emergency-notices/contract.ts'

/** Seconds for which a question may wait for news. */
export const longestWait = 25

/** The screen's own key: 32 bytes that it made itself. */
const key = verbatim(43).regex(/^[\w-]{43}$/)
const hash = line(64)

/** What a screen needs to go on without a line: its board, those of the schedule, and when each is shown. */
const Content = z.object({
  hash,
  name: z.string(),
  groupName: z.string(),
  boardId: Id,
  onFrom: z.string(),
  onUntil: z.string(),
  settings: ScreenSettings,
  boards: z.array(Board.pick({ boardId: true, name: true, orientation: true, zones: true })),
  schedules: z.array(Schedule.omit({ rowVersion: true, isEnabled: true })),
})
export type Content = z.output<typeof Content>

const Live = z.object({
  hash,
  /** How many packages wait for each household; no names. None for a screen that shows no packages. */
  packages: z.array(Waiting),
  /** What other parts of the product say now, for zones of facts, and for how many minutes it may be shown without a line. */
  facts: z.array(z.object({ part: z.string(), facts: z.array(Fact), minutes: z.int() })),
})
export type Live = z.output<typeof Live>

export const Notice = EmergencyNotice.pick({
  noticeId: true,
  templateId: true,
  title: true,
  content: true,
  publishedAt: true,
  expiresAt: true,
})
export type Notice = z.output<typeof Notice>
const Notices = z.object({ hash, notices: z.array(Notice) })
export type Notices = z.output<typeof Notices>

const Play = z.object({
  hour: Instant,
  boardId: Id,
  item: line(80),
  plays: z.int().min(0).max(3600),
  seconds: z.int().min(0).max(3600),
})

export const boardPlayer = contract('boardPlayer', {
  sync: call({
    method: 'POST',
    path: '/api/v1/BoardPlayer/Sync',
    summary:
      'A screen says how it is and asks for what it does not have; it may wait for news. Whoever is nobody’s screen gets a code for pairing.',
    can: 'public',
    takes: z.object({
      key,
      /** The clock of the screen. */
      at: Instant,
      screen: line(20).default(''),
      program: line(20).default(''),
      contentHash: hash.default(''),
      liveHash: hash.default(''),
      noticesHash: hash.default(''),
      shownBoardId: Id.nullable().default(null),
      shownHash: hash.default(''),
      /** The take-over that it shows since then, by its clock set right. */
      shownNotice: z.object({ noticeId: Id, at: Instant, hash }).nullable().default(null),
      plays: z.array(Play).max(200).default([]),
      wait: z.int().min(0).max(longestWait).default(0),
    }),
    gives: data(
      z.object({
        now: Instant,
        /** '' for a screen that is paired. */
        code: z.string(),
        program: z.string(),
        /** Somebody wants to see what stands on it. */
        isShotAsked: z.boolean(),
        content: Content.nullable(),
        live: Live.nullable(),
        notices: Notices.nullable(),
      }),
    ),
  }),
  shot: call({
    method: 'POST',
    path: '/api/v1/BoardPlayer/Shot',
    summary: 'The picture of itself that a screen was asked for.',
    can: 'public',
    takes: z.object({ key, picture: Picture }),
    gives: done,
    unaudited: 'who asked for it is audited',
  }),
  photo: call({
    method: 'POST',
    path: '/api/v1/BoardPlayer/Photo',
    summary: 'A photo of a board that this screen shows.',
    can: 'public',
    takes: z.object({ key, path: line(200).meta({ wire: 'PhotoUrl' }) }),
    gives: z.object({}),
  }),
})

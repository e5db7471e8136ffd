import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, Offset, page, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { categories, type Category } from '#modules/communities/broadcasts/draft-contract.ts'

/** What an announcement is about: something new, maintenance, or something to be known. */
export type AnnouncementCategory = Category

/** A line of the list. */
export const AnnouncementLine = z.object({
  id: Id,
  category: z.enum(categories),
  title: z.string(),
  /** How it begins, in one line. */
  excerpt: z.string(),
  publishedAt: Instant.meta({ wire: 'CreateAtUtc' }),
  isRead: z.boolean(),
})
export type AnnouncementLine = z.output<typeof AnnouncementLine>

const Neighbour = z.object({ id: Id, title: z.string() }).nullable()

/** A whole announcement: paragraphs are parted by an empty line, points begin with ・. */
export const Announcement = AnnouncementLine.omit({ excerpt: true, isRead: true }).extend({
  body: z.string().meta({ wire: 'Content' }),
  link: z.string(),
  newer: Neighbour,
  older: Neighbour,
})
export type Announcement = z.output<typeof Announcement>

/** The page acts by the code; its sentence is the one that the catalogue knows (R257). */
export const withdrawnAnnouncement = () => problem(404680, '找不到指定系統公告')

/** What one answer of the older list holds. */
export const latest = 20

export const systemAnnouncements = contract('systemAnnouncements', {
  listAnnouncements: call({
    method: 'GET',
    path: '/core/api/System/List',
    summary:
      'System announcements for this community, the newest first, and whether this account has opened them.',
    can: 'systemAnnouncements.view',
    takes: z.object({
      offset: Offset,
      maxCount: z.int().min(1).max(50).default(10),
      category: z.enum(categories).optional(),
    }),
    gives: page(AnnouncementLine),
  }),
  getAnnouncement: call({
    method: 'GET',
    path: '/core/api/System/Detail',
    summary: 'One announcement; it counts as opened by this account. 404680 when it was withdrawn (R257).',
    can: 'systemAnnouncements.view',
    // What was never an id is an announcement that is not there, as an old bookmark may name one.
    takes: z.object({ id: verbatim(100) }),
    gives: data(Announcement),
  }),
  listNotifications: call({
    method: 'GET',
    path: '/mvc/api/System/GetSystemNotificationList',
    summary: 'The newest announcements in one answer, for callers of the older address.',
    can: 'systemAnnouncements.view',
    takes: z.object({}),
    gives: data(z.array(AnnouncementLine)),
  }),
  markAllRead: call({
    method: 'POST',
    path: '/api/v1/System/Read',
    summary: 'This account has opened all announcements that are there.',
    can: 'systemAnnouncements.view',
    takes: z.object({}),
    gives: data(z.object({ count: z.int() })),
    unaudited: 'what somebody has read is their own affair, and nothing of the community changes',
  }),
})

import { z } from 'zod'
import { Day, Id, Instant, line, paragraphs, RowVersion, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** What the operator shows: in the box at the corner, in the footer, floating, the newest version, the list of announcements. */
export const broadcastKinds = ['headline', 'marquee', 'icon', 'release', 'announcement'] as const
export type BroadcastKind = (typeof broadcastKinds)[number]
/** What several of stand beside one another, in an order. */
export const orderedKinds: ReadonlySet<BroadcastKind> = new Set(['marquee', 'headline', 'icon'])
export const categories = ['feature', 'maintenance', 'notice'] as const
export type Category = (typeof categories)[number]
export const broadcastStates = ['draft', 'coming', 'shown', 'past', 'withdrawn'] as const
export type BroadcastState = (typeof broadcastStates)[number]
export const broadcastActs = ['drafted', 'corrected', 'published', 'withdrawn'] as const
export type BroadcastAct = (typeof broadcastActs)[number]

const colour = z.string().regex(/^(#[0-9A-F]{6})?$/, { error: '請填寫 #RRGGBB' })
const ownPage = /^\/(mgmt|community)\//
const isAddress = (link: string) => link === '' || ownPage.test(link) || URL.canParse(link)

/** What the operator writes; what a kind does not use stays empty. */
export const draftFields = {
  /** A headline, a line of the marquee, what an icon is for, a release or an announcement in a line. */
  title: words(60),
  /** The tips of a headline (120), or an announcement with its paragraphs. */
  body: paragraphs(8000).default(''),
  /** A page of Lobby, `/mgmt/…`, or an address of https. */
  link: line(300)
    .refine((s) => isAddress(s) && (s === '' || ownPage.test(s) || s.startsWith('https://')), {
      error: '請填寫 /mgmt/… 或 https:// 開頭的網址',
    })
    .default(''),
  /** Of an announcement. */
  category: z.enum(['', ...categories]).default(''),
  /** Of a marquee line: `#1D5B45`. */
  background: colour.default(''),
  textColor: colour.default(''),
  /** Of an icon: what storeBroadcastImage gave. */
  imageId: Id.nullable().default(null),
  /** Of a release: `2.72.0` or `2.72.0 build 1015.1`. */
  newVersion: line(40).default(''),
  /** Whole days in Taipei, both included; null: from publishing on, and until it is withdrawn. */
  startsOn: Day.nullable().default(null),
  endsOn: Day.nullable().default(null),
  /** Smaller ones stand first. */
  position: z.int().min(0).max(999).default(0),
  /** For whom: null is every community, also those that come later. */
  communityIds: z.array(Id).min(1).max(1000).nullable().default(null),
}
export const BroadcastDraft = z.object(draftFields)
export type BroadcastDraft = z.output<typeof BroadcastDraft>

/** One of the operator's, as the console shows it. */
export const Broadcast = z.object({
  broadcastId: Id,
  kind: z.enum(broadcastKinds),
  state: z.enum(broadcastStates),
  ...draftFields,
  /** What a correction, publishing or withdrawing names, so that it never overwrites what somebody else changed meanwhile. */
  rowVersion: RowVersion,
  createdAt: Instant,
  createdByName: z.string(),
  publishedAt: Instant.nullable(),
  publishedByName: z.string(),
  withdrawnAt: Instant.nullable(),
  withdrawnByName: z.string(),
})
export type Broadcast = z.output<typeof Broadcast>

/** A line of its history. */
export const BroadcastChange = z.object({
  at: Instant,
  by: z.string(),
  act: z.enum(broadcastActs),
  reason: z.string(),
})
export type BroadcastChange = z.output<typeof BroadcastChange>

export const incomplete = (sentence: string) => problem(400680, sentence)
export const tooFaint = () => problem(400681, '文字與底色太接近，看不清楚，請換顏色（對比至少 4.5）。')
export const wrongImage = () => problem(400682, '圖示請用 300 KB 以下的 PNG、JPEG、WebP 或 GIF。')
export const unknownCommunities = () => problem(400683, '有些社區不存在，請重新選擇社區。')
export const noSuchBroadcast = () => problem(404681, '找不到這則內容，可能已被移除。')
export const changedMeanwhile = () => problem(409681, '這則內容剛剛被改過，請看過新的內容再儲存。')
export const alreadyPublished = () => problem(409682, '這則內容已經發布。')
export const alreadyWithdrawn = () => problem(409683, '這則內容已經下架，請另外新增一則。')
export const alreadyOver = () => problem(409684, '顯示期間已經結束，請先更改日期再發布。')
export const idTaken = () => problem(409685, '同一次新增已存成另一則內容，請關閉視窗後重新新增。')

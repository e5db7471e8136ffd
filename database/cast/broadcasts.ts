import { inkOnPaper } from '#modules/communities/broadcasts/contrast.ts'
import { announcements } from './announcements.ts'
import { castId } from './cast-id.ts'
import { songtao } from './communities.ts'
import { questionnaireIcon } from './questionnaire-icon.ts'
import { daysBefore } from './taipei.ts'

/** Whoever runs Lobby, in the demo. */
const operator = '智慧社區服務部'

interface Shown {
  kind: 'headline' | 'marquee' | 'icon' | 'announcement'
  title: string
  body?: string
  link?: string
  category?: 'feature' | 'maintenance' | 'notice'
  background?: string
  textColor?: string
  imageId?: string
  /** Days before now. */
  day: number
  forAll?: boolean
}

const imageId = castId('broadcastImage', '問卷')

const shown: readonly Shown[] = [
  {
    kind: 'headline',
    title: '交接清單可以雙人簽名了',
    body: '交班時一起看過未結事項，兩個人簽名後自動存檔。',
    link: '/mgmt/SystemUpdates',
    day: 2,
  },
  {
    kind: 'marquee',
    title: '週一與週二的包裹最多，建議上午先盤點一次位置',
    link: '',
    ...inkOnPaper,
    day: 3,
  },
  {
    kind: 'marquee',
    title: '每月第一個週三 02:00–03:00 系統維護，期間登記會先存在這台電腦',
    link: '/mgmt/SystemUpdates',
    ...inkOnPaper,
    day: 1,
  },
  {
    kind: 'icon',
    title: '填寫櫃台使用問卷',
    link: '/mgmt/SystemUpdates',
    imageId,
    day: 4,
  },
  ...announcements.map((announcement) => ({ ...announcement, kind: 'announcement' as const })),
  {
    kind: 'announcement',
    category: 'notice',
    title: '松濤苑智取櫃完成換機',
    body: '新的智取櫃已經接上 Lobby，格口狀態每分鐘更新一次。\n\n如果格口打不開，請先按櫃體右側的重新連線，再洽客服中心。',
    day: 6,
    forAll: false,
  },
]

const idOf = (shown: Shown) => castId('broadcast', shown.title)

/** The picture of the icon. */
export const broadcastImageRows = (now: Date) => [
  {
    id: imageId,
    contentType: 'image/png',
    content: `\\x${questionnaireIcon.toString('hex')}`,
    createdAt: daysBefore(now, 4),
    createdByName: operator,
  },
]

/** What the operator shows in the demo communities: alive, and calm. */
export function broadcastRows(now: Date) {
  return shown.map((shown, nth) => ({
    id: idOf(shown),
    kind: shown.kind,
    title: shown.title,
    body: shown.body ?? '',
    link: shown.link ?? '',
    category: shown.category ?? '',
    background: shown.background ?? '',
    textColor: shown.textColor ?? '',
    imageId: shown.imageId ?? null,
    newVersion: '',
    position: nth,
    forAll: shown.forAll ?? true,
    rowVersion: 2,
    createdAt: daysBefore(now, shown.day),
    createdByName: operator,
    publishedAt: daysBefore(now, shown.day),
    publishedByName: operator,
  }))
}

/** The one that is for 松濤苑 alone. */
export const broadcastCommunityRows = () =>
  shown
    .filter((shown) => shown.forAll === false)
    .map((shown) => ({ communityId: songtao.id, broadcastId: idOf(shown) }))

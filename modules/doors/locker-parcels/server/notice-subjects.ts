import type { Lease } from '#platform/server/database.ts'
import { type NoticeItem, type NoticeSubject, noticeOccasion } from '#platform/server/notice-subject.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import { householdPage } from '#modules/everyday/household-links/server/public.ts'
import { stayTold } from '#modules/doors/lockers/events.ts'
import { type NoticeOfStay, noticesOfStays } from '#modules/doors/lockers/server/public.ts'

/** What is said; the code stands on the page that it leads to, and in no record. */
function letterOf({ kind, cubby, place, holdUntil, reason }: NoticeOfStay): { title: string; text: string } {
  const where = `${place} ${cubby}`.trim()
  const until = holdUntil ? `，保留到 ${speakTime(holdUntil, new Date())}` : ''
  switch (kind) {
    case 'stowed':
      return { title: '包裹在智取櫃', text: `您有包裹放在智取櫃 ${where}${until}。請開啟連結看取件碼。` }
    case 'reminded':
      return {
        title: '智取櫃包裹提醒',
        text: `您的包裹還在智取櫃 ${where}${until}，之後移到櫃台。請開啟連結看取件碼。`,
      }
    case 'codeRenewed':
      return {
        title: '取件碼已更換',
        text: `智取櫃 ${where} 的取件碼已更換，原來的不能再用。請開啟連結看新的取件碼。`,
      }
    case 'atDesk':
      return { title: '包裹移到櫃台', text: `智取櫃 ${where} 的包裹已移到櫃台，請到櫃台領取。` }
    case 'rejected':
      return { title: '放櫃申請退回', text: `您申請放智取櫃的包裹仍在櫃台，原因：${reason}。` }
  }
}

async function items(lease: Lease, ids: readonly string[]): Promise<NoticeItem[]> {
  const rows = ids.length ? await noticesOfStays(lease, ids) : []
  return rows.map((row) => ({
    kind: 'lockerNotice',
    id: row.id,
    serialNumber: '',
    householdId: row.householdId,
    label: row.label,
    residentId: null,
    kindName: letterOf(row).title,
    // What was collected or went to the desk meanwhile is not told of any more.
    state: row.holds ? 'waiting' : 'gone',
    isLegal: false,
    isFresh: false,
    arrivedAt: row.at,
    handedOverAt: null,
    letter: letterOf(row),
  }))
}

/** Households hear of their parcels in lockers. */
export const noticeSubjects: readonly NoticeSubject[] = [
  {
    kind: 'lockerNotice',
    hasOwnCalls: true,
    items,
    pageOf: (lease, { householdId }) => householdPage(lease, { kind: 'locker', householdId }),
    lock: (lease, ids) =>
      lease.query('select id from locker_notice where id = any($1) order by id for share', [ids]),
    // It waits as a package, and is counted there.
    countWaiting: async () => new Map(),
    occasions: [noticeOccasion(stayTold, 'told', ({ noticeIds }) => ({ ids: noticeIds }))],
  },
]

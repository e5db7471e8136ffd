import { text } from '#platform/web/i18n/texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import type { VisitorDetail } from '#modules/visitors/visits/contract.ts'

/** Who somebody is to the desk: their name, their firm, or why they came. */
export const whoIs = (item: { name: string; firm: string; reason: string }): string =>
  item.name || item.firm || item.reason

/** Says that a visitor is registered, or waits in the browser; `open` shows a record. */
export function sayRegistered(done: VisitorDetail | 'queued', open: (visitorId: string) => void): void {
  if (done === 'queued') return toast(text('visitors', 'queued'))
  const { people: count, label } = done
  toast(text('visitors', 'registered', { who: whoIs(done), count, label }).trim())
  sayBanned(done, open)
}

/** A quiet word to the desk when somebody of the black list was recognised; nothing is refused. */
export function sayBanned(done: VisitorDetail, open?: (visitorId: string) => void): void {
  const { isBanned, banReason: reason, visitorId } = done
  if (!isBanned) return
  const act = open && { label: text('visitors', 'look'), run: () => open(visitorId) }
  toast(text('visitors', 'banned', { reason }), { act, isTrouble: true })
}

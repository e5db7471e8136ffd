import { latePart } from '#platform/web/live/late-part.ts'
import { WhenIdle } from '#platform/web/frame/WhenIdle.tsx'

const Unread = latePart(async () => (await import('./Unread.tsx')).Unread)

/** How many announcements were not opened, once the page is idle. */
export function LateUnread() {
  return (
    <WhenIdle>
      <Unread />
    </WhenIdle>
  )
}

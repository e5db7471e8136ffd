import { latePart } from '#platform/web/live/late-part.ts'
import { WhenIdle } from '#platform/web/frame/WhenIdle.tsx'

const HelpHost = latePart(async () => (await import('./HelpHost.tsx')).HelpHost)

/** The help, once the page is idle. */
export function LateHelp() {
  return (
    <WhenIdle>
      <HelpHost />
    </WhenIdle>
  )
}

import { HelpParts } from './HelpParts.tsx'
import { helpViews } from './help-store.ts'

/** The help of every page: its icon and hints once the page is idle, the rest when somebody opens it. */
export function HelpHost() {
  return (
    <>
      <HelpParts />
      {helpViews.map(({ Host }, nth) => (
        <Host key={nth} />
      ))}
    </>
  )
}

import { Suspense, useSyncExternalStore } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { HelpParts } from './HelpParts.tsx'
import { closeHelp, helpShown, onHelp } from './help-store.ts'

const FaqDialog = latePart(async () => (await import('./FaqDialog.tsx')).FaqDialog)
const SupportDrawer = latePart(async () => (await import('./SupportDrawer.tsx')).SupportDrawer)
const GuidedTour = latePart(async () => (await import('./GuidedTour.tsx')).GuidedTour)

/** The help of every page: its icon and hints once the page is idle, the rest when somebody opens it. */
export function HelpHost() {
  const shown = useSyncExternalStore(onHelp, helpShown)
  return (
    <>
      <HelpParts />
      <Suspense fallback={null}>
        {shown === 'faq' && <FaqDialog onClose={closeHelp} />}
        {shown === 'support' && <SupportDrawer onClose={closeHelp} />}
        {shown === 'tour' && <GuidedTour onClose={closeHelp} />}
      </Suspense>
    </>
  )
}

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { HelpParts } from './HelpParts.tsx'
import { closeHelp, helpShown, onHelp } from './help-store.ts'

const FaqDialog = lazy(() => import('./FaqDialog.tsx').then((module) => ({ default: module.FaqDialog })))
const SupportDrawer = lazy(() =>
  import('./SupportDrawer.tsx').then((module) => ({ default: module.SupportDrawer })),
)
const GuidedTour = lazy(() => import('./GuidedTour.tsx').then((module) => ({ default: module.GuidedTour })))

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

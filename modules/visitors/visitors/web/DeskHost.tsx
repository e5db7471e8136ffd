import { Suspense, useSyncExternalStore } from 'react'
import { latePart } from '#platform/web/live/late-part.ts'
import { deskShown, onDesk } from './desk-store.ts'

const DeskDialogs = latePart(async () => (await import('./DeskDialogs.tsx')).DeskDialogs)

/** Shows the dialogs of the visitors' desk over any page; loads them when one is first opened. */
export function DeskHost() {
  const shown = useSyncExternalStore(onDesk, deskShown)
  const isOpen = Object.values(shown).some((one) => one !== undefined)
  return <Suspense fallback={null}>{isOpen && <DeskDialogs shown={shown} />}</Suspense>
}

import './frame.css'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { leavePage } from '#platform/web/calls/breadcrumbs.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { useTakeScan } from './act-ways.ts'
import { ActKeys } from './ActKeys.tsx'
import { Apart } from './Apart.tsx'
import { BottomBar } from './BottomBar.tsx'
import { useContributions } from './contributions.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LiveLine } from './LiveLine.tsx'
import { MenusProvider } from './menus.tsx'
import { useProvisions } from './use-provisions.ts'
import { useScreen } from './use-screen.ts'
import { useSessionNear } from './use-session-near.ts'

/** What stands around every page, as its route's meta says (R009). */
export function Frame() {
  const t = useTexts('frame')
  const { meta, path, pattern, header } = useScreen()
  const main = useRef<HTMLElement>(null)
  const title = meta ? textOf(meta.title) : t('notFoundTitle')
  useEffect(() => {
    document.title = `${title} · Lobby`
  }, [title])
  useEffect(() => leavePage(pattern), [pattern])
  useEffect(() => {
    // A page that asks for the focus has it by now; otherwise reading goes on at its beginning.
    if (document.activeElement === document.body || !document.activeElement) main.current?.focus()
  }, [path])
  return (
    <MenusProvider key={header} path={path}>
      <div className="lb-app" data-header={header}>
        <a className="lb-skip" href="#main">
          {t('skip')}
        </a>
        {header === 'management' && <Header title={title} />}
        {header === 'management' && <LiveLine />}
        <div data-slot="notices" />
        <main id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
        {(meta?.footer ?? true) && <Footer />}
        {header === 'management' && <BottomBar />}
      </div>
      {header === 'management' && <Inside countdown={meta?.logoutinfo ?? true} />}
    </MenusProvider>
  )
}

const LazySessionEnd = lazy(() =>
  import('./SessionEnd.tsx').then(
    (loaded) => ({ default: loaded.SessionEnd }),
    // Without a line the server says itself that the session is over.
    () => ({ default: () => null }),
  ),
)

/** What only those who are signed in have: keys, scans, dialogs of modules, the end of the session. */
function Inside({ countdown }: { countdown: boolean }) {
  const { dialogs } = useContributions()
  const isNear = useSessionNear()
  useProvisions()
  return (
    <>
      <ActKeys />
      <FrameScans />
      {dialogs.map((Dialog, nth) => (
        <Apart key={nth}>
          <Suspense>
            <Dialog />
          </Suspense>
        </Apart>
      ))}
      {isNear && (
        <Suspense>
          <LazySessionEnd shown={countdown} />
        </Suspense>
      )}
    </>
  )
}

/** Scans of pages that do not listen themselves. */
function FrameScans() {
  const t = useTexts('frame')
  const take = useTakeScan()
  useScanner(
    ({ text }) => void take(text.trim()).then((took) => took || toast(t('noScanHere'), { isTrouble: true })),
    {
      fallback: true,
    },
  )
  return null
}

import './footer.css'
import { useSyncExternalStore } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { liveState, onLiveState } from '#platform/web/live/live.ts'
import { useSession } from './use-me.ts'
import { build, since, version } from '#platform/contract/version.ts'

/** The line to the server, version and copyright (R092). */
export function Footer() {
  const t = useTexts('frame')
  const session = useSession()
  return (
    <footer className="lb-footer">
      {session && <LineState />}
      <span data-slot="arrivals" />
      <div data-slot="footer" />
      <span data-slot="news" />
      <span data-slot="help" />
      <span className="lb-footer-version">
        {t('version', { version, build })}　{t('copyright', { year: since })}
      </span>
      <span data-slot="icons" />
    </footer>
  )
}

const words = { open: 'connected', connecting: 'connecting', off: 'disconnected' } as const

function LineState() {
  const t = useTexts('frame')
  const state = useSyncExternalStore(onLiveState, liveState, liveState)
  return (
    <span className="lb-footer-line" data-live={state}>
      {t(words[state])}
    </span>
  )
}

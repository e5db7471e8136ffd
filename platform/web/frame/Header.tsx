import './header.css'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { activeHotKeys } from '#platform/web/input/hot-keys.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { LazyQueueButton } from '#platform/web/queue/queue-views.ts'
import { useQueue } from '#platform/web/queue/use-queue.ts'
import { Clock } from './Clock.tsx'
import { Counters } from './Counters.tsx'
import { LazyAccountMenu, LazyHeaderRole, LazyHotKeySheet, LazyQuickMenu, loadMenus } from './lazy-menus.ts'
import { HeaderActs } from './HeaderActs.tsx'
import { useMenus } from './menus.tsx'
import { homePath, useBack } from './use-back.ts'
import { useSession } from './use-me.ts'
import { useScreen } from './use-screen.ts'

/** Milliseconds that the first page has for itself before the code of the menus is loaded. */
const menusAfter = 500

/** Back, duty board, quick functions, the community, live numbers, the clock, the account (R062). */
export function Header({ title }: { title: string }) {
  const t = useTexts('frame')
  const session = useSession()
  const menus = useMenus()
  // Once something has waited it stays: its list may still be open.
  const waits = useQueue().entries.length > 0
  const [hasQueue, setHasQueue] = useState(waits)
  if (waits && !hasQueue) setHasQueue(true)
  const { path, prev } = useScreen()
  const back = useBack(prev)
  const isHome = path.toLowerCase() === homePath
  useEffect(() => {
    const timer = setTimeout(() => void loadMenus().catch(() => undefined), menusAfter)
    return () => clearTimeout(timer)
  }, [])
  useHotKey('Alt+G', 'frame:quick', () => menus.toggle('quick'), { scope: 'frame' })
  useHotKey('Alt+H', 'frame:home', back.goHome, { scope: 'frame' })
  return (
    <header className="lb-header" data-home={isHome || undefined}>
      <nav className="lb-header-nav" aria-label={t('waysBack')}>
        <button
          type="button"
          className="lb-icon-button lb-header-back"
          aria-label={t('back')}
          title={t('backHint')}
          aria-keyshortcuts="Escape"
          disabled={!back.can}
          onClick={back.go}
        >
          <Icon name="back" />
        </button>
        <Link
          to={homePath}
          className="lb-quiet-button"
          aria-current={isHome ? 'page' : undefined}
          aria-keyshortcuts="Alt+H"
        >
          <Icon name="home" />
          {t('home')} <Key keys="Alt H" />
        </Link>
        <button
          type="button"
          className="lb-quiet-button"
          data-opens="quick"
          data-hint="quick"
          aria-expanded={menus.open === 'quick'}
          aria-haspopup="dialog"
          aria-keyshortcuts="Alt+G"
          onClick={() => menus.toggle('quick')}
        >
          <Icon name="grid" />
          {t('quick')} <Key keys="Alt G" />
        </button>
      </nav>
      <p className="lb-header-place" title={session?.CommunityName}>
        {session?.CommunityName}
      </p>
      {!isHome && <p className="lb-header-title">{title}</p>}
      <HeaderActs />
      <Counters />
      {hasQueue && (
        <Suspense fallback={null}>
          <LazyQueueButton />
        </Suspense>
      )}
      <Clock />
      <button
        type="button"
        className="lb-header-me"
        data-opens="account"
        data-hint="account"
        aria-label={`${t('account')} ${session?.AdminName ?? ''}`}
        aria-expanded={menus.open === 'account'}
        aria-haspopup="dialog"
        onClick={() => menus.toggle('account')}
      >
        <span>{session?.AdminName}</span>
        <Suspense fallback={null}>
          <LazyHeaderRole />
        </Suspense>
        <Icon name="down" size={16} />
        <Icon name="person" />
      </button>
      <Suspense fallback={null}>
        {menus.open === 'quick' && <LazyQuickMenu close={menus.close} />}
        {menus.open === 'account' && (
          <LazyAccountMenu close={menus.close} showKeys={() => menus.toggle('keys')} />
        )}
        {menus.open === 'keys' && <LazyHotKeySheet hotKeys={activeHotKeys()} onClose={menus.close} />}
      </Suspense>
    </header>
  )
}

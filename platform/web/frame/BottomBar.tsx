import './bottom-bar.css'
import { Link } from '@tanstack/react-router'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { useRefusal, useRunAct } from './act-ways.ts'
import { type Act, useContributions } from './contributions.ts'
import { useMenus } from './menus.tsx'
import { homePath } from './use-back.ts'
import { useScreen } from './use-screen.ts'
import { useAllowed } from './use-me.ts'

/** The acts that fit between the duty board and the rest. */
const room = 3

/** The way about on phones: the duty board, what a phone's user does most, and everything else. */
export function BottomBar() {
  const t = useTexts('frame')
  const allowed = useAllowed()
  const menus = useMenus()
  const { acts } = useContributions()
  const shown = [...allowed(acts)]
    .filter((act) => act.phone !== undefined)
    .sort((act, other) => (act.phone?.order ?? 0) - (other.phone?.order ?? 0))
    .slice(0, room)
  return (
    <nav className="lb-bottom-bar" aria-label={t('mainNav')}>
      <Link to={homePath} activeProps={{ 'aria-current': 'page' }}>
        <Icon name="home" />
        {t('home')}
      </Link>
      {shown.map((act) => (
        <BarAct key={act.name} act={act} />
      ))}
      <button
        type="button"
        data-opens="quick"
        aria-expanded={menus.open === 'quick'}
        onClick={() => menus.toggle('quick')}
      >
        <Icon name="grid" />
        {t('more')}
      </button>
    </nav>
  )
}

function BarAct({ act }: { act: Act }) {
  const run = useRunAct()
  const path = useScreen().path.toLowerCase()
  const isHere = act.phone?.pages?.some((page) => path.startsWith(page.toLowerCase())) ? 'page' : undefined
  const refused = useRefusal()(act)
  const inside = (
    <>
      <Icon name={act.icon} />
      {textOf(act.phone?.label ?? act.label)}
    </>
  )
  return act.to && !act.open ? (
    <Link to={act.to} aria-current={isHere} activeProps={{ 'aria-current': 'page' }}>
      {inside}
    </Link>
  ) : (
    <button
      type="button"
      aria-current={isHere}
      aria-disabled={refused !== undefined}
      title={refused}
      onClick={() => run(act)}
    >
      {inside}
    </button>
  )
}

import { Link } from '@tanstack/react-router'
import { useRefusal, useRunAct } from '#platform/web/frame/act-ways.ts'
import { type Act, useContributions } from '#platform/web/frame/contributions.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'

/** The shortcuts of the desk (R089): those whose module stands here. */
export function ActList() {
  const t = useTexts('home')
  const allowed = useAllowed()
  const { acts } = useContributions()
  const shown = allowed(acts)
    .filter((act) => act.shortcut !== undefined)
    .sort((act, other) => (act.shortcut ?? 0) - (other.shortcut ?? 0))
  if (shown.length === 0) return null
  return (
    <nav className="lb-acts lb-panel" aria-label={t('acts')}>
      <ul>
        {shown.map((act) => (
          <li key={act.name} className={act.primary ? 'lb-on-fill' : undefined} data-hint={act.name}>
            <ActControl act={act} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ActControl({ act }: { act: Act }) {
  const run = useRunAct()
  const refused = useRefusal()(act)
  const inside = (
    <>
      <Icon name={act.icon} />
      {textOf(act.label)}
      {act.key && <Key keys={act.key} />}
    </>
  )
  return act.to && !act.open ? (
    <Link to={act.to} aria-keyshortcuts={act.key}>
      {inside}
    </Link>
  ) : (
    <button
      type="button"
      aria-keyshortcuts={act.key}
      aria-disabled={refused !== undefined}
      title={refused}
      onClick={() => run(act)}
    >
      {inside}
    </button>
  )
}

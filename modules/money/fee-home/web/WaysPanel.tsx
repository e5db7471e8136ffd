import { Link } from '@tanstack/react-router'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { IconName } from '#platform/web/look/icon-paths.ts'
import { usePageExists } from '#platform/web/router/use-page-exists.ts'
import { feePaths } from './paths.ts'

const ways = [
  { name: 'unmatched', icon: 'warn', can: 'bankFiles.view' },
  { name: 'take', icon: 'cash', can: 'payments.take' },
  { name: 'runs', icon: 'doc', can: 'bills.view' },
  { name: 'kgi', icon: 'doc', can: 'bills.view' },
  { name: 'arrears', icon: 'bell', can: 'arrears.view' },
  { name: 'reconcile', icon: 'filter', can: 'bankFiles.view' },
  { name: 'deposit', icon: 'tray', can: 'payments.view' },
  { name: 'cheques', icon: 'doc', can: 'payments.view' },
  { name: 'writeoffs', icon: 'check', can: 'payments.view' },
  { name: 'entries', icon: 'print', can: 'payments.view' },
  { name: 'items', icon: 'pen', can: 'feeItems.view' },
  { name: 'account', icon: 'card', can: 'collecting.view' },
] as const satisfies readonly { name: keyof typeof feePaths; icon: IconName; can: string }[]

/** The pages of fees, with what waits at each. */
export function WaysPanel({ counts }: { counts: Partial<Record<string, number>> }) {
  const t = useTexts('feeHomePage')
  const allowed = useAllowed()
  const exists = usePageExists()
  return (
    <nav className="lb-panel fh-ways" aria-label={t('ways')}>
      <ul className="lb-divided">
        {allowed(ways)
          .filter(({ name }) => exists(feePaths[name]))
          .map(({ name, icon }) => (
            <li key={name}>
              <Link to={feePaths[name] as string}>
                <Icon name={icon} />
                {t(name)}
                {counts[name] ? <b>{counts[name]}</b> : null}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

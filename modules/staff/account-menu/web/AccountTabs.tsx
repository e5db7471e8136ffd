import './account-tabs.css'
import './tab-texts.ts'
import { Link } from '@tanstack/react-router'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

const tabs = [
  { to: '/mgmt/accountManagement/accountList', label: 'accounts', can: 'members.view' },
  { to: '/mgmt/communityAdminSetting', label: 'roles', can: 'permissions.view' },
  { to: '/mgmt/CommitteeMain', label: 'committee', can: 'permissions.view' },
  { to: '/mgmt/accountManagement/accountRecord', label: 'records', can: 'members.view' },
] as const

/** Where the words are longer than the screen is wide, the tab that one is at is seen. */
const intoView = (tab: HTMLAnchorElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

export type AccountTab = (typeof tabs)[number]['label']

/** The pages on who belongs here and what they may, one beside the other. */
export function AccountTabs({ current }: { current: AccountTab }) {
  const t = useTexts('accountTabs')
  const allowed = useAllowed()
  return (
    <nav className="am-tabs" aria-label={t('label')}>
      {allowed(tabs).map((tab) => (
        <Link
          key={tab.label}
          to={tab.to}
          {...('label' in tab && tab.label === current && { ref: intoView })}
          aria-current={'label' in tab && tab.label === current ? 'page' : undefined}
        >
          {t((tab as (typeof tabs)[number]).label)}
        </Link>
      ))}
    </nav>
  )
}

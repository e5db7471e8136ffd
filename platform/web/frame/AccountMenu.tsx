import './menus.css'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { useLook } from '#platform/web/look/Look.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { Toggle } from '#platform/web/look/Toggle.tsx'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useAccountEntries } from './account-entries.ts'
import { type AccountEntry, useContributions } from './contributions.ts'
import { chooseHints, useHints } from './hints.ts'
import { tellManagersOnly } from './managers-only.ts'
import { logOut } from './signed-in.ts'
import { useDismiss } from '#platform/web/look/use-dismiss.ts'
import { useSession } from './use-me.ts'
import { build, since, version } from '#platform/contract/version.ts'

/** Who is signed in and where, what they look after (R069–R079), hints (R075), the look, the keys, and the way out (R080). */
export function AccountMenu({ close, showKeys }: { close: () => void; showKeys: () => void }) {
  const t = useTexts('frame')
  const session = useSession()
  const look = useLook()
  const hints = useHints()
  const panel = useRef<HTMLDivElement>(null)
  useDismiss(panel, '[data-opens="account"]', close)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div
      className="lb-account-menu"
      role="dialog"
      data-of="account"
      aria-label={t('account')}
      ref={panel}
      tabIndex={-1}
    >
      <div className="lb-account-menu-who">
        <b>{session?.AdminName}</b>
        <p>{t('accountOf', { account: session?.Account ?? '', community: session?.CommunityName ?? '' })}</p>
      </div>
      <Entries close={close} />
      <Toggle
        label={t('guidance')}
        on={hints.guidance}
        onChange={(guidance) => {
          chooseHints({ guidance })
          // The tour begins, and points at what lies under this menu.
          if (guidance) close()
        }}
      />
      <Toggle label={t('textHints')} on={hints.text} onChange={(text) => chooseHints({ text })} />
      <div className="lb-account-menu-row">
        {t('theme')}
        <Segments
          label={t('theme')}
          value={look.theme}
          onChange={(theme) => look.choose({ theme })}
          options={[
            { value: 'system', label: t('themeSystem') },
            { value: 'light', label: t('themeLight') },
            { value: 'dark', label: t('themeDark') },
          ]}
        />
      </div>
      <div className="lb-account-menu-row">
        {t('density')}
        <Segments
          label={t('density')}
          value={look.density}
          onChange={(density) => look.choose({ density })}
          options={[
            { value: 'standard', label: t('densityStandard') },
            { value: 'compact', label: t('densityCompact') },
          ]}
        />
      </div>
      <div className="lb-account-menu-foot">
        <button type="button" onClick={showKeys}>
          {t('keys')} <Key keys="?" />
        </button>
        <button type="button" onClick={() => void logOut()}>
          {t('logOut')}
        </button>
      </div>
      <p className="lb-account-menu-version">
        {t('version', { version, build })}　{t('copyright', { year: since })}
      </p>
    </div>
  )
}

const groups = { community: 'menuCommunity', self: 'menuSelf', signIn: 'menuSignIn' } as const

/** What this person looks after: the community, themselves in the self-management menu (R081), and how they sign in. */
function Entries({ close }: { close: () => void }) {
  const t = useTexts('frame')
  const id = useId()
  const entries = useAccountEntries()
  const run = useRunEntry(close)
  return (Object.keys(groups) as (keyof typeof groups)[])
    .map((group) => ({ group, list: entries.filter((entry) => entry.group === group) }))
    .filter(({ list }) => list.length > 0)
    .map(({ group, list }) => (
      <div role="group" aria-labelledby={`${id}-${group}`} className="lb-account-menu-group" key={group}>
        <p id={`${id}-${group}`}>{t(groups[group])}</p>
        {list.map((entry) => (
          <button type="button" key={entry.name} onClick={() => run(entry)}>
            {textOf(entry.label)}
          </button>
        ))}
      </div>
    ))
}

/** Opens an entry's page or dialog; whoever needs a manager account for it is told so (R083, R084). */
function useRunEntry(close: () => void): (entry: AccountEntry) => void {
  const router = useRouter()
  const session = useSession()
  const { openers } = useContributions()
  return (entry) => {
    close()
    if (entry.isForManagers && !session?.IsAuthorizationAccount) void tellManagersOnly(router)
    else if (entry.to !== undefined) void router.navigate({ href: entry.to })
    else openers.find((opener) => opener.name === entry.opener)?.open()
  }
}

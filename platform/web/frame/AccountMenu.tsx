import './menus.css'
import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { useLook } from '#platform/web/look/Look.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { logOut } from './signed-in.ts'
import { useDismiss } from './use-dismiss.ts'
import { useSession } from './use-me.ts'
import { build, since, version } from '#platform/contract/version.ts'

/** Who is signed in and where, how it looks here, the keys, and the way out (R080). */
export function AccountMenu({ close, showKeys }: { close: () => void; showKeys: () => void }) {
  const t = useTexts('frame')
  const session = useSession()
  const look = useLook()
  const panel = useRef<HTMLDivElement>(null)
  useDismiss(panel, '[data-opens="account"]', close)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div className="lb-account-menu" role="dialog" aria-label={t('account')} ref={panel} tabIndex={-1}>
      <div className="lb-account-menu-who">
        <b>{session?.AdminName}</b>
        <p>{t('accountOf', { account: session?.Account ?? '', community: session?.CommunityName ?? '' })}</p>
      </div>
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
      <hr />
      <button type="button" onClick={showKeys}>
        {t('keys')} <Key keys="?" />
      </button>
      <button type="button" onClick={() => void logOut()}>
        {t('logOut')}
      </button>
      <p className="lb-account-menu-version">
        {t('version', { version, build })}　{t('copyright', { year: since })}
      </p>
    </div>
  )
}

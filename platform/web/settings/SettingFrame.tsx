import './texts.ts'
import './settings.css'
import type { ReactNode } from 'react'
import { Loaded, type LoadedProps } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

interface SettingFrameProps<Data> {
  of: LoadedProps<Data>['of']
  failed: string
  title: string
  /** The page, once its settings are here: `SettingParts`. */
  children: (data: Data) => ReactNode
}

/** A page of settings while it comes, or when it does not. */
export function SettingFrame<Data>({ of, failed, title, children }: SettingFrameProps<Data>) {
  const t = useTexts('settings')
  if (of.data !== undefined) return children(of.data)
  return (
    <div className="lb-page lb-settings">
      <h1 className="lb-sr">{title}</h1>
      <nav className="lb-settings-nav" aria-label={t('parts')} aria-busy="true">
        <h2>{title}</h2>
      </nav>
      <div className="lb-settings-part">
        <Panel>
          <Loaded of={of} failed={failed} skeleton={[120, '1fr', 96]} rows={9}>
            {() => null}
          </Loaded>
        </Panel>
      </div>
    </div>
  )
}

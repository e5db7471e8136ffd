import './setting-texts.ts'
import './setting.css'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox } from '#platform/web/look/alerts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { DeskSection } from './DeskSection.tsx'
import { FormSection } from './FormSection.tsx'
import { PledgePanel } from './PledgePanel.tsx'
import { ReasonPanel } from './ReasonPanel.tsx'
import { useSetting } from './use-setting.ts'

const parts = ['reasons', 'pledges', 'desk', 'form'] as const

/** What the community decides about its visitors; whoever may not change it sees it. */
export function SettingPage() {
  const t = useTexts('visitorSetting')
  const tf = useTexts('visitorSettings')
  const tp = useTexts('platform')
  const { query, refresh, mayChange } = useSetting()
  const [part, setPart] = useState<(typeof parts)[number]>('reasons')
  const [isDirty, setDirty] = useState(false)
  const mayLeave = () =>
    confirmBox({ title: t('unsaved'), ok: t('revert'), cancel: tp('cancel'), enter: false })
  useBlocker({ shouldBlockFn: async () => isDirty && !(await mayLeave()), enableBeforeUnload: isDirty })
  async function go(next: typeof part) {
    if (next === part || (isDirty && !(await mayLeave()))) return
    setDirty(false)
    setPart(next)
  }
  const list = { mayChange, refresh }
  return (
    <div className="lb-page vs">
      <div className="lb-page-head">
        <h1>{tf('title')}</h1>
        <p className="lb-quiet">{t('lead')}</p>
      </div>
      <Loaded of={query} failed={t('failed')} skeleton={[120, '1fr', 96]} rows={9}>
        {(data) => (
          <div className="vs-columns">
            <nav className="vs-nav" aria-label={t('parts')}>
              {parts.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-current={one === part ? 'page' : undefined}
                  onClick={() => void go(one)}
                >
                  {t(`part_${one}`)}
                </button>
              ))}
            </nav>
            <div className="lb-stack">
              {!mayChange && <Note icon="lock">{t('readOnly')}</Note>}
              {part === 'reasons' && <ReasonPanel reasons={data.reasons} {...list} />}
              {part === 'pledges' && <PledgePanel kinds={data.pledgeKinds} {...list} />}
              {part === 'desk' && <DeskSection saved={data.desk} onDirty={setDirty} {...list} />}
              {part === 'form' && <FormSection saved={data.registration} onDirty={setDirty} {...list} />}
            </div>
          </div>
        )}
      </Loaded>
    </div>
  )
}

import './setting.css'
import './setting-texts.ts'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox } from '#platform/web/look/alerts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { AllSettings } from '../contract.ts'
import { courierList } from './courier-list.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { kindList } from './kind-list.tsx'
import { LabelSection } from './LabelSection.tsx'
import { positionList } from './position-list.tsx'
import { ReceivingSection } from './ReceivingSection.tsx'
import { RemindersSection } from './RemindersSection.tsx'
import { settingApi, useSectionDraft, useSetting } from './use-setting.ts'

const parts = ['kinds', 'couriers', 'positions', 'reminders', 'receiving', 'label'] as const
type Part = (typeof parts)[number]

/** What the community decides about its parcel desk; whoever may not change it sees it. */
export function SettingPage() {
  const t = useTexts('packageSetting')
  const tf = useTexts('packageSettings')
  const { all, refresh, mayChange } = useSetting()
  return (
    <div className="lb-page ps">
      <div className="lb-page-head">
        <h1>{tf('title')}</h1>
        <p className="lb-quiet">{t('lead')}</p>
      </div>
      <Loaded of={all} failed={t('failed')} skeleton={[120, '1fr', 96]} rows={9}>
        {(data) => <Parts all={data} refresh={refresh} mayChange={mayChange} />}
      </Loaded>
    </div>
  )
}

interface PartsProps {
  all: AllSettings
  refresh: () => Promise<unknown>
  mayChange: boolean
}

function Parts({ all, refresh, mayChange }: PartsProps) {
  const t = useTexts('packageSetting')
  const [part, setPart] = useState<Part>('kinds')
  const [rowDirty, setRowDirty] = useState(false)
  const reminders = useSectionDraft('reminders', all.reminders, settingApi.saveReminders, refresh)
  const receiving = useSectionDraft('receiving', all.receiving, settingApi.saveReceiving, refresh)
  const label = useSectionDraft('label', all.label, settingApi.saveLabel, refresh)
  const isSectionDirty: Partial<Record<Part, boolean>> = {
    reminders: reminders.isDirty,
    receiving: receiving.isDirty,
    label: label.isDirty,
  }
  const isDirty = (one: Part) => isSectionDirty[one] ?? (one === part && rowDirty)
  const mayLeave = () =>
    confirmBox({
      title: t('leaveTitle'),
      text: t('leaveText'),
      ok: t('leaveGo'),
      cancel: t('leaveStay'),
      enter: false,
    })
  const isAnyDirty = parts.some(isDirty)
  useBlocker({
    shouldBlockFn: async () => isAnyDirty && !(await mayLeave()),
    enableBeforeUnload: isAnyDirty,
  })
  async function go(next: Part) {
    if (rowDirty && !(await mayLeave())) return
    setRowDirty(false)
    setPart(next)
  }

  const list = { mayChange, refresh, onDirty: setRowDirty }
  const shown: Record<Part, () => ReactNode> = {
    kinds: () => <EntryPanel key="kinds" of={kindList} entries={all.kinds} {...list} />,
    couriers: () => <EntryPanel key="couriers" of={courierList} entries={all.couriers} {...list} />,
    positions: () => <EntryPanel key="positions" of={positionList} entries={all.positions} {...list} />,
    reminders: () => <RemindersSection draft={reminders} mayChange={mayChange} />,
    receiving: () => <ReceivingSection draft={receiving} mayChange={mayChange} />,
    label: () => <LabelSection draft={label} mayChange={mayChange} />,
  }
  return (
    <div className="ps-columns">
      <nav className="ps-nav" aria-label={t('parts')}>
        {parts.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === part ? 'page' : undefined}
            onClick={() => void go(one)}
          >
            {t(one)}
            {isDirty(one) && (
              <span className="ps-dot">
                <span className="lb-sr">{t('unsavedDot')}</span>
              </span>
            )}
          </button>
        ))}
      </nav>
      <div className="ps-part">
        {!mayChange && <Note icon="lock">{t('readOnly')}</Note>}
        {shown[part]()}
      </div>
    </div>
  )
}

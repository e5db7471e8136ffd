import './setting.css'
import './setting-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { type SettingPart, SettingParts } from '#platform/web/settings/SettingParts.tsx'
import type { AllSettings, ListName } from '../contract.ts'
import { courierList } from './courier-list.tsx'
import { kindList } from './kind-list.tsx'
import { positionList } from './position-list.tsx'
import { BesideLabel, useLabelSettings } from './use-label-settings.tsx'
import { useReceiving } from './use-receiving.tsx'
import { useReminders } from './use-reminders.ts'
import { useSetting } from './use-setting.ts'

/** What the community decides about its parcel desk; whoever may not change it sees it. */
export function SettingPage() {
  const t = useTexts('packageSetting')
  const tf = useTexts('packageSettings')
  const { all, refresh, mayChange } = useSetting()
  return (
    <div className="lb-page lb-page-1120 ps">
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
  const tools = { all, refresh }
  const reminders = useReminders(tools)
  const receiving = useReceiving(tools)
  const label = useLabelSettings(tools)
  const list = (name: ListName) => ({ title: t(name), add: t('add', { what: t(name) }), mayChange, refresh })
  const parts: SettingPart[] = [
    {
      label: t('kinds'),
      draw: (onDirty) => <EntryList {...list('kinds')} of={kindList} rows={all.kinds} onDirty={onDirty} />,
    },
    {
      label: t('couriers'),
      draw: (onDirty) => (
        <EntryList {...list('couriers')} of={courierList} rows={all.couriers} onDirty={onDirty} />
      ),
    },
    {
      label: t('positions'),
      draw: (onDirty) => (
        <EntryList {...list('positions')} of={positionList} rows={all.positions} onDirty={onDirty} />
      ),
    },
    {
      label: t('reminders'),
      isDirty: reminders.isDirty,
      draw: () => <SectionPanel title={t('reminders')} draft={reminders} mayChange={mayChange} />,
    },
    {
      label: t('receiving'),
      isDirty: receiving.isDirty,
      draw: () => <SectionPanel title={t('receiving')} draft={receiving} mayChange={mayChange} />,
    },
    {
      label: t('label'),
      isDirty: label.isDirty,
      draw: () => (
        <SectionPanel
          title={t('label')}
          draft={label}
          mayChange={mayChange}
          frame={(fields, form) => <BesideLabel form={form}>{fields}</BesideLabel>}
        />
      ),
    },
  ]
  return <SettingParts parts={parts} mayChange={mayChange} />
}

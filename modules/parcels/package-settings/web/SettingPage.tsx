import './setting.css'
import './setting-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { type SettingPart, SettingParts } from '#platform/web/settings/SettingParts.tsx'
import type { AllSettings, ListName } from '../contract.ts'
import { courierList } from './courier-list.tsx'
import { kindList } from './kind-list.tsx'
import { positionList } from './position-list.tsx'
import { countsOf } from './setting-parts.ts'
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
    <SettingFrame of={all} failed={t('failed')} title={tf('title')}>
      {(data) => <Parts all={data} refresh={refresh} mayChange={mayChange} />}
    </SettingFrame>
  )
}

interface PartsProps {
  all: AllSettings
  refresh: () => Promise<unknown>
  mayChange: boolean
}

function Parts({ all, refresh, mayChange }: PartsProps) {
  const t = useTexts('packageSetting')
  const title = useTexts('packageSettings')('title')
  const counts = countsOf(all)
  const tools = { all, refresh }
  const reminders = useReminders(tools)
  const receiving = useReceiving(tools)
  const label = useLabelSettings(tools)
  const list = (name: ListName) => ({ title: t(name), add: t('add', { what: t(name) }), mayChange, refresh })
  const parts: SettingPart[] = [
    {
      name: 'kinds',
      label: t('kinds'),
      count: counts.kinds,
      draw: (onDirty) => <EntryList {...list('kinds')} of={kindList} rows={all.kinds} onDirty={onDirty} />,
    },
    {
      name: 'couriers',
      label: t('couriers'),
      count: counts.couriers,
      draw: (onDirty) => (
        <EntryList {...list('couriers')} of={courierList} rows={all.couriers} onDirty={onDirty} />
      ),
    },
    {
      name: 'positions',
      label: t('positions'),
      count: counts.positions,
      draw: (onDirty) => (
        <EntryList {...list('positions')} of={positionList} rows={all.positions} onDirty={onDirty} />
      ),
    },
    {
      name: 'reminders',
      label: t('reminders'),
      isDirty: reminders.isDirty,
      draw: () => <SectionPanel title={t('reminders')} draft={reminders} mayChange={mayChange} />,
    },
    {
      name: 'receiving',
      label: t('receiving'),
      isDirty: receiving.isDirty,
      draw: () => <SectionPanel title={t('receiving')} draft={receiving} mayChange={mayChange} />,
    },
    {
      name: 'label',
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
  return (
    <SettingParts page="packageSettings" title={title} lead={t('lead')} parts={parts} mayChange={mayChange} />
  )
}

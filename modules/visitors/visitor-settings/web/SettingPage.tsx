import './setting-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { type SettingPart, SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { FormSection, useFormSection } from './FormSection.tsx'
import { PledgePanel } from './PledgePanel.tsx'
import { ReasonPanel } from './ReasonPanel.tsx'
import { countsOf } from './setting-parts.ts'
import { useDeskSection } from './use-desk-section.ts'
import { type AllSettings, type ReasonEntry, useSetting } from './use-setting.ts'

/** What the community decides about its visitors; whoever may not change it sees it. */
export function SettingPage() {
  const t = useTexts('visitorSetting')
  const tf = useTexts('visitorSettings')
  const { query, ...list } = useSetting()
  return (
    <SettingFrame of={query} failed={t('failed')} title={tf('title')}>
      {(all) => <Parts all={all} {...list} />}
    </SettingFrame>
  )
}

interface PartsProps {
  all: AllSettings & { reasons: readonly ReasonEntry[] }
  refresh: () => Promise<unknown>
  mayChange: boolean
}

function Parts({ all, refresh, mayChange }: PartsProps) {
  const t = useTexts('visitorSetting')
  const title = useTexts('visitorSettings')('title')
  const counts = countsOf(all)
  const desk = useDeskSection(all.desk, refresh)
  const form = useFormSection(all.registration, refresh)
  const list = { mayChange, refresh }
  const parts: SettingPart[] = [
    {
      name: 'reasons',
      label: t('part_reasons'),
      count: counts.reasons,
      draw: (onDirty) => <ReasonPanel reasons={all.reasons} onDirty={onDirty} {...list} />,
    },
    {
      name: 'pledges',
      label: t('part_pledges'),
      count: counts.pledges,
      draw: (onDirty) => <PledgePanel kinds={all.pledgeKinds} onDirty={onDirty} {...list} />,
    },
    {
      name: 'desk',
      label: t('part_desk'),
      isDirty: desk.isDirty,
      draw: () => <SectionPanel title={t('part_desk')} draft={desk} mayChange={mayChange} />,
    },
    {
      name: 'form',
      label: t('part_form'),
      isDirty: form.isDirty,
      draw: () => <FormSection saved={all.registration} draft={form} mayChange={mayChange} />,
    },
  ]
  return (
    <SettingParts page="visitorSettings" title={title} lead={t('lead')} parts={parts} mayChange={mayChange} />
  )
}

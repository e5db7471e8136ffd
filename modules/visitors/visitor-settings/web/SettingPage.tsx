import './setting-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { type SettingPart, SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { FormSection, useFormSection } from './FormSection.tsx'
import { PledgePanel } from './PledgePanel.tsx'
import { ReasonPanel } from './ReasonPanel.tsx'
import { useDeskSection } from './use-desk-section.ts'
import { type AllSettings, type ReasonEntry, useSetting } from './use-setting.ts'

/** What the community decides about its visitors; whoever may not change it sees it. */
export function SettingPage() {
  const t = useTexts('visitorSetting')
  const tf = useTexts('visitorSettings')
  const { query, ...list } = useSetting()
  return (
    <div className="lb-page lb-page-1120 vs">
      <div className="lb-page-head">
        <h1>{tf('title')}</h1>
        <p className="lb-quiet">{t('lead')}</p>
      </div>
      <Loaded of={query} failed={t('failed')} skeleton={[120, '1fr', 96]} rows={9}>
        {(all) => <Parts all={all} {...list} />}
      </Loaded>
    </div>
  )
}

interface PartsProps {
  all: AllSettings & { reasons: readonly ReasonEntry[] }
  refresh: () => Promise<unknown>
  mayChange: boolean
}

function Parts({ all, refresh, mayChange }: PartsProps) {
  const t = useTexts('visitorSetting')
  const desk = useDeskSection(all.desk, refresh)
  const form = useFormSection(all.registration, refresh)
  const list = { mayChange, refresh }
  const parts: SettingPart[] = [
    {
      label: t('part_reasons'),
      draw: (onDirty) => <ReasonPanel reasons={all.reasons} onDirty={onDirty} {...list} />,
    },
    {
      label: t('part_pledges'),
      draw: (onDirty) => <PledgePanel kinds={all.pledgeKinds} onDirty={onDirty} {...list} />,
    },
    {
      label: t('part_desk'),
      isDirty: desk.isDirty,
      draw: () => <SectionPanel title={t('part_desk')} draft={desk} mayChange={mayChange} />,
    },
    {
      label: t('part_form'),
      isDirty: form.isDirty,
      draw: () => <FormSection saved={all.registration} draft={form} mayChange={mayChange} />,
    },
  ]
  return <SettingParts parts={parts} mayChange={mayChange} />
}

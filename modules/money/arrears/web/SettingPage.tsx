import './setting-texts.ts'
import './arrears.css'
import { useQuery } from '@tanstack/react-query'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { settingsQuery, useArrearsChanges } from './queries.ts'
import { type Sections, useInterestSection, useLadderSection, useLetterSection } from './use-sections.tsx'

/** 催繳設定: the ladder of steps, interest with its days, and the letters. */
export function SettingPage() {
  const title = useTexts('arrears')
  const t = useTexts('arrearsSetting')
  const again = useArrearsChanges()
  const asked = useQuery(settingsQuery)
  return (
    <SettingFrame of={asked} failed={t('failed')} title={title('settings')}>
      {(all) => <Parts all={all} refresh={again} />}
    </SettingFrame>
  )
}

function Parts({ all, refresh }: { all: Sections; refresh: () => Promise<unknown> }) {
  const t = useTexts('arrearsSetting')
  const title = useTexts('arrears')
  const mayChange = useAllowed()([{ can: 'arrears.dun' }]).length > 0
  const ladder = useLadderSection(all.ladder, refresh)
  const interest = useInterestSection(all.interest, refresh)
  const letters = useLetterSection(all.letters, refresh)
  const parts = (
    [
      ['part_ladder', ladder],
      ['part_interest', interest],
      ['part_letters', letters],
    ] as const
  ).map(([label, draft]) => ({
    name: label.slice('part_'.length),
    label: t(label),
    isDirty: draft.isDirty,
    draw: () => <SectionPanel title={t(label)} draft={draft as typeof ladder} mayChange={mayChange} />,
  }))
  return (
    <SettingParts
      page="arrearsSetting"
      title={title('settings')}
      lead={t('lead')}
      parts={parts}
      mayChange={mayChange}
    />
  )
}

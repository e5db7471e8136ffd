import './setting-texts.ts'
import './arrears.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { settingsQuery, useArrearsChanges } from './queries.ts'
import { useFeeBase } from './use-fee-base.ts'
import { type Sections, useInterestSection, useLadderSection, useLetterSection } from './use-sections.tsx'

/** 催繳設定: the ladder of steps, interest with its days, and the letters. */
export function SettingPage() {
  const title = useTexts('arrears')
  const t = useTexts('arrearsSetting')
  const again = useArrearsChanges()
  const base = useFeeBase()
  const asked = useQuery(settingsQuery)
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title('settings')}</h1>
        <p className="lb-quiet">{t('lead')}</p>
        <Link className="lb-link lb-end" to={`${base}/arrears` as string}>
          {title('page')}
        </Link>
      </div>
      <Loaded of={asked} failed={t('failed')} skeleton={[120, '1fr', 96]} rows={8}>
        {(all) => <Parts all={all} refresh={again} />}
      </Loaded>
    </div>
  )
}

function Parts({ all, refresh }: { all: Sections; refresh: () => Promise<unknown> }) {
  const t = useTexts('arrearsSetting')
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
    label: t(label),
    isDirty: draft.isDirty,
    draw: () => <SectionPanel title={t(label)} draft={draft as typeof ladder} mayChange={mayChange} />,
  }))
  return <SettingParts parts={parts} mayChange={mayChange} />
}

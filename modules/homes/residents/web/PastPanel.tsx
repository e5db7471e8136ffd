import './home-texts.ts'
import { useState } from 'react'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FilterSelect } from '#platform/web/list/FilterSelect.tsx'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { usePast, usePasts } from './use-past.ts'

/** What happened to the household, from whatever module tells of it, the newest first; one kind of it, or all. */
export function PastPanel({ householdId }: { householdId: string }) {
  const t = useTexts('householdHome')
  const pasts = usePasts()
  const [kind, setKind] = useState<string>()
  const asked = usePast(householdId, pasts, kind)
  const say = ({ kind, act, title }: { kind: string; act: string; title: string }) => {
    const past = pasts.find(({ name }) => name === kind)
    return past ? textOf(`${past.words}:${act}`, { title }).trim() : ''
  }
  return (
    <Panel
      title={t('past')}
      pad="plain"
      extra={
        <FilterSelect
          label={t('pastKind')}
          options={pasts.map(({ name, label }) => ({ value: name, label: textOf(label) }))}
          value={kind}
          onChange={setKind}
        />
      }
    >
      <Loaded of={asked} failed={t('pastFailed')} skeleton={[72, 200]} rows={6}>
        {({ pages }) => {
          const lines = pages.flatMap(({ data }) => data).map((event) => ({ ...event, reason: '' }))
          if (lines.length === 0) return <p className="lb-faint">{t('noPast')}</p>
          return (
            <>
              <Timeline lines={lines} what={say} byDay />
              {asked.hasNextPage && (
                <Button loading={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
                  {t('earlier')}
                </Button>
              )}
            </>
          )
        }}
      </Loaded>
    </Panel>
  )
}

import './texts.ts'
import './dialog-texts.ts'
import './exports.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasPermission } from '#platform/web/frame/signed-in.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { ExportTable } from './ExportTable.tsx'
import { exportsApi, isUnderWay } from './follow.ts'

/** The exports of the last days: mine, or everybody's for who manages them. */
export function ExportsPage() {
  const t = useTexts('exportDialog')
  const e = useTexts('exports')
  const me = useMe()
  const queries = useQueryClient()
  const [whose, setWhose] = useState('mine')
  const everybody = whose === 'everybody'
  useChanges(['exports.'], () => void queries.invalidateQueries({ queryKey: ['exports'] }))
  const list = useQuery({
    queryKey: ['exports', 'list', everybody],
    queryFn: async () => (await exportsApi.list({ everybody })).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 3000 : false),
  })
  return (
    <div className="lb-page ex-page">
      <div className="lb-page-head">
        <h1>{e('page')}</h1>
        {me && hasPermission('exports.manage', me) && (
          <Segments
            label={t('whose')}
            options={[
              { value: 'mine', label: t('mine') },
              { value: 'everybody', label: t('everybody') },
            ]}
            value={whose}
            onChange={setWhose}
          />
        )}
      </div>
      <Panel>
        <Loaded
          of={list}
          failed={t('loadFailed')}
          skeleton={[120, 240, 160]}
          rows={6}
          empty={<EmptyState icon="doc" title={t('nothing')} text={t('nothingText')} />}
        >
          {(data) => <ExportTable rows={data} everybody={everybody} />}
        </Loaded>
      </Panel>
    </div>
  )
}

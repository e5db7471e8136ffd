import './page-texts.ts'
import './retention.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { retention } from '../contract.ts'
import { RuleRow } from './RuleRow.tsx'

const api = client(retention)

/** What the community keeps of people, for how long, and what happens then. */
export function RetentionPage() {
  const t = useTexts('retentionPage')
  const title = useTexts('retention')('page')
  const rules = useQuery({
    queryKey: ['retention'],
    queryFn: async () => (await api.list({})).data,
  })
  return (
    <div className="lb-page rt-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <p className="lb-quiet rt-intro">{t('intro')}</p>
      <Panel>
        {rules.isError ? (
          <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void rules.refetch()} />
        ) : rules.isPending ? (
          <SkeletonRows columns={[280, 120, 160]} rows={8} />
        ) : (
          <ul>
            {rules.data.map((rule) => (
              <RuleRow key={rule.name} rule={rule} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}

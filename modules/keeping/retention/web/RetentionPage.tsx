import './page-texts.ts'
import './retention.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
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
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <p className="lb-quiet lb-below-16">{t('intro')}</p>
      <Panel>
        <Loaded of={rules} failed={t('loadFailed')} skeleton={[280, 120, 160]} rows={8}>
          {(data) => (
            <ul>
              {data.map((rule) => (
                <RuleRow key={rule.name} rule={rule} />
              ))}
            </ul>
          )}
        </Loaded>
      </Panel>
    </div>
  )
}

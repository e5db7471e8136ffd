import './page-texts.ts'
import './services.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { valueWord } from '#platform/web/i18n/words.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { communities } from '../contract.ts'
import { catalogue } from './catalogue.ts'
import { CrossClockPanel } from './CrossClockPanel.tsx'
import { type FeaturesTools, useFeatures } from './use-features.ts'

const api = client(communities)

/** Which services of the community are on screens, and in which order; the highest authority decides. */
export function FeaturesPage() {
  const t = useTexts('servicePages')
  const title = useTexts('communities')('features')
  const query = useQuery({
    queryKey: ['communities', 'features'],
    queryFn: async () => (await api.listFeatures({})).data,
  })
  const tools = useFeatures(query.data)
  return (
    <div className="lb-page sv-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <p className="lb-quiet sv-intro">{t('intro')}</p>
      {query.data && !tools.mayChange && <Note icon="lock">{t('readOnly')}</Note>}
      <Panel>
        <Loaded of={query} failed={t('loadFailed')} skeleton={[60, 240, 100]} rows={10}>
          {() => <FeatureList tools={tools} />}
        </Loaded>
      </Panel>
      <CrossClockPanel mayChange={tools.mayChange} />
      {tools.isDirty && (
        <div className="sv-bar">
          <span role="status">{t('changed')}</span>
          <Button onClick={tools.discard}>{t('discard')}</Button>
          <Button type="primary" loading={tools.busy} onClick={() => void tools.save()}>
            {t('save')}
          </Button>
        </div>
      )}
    </div>
  )
}

function FeatureList({ tools }: { tools: FeaturesTools }) {
  const t = useTexts('servicePages')
  const { list, mayChange } = tools
  return (
    <ol className="sv-list lb-divided">
      {list.map(({ serviceId, display: chinese, kind, isHidden }, nth) => {
        const display = valueWord(`services.${serviceId}`, chinese)
        return (
          <li key={serviceId} data-hidden={isHidden || undefined}>
            <Icon name={catalogue[serviceId]?.icon ?? 'grid'} />
            <span className="sv-name lb-grow lb-after-8">
              {display}
              <span className="lb-14 lb-faint sv-kind">{t(`kind_${kind}`)}</span>
            </span>
            <button
              type="button"
              className="lb-icon-button sv-up"
              aria-label={t('up', { service: display })}
              disabled={!mayChange || nth === 0}
              onClick={() => tools.move(nth, -1)}
            >
              <Icon name="down" />
            </button>
            <button
              type="button"
              className="lb-icon-button"
              aria-label={t('down', { service: display })}
              disabled={!mayChange || nth === list.length - 1}
              onClick={() => tools.move(nth, 1)}
            >
              <Icon name="down" />
            </button>
            <Checkbox
              aria-label={t('show', { service: display })}
              checked={!isHidden}
              disabled={!mayChange}
              onChange={() => tools.show(serviceId, isHidden)}
            >
              {t('shown')}
            </Checkbox>
          </li>
        )
      })}
    </ol>
  )
}

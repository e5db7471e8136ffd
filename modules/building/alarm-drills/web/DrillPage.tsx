import './page-texts.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { DrillFacts } from './DrillFacts.tsx'
import { drillsPath } from './screens.ts'
import { useDrill, useDrillChanges } from './use-drill.ts'

/** The certificate of one drill: each step of the way, and who did not answer. */
export function DrillPage() {
  const t = useTexts('alarmDrillsPage')
  const title = useTexts('alarmDrills')('certificate')
  const goTo = useNavigate()
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const asked = useDrill(id)
  useDrillChanges()
  const gone = (
    <EmptyState icon="siren" title={t('gone')} text={t('goneText')}>
      <Button onClick={() => void goTo({ href: drillsPath })}>{t('toList')}</Button>
    </EmptyState>
  )
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <span className="lb-end">
          <Button icon={<Icon name="print" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </span>
      </div>
      <Panel pad="plain">
        <Loaded
          of={asked}
          failed={t('loadFailed')}
          instead={({ kind }) => (kind === 'notFound' || kind === 'invalid') && gone}
          skeleton={[80, 200]}
          rows={8}
        >
          {(drill) => (
            <>
              <h2 className="lb-sr">{drill.place}</h2>
              <DrillFacts drill={drill} />
            </>
          )}
        </Loaded>
      </Panel>
    </div>
  )
}

import './home-texts.ts'
import './home.css'
import '#platform/web/list/list.css'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { HouseholdPanels } from '#platform/web/frame/HouseholdPanels.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import type { Home } from '../shapes.ts'
import { EmergencyPanel } from './EmergencyPanel.tsx'
import { FactStrip } from './FactStrip.tsx'
import { FormerList } from './FormerList.tsx'
import { HomeHead } from './HomeHead.tsx'
import { MarksPanel } from './MarksPanel.tsx'
import { PastPanel } from './PastPanel.tsx'
import { RentPanel } from './RentPanel.tsx'
import { ResidentsPanel } from './ResidentsPanel.tsx'
import { householdHomeRoute } from './screens.ts'
import { useHome } from './use-home.ts'
import { VehiclesPanel } from './VehiclesPanel.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'

/** One household: who lives there, what is theirs, what waits for them, and what was. */
export function HouseholdHomePage() {
  const { id } = householdHomeRoute.useParams()
  return <Page key={id} householdId={id} />
}

function Page({ householdId }: { householdId: string }) {
  const t = useTexts('householdHome')
  const asked = useHome(householdId)
  const { data } = asked
  const goTo = useNavigate()
  if (!data && asked.isError)
    return (
      <div className="lb-page lb-list-page">
        <Panel grow>
          <Loaded
            of={asked}
            failed={t('loadFailed')}
            instead={({ kind }) =>
              kind === 'notFound' && (
                <EmptyState icon="house" title={t('goneTitle')} text={t('goneText')}>
                  <Button onClick={() => void goTo({ to: '/mgmt/household' })}>{t('toList')}</Button>
                </EmptyState>
              )
            }
            skeleton={[]}
          />
        </Panel>
      </div>
    )
  return (
    <div className="lb-page hd">
      <HomeHead home={data} />
      {data ? (
        <>
          {data.isVirtual === 0 && <FactStrip home={data} />}
          <Panels home={data} />
        </>
      ) : (
        <Panel>
          <SkeletonRows columns={[44, 120, 240]} rows={6} />
        </Panel>
      )}
    </div>
  )
}

function Panels({ home }: { home: Home }) {
  const t = useTexts('householdHome')
  const { householdId } = home
  const { householdPanels } = useContributions()
  const isFlat = home.isVirtual === 0
  return (
    <div className="hd-columns">
      <div className="lb-stack">
        <WaitingPanel home={home} />
        <HouseholdPanels place="fees" householdId={householdId} />
        <MarksPanel householdId={householdId} />
        {isFlat && <VehiclesPanel home={home} />}
        {isFlat && <RentPanel home={home} />}
      </div>
      <div className="lb-stack">
        {isFlat ? (
          <ResidentsPanel home={home} />
        ) : (
          <Panel>
            <EmptyState icon="house" title={t('virtualTitle')} text={t('virtualText')} />
          </Panel>
        )}
        <HouseholdPanels place="things" householdId={householdId} />
        <EmergencyPanel home={home} />
        {isFlat &&
          home.residents.length > 0 &&
          householdPanels
            .filter(({ place }) => place === 'people')
            .map(({ name, Panel: People }) => (
              <div key={name} className="lb-panel hd-contacts lb-inner">
                <Suspense fallback={<SkeletonRows columns={[80, 160]} rows={2} />}>
                  <People householdId={householdId} />
                </Suspense>
              </div>
            ))}
      </div>
      <div className="lb-stack hd-past">
        <PastPanel key={householdId} householdId={householdId} />
        <FormerList home={home} />
      </div>
    </div>
  )
}

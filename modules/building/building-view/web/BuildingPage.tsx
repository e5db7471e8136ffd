import './page-texts.ts'
import './building.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { drillsPath } from '#modules/building/alarm-drills/web/public.ts'
import { eventsPath } from '#modules/building/alarm-events/web/public.ts'
import {
  conditionOf,
  MaintenanceDialog,
  pointsPath,
  pointsQuery,
  useCategories,
} from '#modules/building/alarm-points/web/public.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Tower } from '../contract.ts'
import { Picture } from './Picture.tsx'
import { PointChip } from './PointChip.tsx'
import { PointSide } from './PointSide.tsx'
import { rhythm, viewQuery } from './queries.ts'
import type { BuildingSearch } from './screens.ts'
import { type ShownPoint, valueOf, worstOf } from './shown-point.ts'

/** The building as a picture: towers and floors with every point where it is, and how the chosen one went. */
export function BuildingPage() {
  const t = useTexts('buildingViewPage')
  const queries = useQueryClient()
  useChanges(
    ['alarmPoints.', 'alarmEvents.', 'households.'],
    () => void queries.invalidateQueries({ queryKey: ['alarmPoints'] }),
  )
  const points = useQuery({ ...pointsQuery(), refetchInterval: rhythm })
  const view = useQuery(viewQuery())
  const known = new Map(points.data?.data.map((point) => [point.pointId, point]))
  const shown = view.data?.spots.flatMap((spot): ShownPoint[] => {
    const point = known.get(spot.pointId)
    return point ? [{ ...spot, point }] : []
  })
  const asked = {
    data: points.data && view.data && { towers: view.data.towers, shown: shown ?? [] },
    error: points.error ?? view.error,
    refetch: () => void Promise.all([points.refetch(), view.refetch()]),
  }
  return (
    <div className="lb-page bv-whole">
      <div className="lb-page-head">
        <h1>{t('title')}</h1>
        <Counts shown={shown ?? []} />
        <Ways />
      </div>
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={['1fr', '1fr', '1fr', 320]}
        rows={8}
        isEmpty={(data) => !data.shown.length}
        empty={<EmptyState icon="house" title={t('empty')} text={t('emptyText')} />}
      >
        {(data) => <Building {...data} />}
      </Loaded>
    </div>
  )
}

function Counts({ shown }: { shown: readonly ShownPoint[] }) {
  const t = useTexts('buildingViewPage')
  if (!shown.length) return null
  const count = (wanted: string) => shown.filter(({ point }) => conditionOf(point) === wanted).length
  const [abnormal, lost, unheard] = [count('abnormal'), count('lost'), count('unheard')]
  return (
    <span className="lb-line lb-gap-12">
      <span className="lb-quiet">{t('count', { count: shown.length })}</span>
      {abnormal > 0 && <Mark kind="overdue">{t('abnormal', { count: abnormal })}</Mark>}
      {lost > 0 && <Mark kind="reminded">{t('lost', { count: lost })}</Mark>}
      {unheard > 0 && <span className="lb-quiet">{t('unheard', { count: unheard })}</span>}
      <span className="lb-quiet">
        {abnormal || lost || unheard ? t('normal', { count: count('normal') }) : t('allNormal')}
      </span>
    </span>
  )
}

function Ways() {
  const t = useTexts('buildingViewPage')
  const goTo = useNavigate()
  const allowed = useAllowed()
  return (
    <span className="lb-end lb-line lb-gap-8">
      {allowed([{ can: 'alarmEvents.view' }]).length > 0 && (
        <Button icon={<Icon name="siren" />} onClick={() => void goTo({ href: eventsPath })}>
          {t('events')}
        </Button>
      )}
      {allowed([{ can: 'alarmDrills.view' }]).length > 0 && (
        <Button onClick={() => void goTo({ href: drillsPath })}>{t('drills')}</Button>
      )}
      <Button onClick={() => void goTo({ href: pointsPath })}>{t('settings')}</Button>
    </span>
  )
}

function Building({ towers, shown }: { towers: readonly Tower[]; shown: readonly ShownPoint[] }) {
  const t = useTexts('buildingViewPage')
  const { search, change } = useAddress<BuildingSearch>()
  const { category, point, hours = 24 } = search
  const counted = (value: number) => shown.filter((spot) => spot.point.category === value).length
  const systems = useCategories().filter(({ value }) => counted(value) > 0)
  const isOf = (spot: ShownPoint) => category === undefined || spot.point.category === category
  const chosen =
    shown.find(({ pointId }) => pointId === point) ?? worstOf(shown.filter(isOf)) ?? worstOf(shown)
  const choose = (next: number | undefined) => change({ category: next, point: undefined })
  useItemKeys(
    Math.min(7, systems.length + 1),
    (nth) => choose(systems[nth - 1]?.value),
    'buildingViewPage:systemKey',
  )
  const heard = shown
    .flatMap((spot) => spot.point.heardAt ?? [])
    .toSorted((a, b) => b.getTime() - a.getTime())
  const name = (label: string, count: number) => (
    <>
      {label} <span className="lb-quiet">{count}</span>
    </>
  )
  return (
    <div className="bv-page">
      <section className="lb-panel" aria-label={t('picture')}>
        <div className="bv-head">
          <Segments
            label={t('systems')}
            value={String(category ?? 'all')}
            onChange={(value) => choose(value === 'all' ? undefined : Number(value))}
            options={[
              { value: 'all', label: name(t('all'), shown.length) },
              ...systems.map(({ value, label }) => ({
                value: String(value),
                label: name(label, counted(value)),
              })),
            ]}
          />
          {systems.length < 7 && (
            <span className="bv-keys">
              {t('systemKey')} <Key keys="Alt 1" />–<Key keys={`Alt ${systems.length + 1}`} />
            </span>
          )}
        </div>
        <Picture
          towers={towers}
          shown={shown}
          chip={(spot) => (
            <PointChip
              key={spot.pointId}
              shown={spot}
              isChosen={spot === chosen}
              isDim={!isOf(spot)}
              onChoose={(pointId) => change({ point: pointId })}
            />
          )}
        />
        <div className="bv-foot">
          <Key keys="↑" />
          <Key keys="↓" />
          <span>{t('walkFloors')}</span>
          <Key keys="←" />
          <Key keys="→" />
          <span>{t('walkPoints')}</span>
          <Key keys="Enter" />
          <span>{t('walkOpen')}</span>
          <span>{heard[0] && t('newest', { seconds: rhythm / 1000, time: speakTime(heard[0]) })}</span>
        </div>
      </section>
      <div className="bv-side">
        {chosen && (
          <PointSide
            key={chosen.pointId}
            shown={chosen}
            hours={hours}
            onHours={(next) => change({ point: chosen.pointId, hours: next })}
          />
        )}
        <LostPoints
          onChoose={(pointId) => change({ point: pointId })}
          shown={shown.filter((spot) => conditionOf(spot.point) === 'lost' && spot !== chosen)}
        />
      </div>
    </div>
  )
}

/** What fell silent, besides the point that is looked at. */
function LostPoints({
  shown,
  onChoose,
}: {
  shown: readonly ShownPoint[]
  onChoose: (pointId: string) => void
}) {
  const t = useTexts('buildingViewPage')
  const mayMaintain = useAllowed()([{ can: 'alarmPoints.silence' }]).length > 0
  const [maintained, setMaintained] = useState<ShownPoint>()
  if (!shown.length) return null
  return (
    <Panel title={t('lostPoints')} number={shown.length} summary={t('lostText')} pad="plain">
      {shown.map(({ point }) => (
        <div key={point.pointId} className="lb-stack lb-gap-8">
          <p>
            <b>{point.place}</b>{' '}
            <span className="lb-quiet">
              {point.heardAt && t('lostValue', { value: valueOf(point), time: speakTime(point.heardAt) })}
            </span>
          </p>
          <div className="lb-line lb-gap-8">
            <Button aria-label={`${t('look')} ${point.place}`} onClick={() => onChoose(point.pointId)}>
              {t('look')}
            </Button>
            {mayMaintain && (
              <Button
                aria-label={`${t('maintain')} ${point.place}`}
                onClick={() => setMaintained(shown.find((one) => one.pointId === point.pointId))}
              >
                {t('maintain')}
              </Button>
            )}
          </div>
        </div>
      ))}
      {maintained && <MaintenanceDialog point={maintained.point} onClose={() => setMaintained(undefined)} />}
    </Panel>
  )
}

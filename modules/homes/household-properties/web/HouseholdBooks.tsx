import './household-texts.ts'
import './household-books.css'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { showDay } from '#platform/web/form/day-text.ts'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { HouseholdProperty, ParkingSpace } from '../shapes.ts'
import { showArea, showPing } from './area.ts'
import { ChangeHousehold } from './ChangeHousehold.tsx'
import { CloseHousehold } from './CloseHousehold.tsx'
import { HouseholdTimeline } from './HouseholdTimeline.tsx'
import { useProperty } from './use-properties.ts'
import { inRow, textOf } from '#platform/web/i18n/texts.ts'

/** What the books say of a household, what was changed of it, and what can be done with it as a whole. */
export function HouseholdBooks({ householdId }: { householdId: string }) {
  const t = useTexts('householdTree')
  const { data, isError, refetch } = useProperty(householdId)
  const [showsTimeline, setShowsTimeline] = useState(false)
  const mayChange = useAllowed()([{ can: 'households.change' }]).length > 0
  const navigate = useNavigate()
  if (!data && isError)
    return (
      <p className="lb-quiet">
        {t('booksFailed')}{' '}
        <button type="button" className="lb-link" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </p>
    )
  if (!data) return null
  const edit = () =>
    void navigate({ to: '/mgmt/household/property', search: { building: data.building, open: householdId } })
  return (
    <>
      {data.isVirtual === 0 && (
        <section>
          <div className="hb-head">
            <h3>{t('property')}</h3>
            {mayChange && (
              <Button size="small" type="text" icon={<Icon name="pen" size={16} />} onClick={edit}>
                {t('editProperty')}
              </Button>
            )}
          </div>
          <Property of={data} />
        </section>
      )}
      <section>
        {showsTimeline ? (
          <HouseholdTimeline householdId={householdId} />
        ) : (
          <button type="button" className="lb-link" onClick={() => setShowsTimeline(true)}>
            {t('showTimeline')}
          </button>
        )}
      </section>
      {mayChange && <Acts of={data} />}
    </>
  )
}

function Property({ of }: { of: HouseholdProperty }) {
  const t = useTexts('householdTree')
  const area = (value: number | null) =>
    value === null ? '' : t('area', { area: showArea(value), ping: showPing(value) })
  const spaces = (list: readonly ParkingSpace[]) =>
    inRow(list.map(({ number, kind }) => (kind === 'mechanical' ? `${number} ${t('mechanical')}` : number)))
  const owners = of.owners.map(({ name, shareNumerator, shareDenominator, isRepresentative }) =>
    [
      name,
      of.owners.length > 1 && shareNumerator !== null
        ? t('share', { numerator: shareNumerator, denominator: shareDenominator ?? 1 })
        : '',
      isRepresentative ? t('representative') : '',
    ]
      .filter(Boolean)
      .join(' '),
  )
  const isUnsettled = of.owners.length > 1 && !of.owners.some((owner) => owner.isRepresentative)
  const rows = [
    [t('exclusiveArea'), area(of.exclusiveArea)],
    [t('titleArea'), area(of.titleArea)],
    [t('owners'), inRow(owners)],
    [t('carSpaces'), spaces(of.carSpaces)],
    [t('motorcycleSpaces'), spaces(of.motorcycleSpaces)],
    [t('movedInOn'), showDay(of.movedInOn ?? '')],
  ] as const
  if (rows.every(([, value]) => value === '')) return <p className="lb-faint">{t('noProperty')}</p>
  return (
    <>
      <Facts rows={rows} />
      {isUnsettled && <p className="hb-unsettled lb-14">{t('noRepresentative')}</p>}
    </>
  )
}

function Acts({ of }: { of: HouseholdProperty }) {
  const t = useTexts('householdTree')
  const { householdActs } = useContributions()
  const acts = householdActs.filter(({ isForFlats }) => !isForFlats || of.isVirtual === 0)
  /** `change`, `close`, or the name of a declared act. */
  const [asking, setAsking] = useState<string>()
  const done = () => setAsking(undefined)
  const Asked = acts.find(({ name }) => name === asking)?.Dialog
  return (
    <section className="lb-line lb-gap-8 lb-wrap">
      <Button size="small" onClick={() => setAsking('change')}>
        {t('change')}
      </Button>
      {acts.map(({ name, label }) => (
        <Button key={name} size="small" onClick={() => setAsking(name)}>
          {textOf(label)}
        </Button>
      ))}
      <Button size="small" onClick={() => setAsking('close')}>
        {t('close')}
      </Button>
      {asking === 'change' && <ChangeHousehold of={of} onClose={done} />}
      <Suspense fallback={null}>{Asked && <Asked householdId={of.householdId} onClose={done} />}</Suspense>
      {asking === 'close' && <CloseHousehold of={of} onClose={done} />}
    </section>
  )
}

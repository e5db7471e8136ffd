import { Link, useNavigate } from '@tanstack/react-router'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { Home } from '../shapes.ts'
import { useReady } from './WaitingItems.tsx'

/** Which household it is, those beside it, and what the desk does next for it. */
export function HomeHead({ home }: { home: Home | undefined }) {
  const t = useTexts('householdHome')
  return (
    <div className="lb-page-head lb-page-head-named">
      <Link to="/mgmt/household" className="lb-link">
        {t('toList')}
      </Link>
      <h1>
        <HouseholdName label={home?.label ?? ''} size="hero" />
      </h1>
      {home && (
        <>
          <span className="lb-quiet">{inRow(home.residents.map(({ name }) => name))}</span>
          {home.isRented && <Mark kind="plain">{t('rented')}</Mark>}
          {home.isVirtual === 1 && <Mark kind="plain">{t('virtual')}</Mark>}
          <div className="hd-ways lb-line lb-gap-8">
            <Beside of={home.previous} way="previous" />
            <Beside of={home.next} way="next" />
            <HandOver home={home} />
          </div>
        </>
      )}
    </div>
  )
}

interface BesideProps {
  of: Home['previous']
  way: 'previous' | 'next'
}

/** The way to the household before or after. */
function Beside({ of, way }: BesideProps) {
  const t = useTexts('householdHome')
  const goTo = useNavigate()
  const label = of ? t(`${way}Of`, { household: of.label }) : t(way)
  return (
    <button
      type="button"
      className="lb-icon-button"
      aria-label={label}
      title={label}
      disabled={!of}
      onClick={() => of && void goTo({ to: '/mgmt/household/detail/$id', params: { id: of.householdId } })}
    >
      <Icon name={way === 'previous' ? 'left' : 'right'} />
    </button>
  )
}

/** The hand-over of what waits for the household; Alt 1. */
function HandOver({ home }: { home: Home }) {
  const t = useTexts('householdHome')
  const { handOvers } = useContributions()
  const [handOver] = useAllowed()(handOvers)
  const ready = useReady(home)
  const { householdId, label } = home
  const isReady = handOver !== undefined && ready > 0
  const open = () => handOver?.open({ householdId, label })
  useHotKey('Alt+1', 'householdHome:handOverKey', open, { enabled: isReady })
  if (!isReady) return null
  return (
    <Button type="primary" size="large" aria-keyshortcuts="Alt+1" onClick={open}>
      {t('handOver', { count: ready })} <Key keys="Alt 1" />
    </Button>
  )
}

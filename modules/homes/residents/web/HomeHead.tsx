import { useNavigate } from '@tanstack/react-router'
import { useRefusal, useRunAct } from '#platform/web/frame/act-ways.ts'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { inRow, textOf } from '#platform/web/i18n/texts.ts'
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
  const tr = useTexts('residents')
  return (
    <div className="lb-page-head lb-page-head-named">
      <h1>
        {home ? (
          <HouseholdName label={home.label} size="hero" />
        ) : (
          <span className="lb-sr">{tr('detail')}</span>
        )}
      </h1>
      {home && (
        <>
          <span className="lb-quiet">{inRow(home.residents.map(({ name }) => name))}</span>
          {home.isRented && <Mark kind="plain">{t('rented')}</Mark>}
          {home.isVirtual === 1 && <Mark kind="plain">{t('virtual')}</Mark>}
          <div className="hd-ways lb-line lb-gap-8">
            <Beside of={home.previous} way="previous" />
            <Beside of={home.next} way="next" />
            <Register home={home} />
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

/** What the desk writes down for the household: a package, with the household in its form, or a visitor. */
function Register({ home: { householdId, label, residents } }: { home: Home }) {
  const { acts, openers } = useContributions()
  const allowed = useAllowed()
  const run = useRunAct()
  const refusal = useRefusal()
  const [onPackage, onVisitor] = ['registerPackage', 'registerVisitor'].map((name) => {
    const act = allowed(acts).find((one) => one.name === name)
    return act && !refusal(act) ? act : undefined
  })
  const registerPackage = () =>
    onPackage && run({ ...onPackage, to: `${onPackage.to ?? ''}?household=${encodeURIComponent(label)}` })
  const household = { householdId, label, names: residents.map(({ name }) => name) }
  const registerVisitor = () =>
    onVisitor && openers.find(({ name }) => name === onVisitor.name)?.open({ household })
  useHotKey('Alt+A', 'householdHome:registerPackage', registerPackage, { enabled: onPackage !== undefined })
  useHotKey('Alt+W', 'householdHome:registerVisitor', registerVisitor, { enabled: onVisitor !== undefined })
  return (
    <>
      {onPackage && (
        <Button icon={<Icon name={onPackage.icon} />} aria-keyshortcuts="Alt+A" onClick={registerPackage}>
          {textOf(onPackage.label)} <Key keys="Alt A" />
        </Button>
      )}
      {onVisitor && (
        <Button icon={<Icon name={onVisitor.icon} />} aria-keyshortcuts="Alt+W" onClick={registerVisitor}>
          {textOf(onVisitor.label)} <Key keys="Alt W" />
        </Button>
      )}
    </>
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

import { areaText, sumOf } from '#modules/assemblies/tally/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Ballot } from '../ballot-contract.ts'
import { useOptionName } from './option-name.ts'

type Unit = Ballot['units'][number]
/** Units of others that are listed at once; more are behind one line, so that the answers stay in sight. */
const mostListed = 3

/** What a card votes for: own units, and those that its owner speaks for. */
export function BallotUnits({ ballot }: { ballot: Ballot }) {
  const t = useTexts('assemblyBallot')
  const { units } = ballot
  if (!units.length) return null
  const own = units.filter(({ isOwn }) => isOwn)
  const others = units.filter(({ isOwn }) => !isOwn)
  const { heads, fifths } = sumOf(others.map((unit) => ({ heads: unit.heads, fifths: unit.fifths })))
  const rows = (some: readonly Unit[]) =>
    some.map((unit) => <UnitLine key={unit.unitId} ballot={ballot} unit={unit} />)
  if (others.length <= mostListed) return <ul className="ab-units">{rows(units)}</ul>
  return (
    <div className="ab-units">
      <ul>{rows(own)}</ul>
      <details>
        <summary>
          {t('speaksForMany', { count: others.length })}{' '}
          <span className="lb-14 lb-quiet">{t('weight', { heads, area: areaText(fifths) })}</span>
        </summary>
        <ul>{rows(others)}</ul>
      </details>
    </div>
  )
}

function UnitLine({ ballot, unit }: { ballot: Ballot; unit: Unit }) {
  const t = useTexts('assemblyBallot')
  const { label, ownerName, isOwn, heads, fifths, hasVoted } = unit
  return (
    <li>
      <span>
        <b>{label}</b> {isOwn ? ownerName : t('speaksFor', { name: ownerName })}
      </span>
      <span className="lb-14 lb-quiet">
        {heads + fifths > 0 ? t('weight', { heads, area: areaText(fifths) }) : t('overLimit')}{' '}
        {hasVoted && <Recorded ballot={ballot} of={unit} />}
      </span>
    </li>
  )
}

/** What was recorded for a unit: whoever did not vote so himself sees it while there is still time to say so. */
function Recorded({ ballot, of: { choices, source } }: { ballot: Ballot; of: Unit }) {
  const t = useTexts('assemblyBallot')
  const nameOf = useOptionName()
  const names = ballot.topic?.options.filter(({ optionId }) => choices.includes(optionId)) ?? []
  return (
    <b>
      {t('hasVoted')} {names.map(nameOf).join('、')}
      {source && source !== 'phone' && ` ${t('byDesk')}`}
    </b>
  )
}

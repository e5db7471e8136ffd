import {
  areaText,
  type Fraction,
  missingArea,
  neededArea,
  percentText,
} from '#modules/assemblies/tally/contract.ts'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Count, Result, Topic } from '../shapes.ts'
import { fractionText, partText } from './amounts.ts'
import { HallBar } from './HallBars.tsx'

/** What was declared, beside what was counted: a motion by persons and area, an election by its candidates. */
export function Declared({ topic }: { topic: Topic }) {
  const t = useTexts('assemblyPage')
  const { result, decision } = topic
  return (
    <>
      <h1>
        {t('topicNumber', { number: topic.number })} {topic.title}
      </h1>
      <div className="ah-result">
        <div className="ah-stamp" data-carried={decision === 'carried' || undefined}>
          {decision && t(`decision_${decision}`)}
          <small>
            <Why topic={topic} />
          </small>
          {topic.outcome && <small>{t(`outcome_${topic.outcome}`)}</small>}
        </div>
        {result?.approval && <Counts topic={topic} result={result} approval={result.approval} />}
        {result && topic.kind === 'election' && <Elected topic={topic} result={result} />}
      </div>
    </>
  )
}

/** Why it came out so: both reached, or which of them was missed. */
function Why({ topic: { result, applied } }: { topic: Topic }) {
  const t = useTexts('assemblyPage')
  if (!result) return null
  if (!result.quorum.isReached) return t('quorumShort')
  const { approval } = result
  if (!approval) return null
  const { heads, area } = applied.approval
  const share = partText(heads)
  if (approval.isReached) return t(heads.isMore ? 'bothPass' : 'bothReach', { share })
  if (!approval.heads.isReached && !approval.area.isReached)
    return t(heads.isMore ? 'nonePasses' : 'noneReaches', { share })
  return approval.heads.isReached
    ? t(area.isMore ? 'areaUnder' : 'areaMisses', { share: partText(area) })
    : t(heads.isMore ? 'headsUnder' : 'headsMiss', { share })
}

function Counts({
  topic,
  result,
  approval,
}: {
  topic: Topic
  result: Result
  approval: NonNullable<Result['approval']>
}) {
  const t = useTexts('assemblyPage')
  const no = result.rows.find(({ optionId }) => optionId === 'no')
  const rest: readonly [string, Count][] = [
    [t('no'), no ?? { heads: 0, fifths: 0 }],
    [t('abstained'), result.abstained],
    [t('silent'), result.silent],
  ]
  const few = t('notPublished')
  return (
    <div className="ah-counts">
      <CountRow title={t('yesHeads')} tested={approval.heads} against={no?.heads ?? 0} say={String}>
        {rest.map(([name, { heads }]) => (
          <span key={name}>
            <span className="lb-quiet">{name}</span> <b>{heads ?? few}</b>
          </span>
        ))}
        <Needed of={topic.applied.approval.heads} needed={t('hallHeads', { count: approval.heads.needed })} />
        {approval.heads.missing !== null && !approval.heads.isReached && (
          <b className="lb-amber">{t('missingHeads', { count: approval.heads.missing })}</b>
        )}
      </CountRow>
      <CountRow
        title={t('yesArea')}
        tested={approval.area}
        against={no?.fifths ?? 0}
        say={areaText}
        unit={t('hallSquare')}
      >
        <span>
          <span className="lb-quiet">{t('hallDenominator')}</span>{' '}
          <b>{t('hallArea', { area: areaText(approval.area.total) })}</b>
        </span>
        <Needed
          of={topic.applied.approval.area}
          needed={t('hallArea', { area: neededArea(approval.area.needed) })}
        />
        {!approval.area.isReached && approval.area.value !== null && (
          <b className="lb-amber">
            {t('missingArea', { area: missingArea(approval.area.needed, approval.area.value) })}
          </b>
        )}
      </CountRow>
    </div>
  )
}

function Needed({ of, needed }: { of: Fraction; needed: string }) {
  const t = useTexts('assemblyPage')
  return <span className="lb-quiet">{t('hallNeeded', { share: fractionText(of), needed })}</span>
}

function CountRow({
  title,
  tested,
  against,
  say,
  unit = '',
  children,
}: {
  title: string
  tested: NonNullable<Result['approval']>['heads']
  against: number
  say: (n: number) => string
  unit?: string
  children: ReactNode
}) {
  const t = useTexts('assemblyPage')
  const { value, total, needed, percent, isReached } = tested
  return (
    <section>
      <div className="ah-row">
        <span>
          {title}{' '}
          <b className="ah-big">{value === null ? t(isReached ? 'enough' : 'notEnough') : say(value)}</b>{' '}
          <span className="lb-quiet">{unit || t('ofHeads', { total })}</span>
        </span>
        <b className="ah-percent">{percent !== null && percentText(percent)}</b>
      </div>
      {value !== null && <HallBar value={value} total={total} needed={needed} against={against} />}
      <div className="ah-row">{children}</div>
    </section>
  )
}

/** Candidates that are shown: more cannot be read from the last row. */
const most = 12

/** The candidates by their votes; who is elected stands first and in bold. */
function Elected({ topic, result }: { topic: Topic; result: Result }) {
  const t = useTexts('assemblyPage')
  const place = new Map([...result.elected, ...result.alternates].map((id, at) => [id, at]))
  const votes = ({ heads, fifths }: Count) => (topic.countsBy === 'area' ? fifths : heads) ?? 0
  const rows = result.rows.toSorted(
    (one, other) =>
      (place.get(one.optionId) ?? most * 100) - (place.get(other.optionId) ?? most * 100) ||
      votes(other) - votes(one),
  )
  const groupOf = (id: string) => topic.options.find(({ optionId }) => optionId === id)?.group ?? ''
  return (
    <ul className="ah-elected">
      {rows.slice(0, most).map((row) => {
        const isIn = result.elected.includes(row.optionId)
        const state = isIn ? t('elected') : result.alternates.includes(row.optionId) ? t('alternates') : ''
        return (
          <li key={row.optionId} data-elected={isIn || undefined}>
            <span>{[groupOf(row.optionId), row.name].filter(Boolean).join(' ')}</span>
            <span className="lb-quiet">{state}</span>
            <span className="lb-grow" />
            <span>
              {topic.countsBy === 'area'
                ? row.fifths === null
                  ? t('notPublished')
                  : t('hallArea', { area: areaText(row.fifths) })
                : row.heads === null
                  ? t('notPublished')
                  : t('hallHeads', { count: row.heads })}
            </span>
          </li>
        )
      })}
      {rows.length > most && (
        <li className="lb-quiet">{t('moreCandidates', { count: rows.length - most })}</li>
      )}
    </ul>
  )
}

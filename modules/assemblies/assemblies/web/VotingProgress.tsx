import { areaText } from '#modules/assemblies/tally/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { minutesText, useSecondsTo } from './ballot-clock.ts'
import type { VotingDashboard } from '../votes-contract.ts'

/** Units that are named: of more the chair does not call one after the other. */
const mostNamed = 40

/** How far voting is: how many, by what, who has not; never for what. */
export function VotingProgress({ of }: { of: VotingDashboard }) {
  const t = useTexts('assemblyPage')
  const {
    topic,
    cast,
    castCount,
    presentCount,
    bySource,
    overLimitCount,
    unconfirmedCount,
    waiting,
    counts,
  } = of
  const seconds = useSecondsTo(topic.closesAt)
  if (topic.voteWay !== 'record' && topic.voteWay !== 'sealed')
    return (
      <div>
        <p>{t(topic.voteWay === 'showOfHands' ? 'countOnce' : 'countTwice')}</p>
        <ul className="lb-lines">
          {counts.map(({ by, at, isAgreed }) => (
            <li key={`${by} ${at.getTime()}`}>
              {by} {t(isAgreed ? 'countAgreed' : 'countAlone')}
            </li>
          ))}
        </ul>
      </div>
    )
  const present = topic.snapshot?.present
  return (
    <div className="lb-stack lb-gap-16">
      <div className="lb-pair lb-gap-24">
        <div>
          <span className="lb-14 lb-quiet">{t('castHeads')}</span>
          <div className="ac-big">{cast.heads}</div>
          <span className="lb-quiet">{t('ofPresentHeads', { total: present?.heads ?? 0 })}</span>
        </div>
        <div>
          <span className="lb-14 lb-quiet">{t('castArea')}</span>
          <div className="ac-big">{areaText(cast.fifths)}</div>
          <span className="lb-quiet">{t('ofPresentArea', { total: areaText(present?.fifths ?? 0) })}</span>
        </div>
      </div>
      {seconds !== undefined && (
        <p role="timer">
          {seconds ? `${t('timeLeft')} ` : t('timeIsOver')}
          {seconds > 0 && <b className="lb-24">{minutesText(seconds)}</b>}
        </p>
      )}
      <p>
        {[
          t('castUnits', { count: castCount, total: presentCount }),
          ...bySource
            .filter(({ count }) => count > 0)
            .map(({ source, count }) => `${t(`source_${source}`)} ${count}`),
          ...(unconfirmedCount ? [t('unconfirmed', { count: unconfirmedCount })] : []),
          ...(overLimitCount ? [t('overLimitCount', { count: overLimitCount })] : []),
        ].join('　')}
      </p>
      {waiting.length > 0 && (
        <div>
          <b>{t('notVoted')}</b>{' '}
          <span className="lb-quiet">{t('unitsCount', { count: waiting.length })}</span>
          <ul className="ac-names lb-above-12">
            {waiting.slice(0, mostNamed).map(({ unitId, label, ownerName, agentName }) => (
              <li key={unitId}>
                <b>{label}</b> {agentName || ownerName}
              </li>
            ))}
            {waiting.length > mostNamed && (
              <li className="lb-quiet">{t('moreUnits', { count: waiting.length - mostNamed })}</li>
            )}
          </ul>
        </div>
      )}
      <p className="lb-14 lb-quiet">{t('hiddenUntilClosed')}</p>
    </div>
  )
}

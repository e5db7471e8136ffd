import './meter.css'
import { areaText } from '#modules/assemblies/tally/contract.ts'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { minutesText, useSecondsTo } from './ballot-clock.ts'
import type { VotingDashboard } from '../votes-contract.ts'

/** Units that are named at first: all of them stand only where somebody wants to call them. */
const mostNamed = 10

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
  const [isAll, setAll] = useState(false)
  if (topic.voteWay !== 'record' && topic.voteWay !== 'sealed') {
    const isApart = new Set(counts.map(({ by }) => by)).size > 1 && !counts.some(({ isAgreed }) => isAgreed)
    return (
      <div>
        {isApart && <Note tone="wait">{t('countsApart')}</Note>}
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
  }
  const present = topic.snapshot?.present
  return (
    <div className="lb-stack lb-gap-16">
      <div className="lb-pair lb-gap-24">
        <div>
          <span className="lb-14 lb-quiet">{t('castHeads')}</span>
          <div className="ac-big">{cast.heads}</div>
          <span className="lb-quiet">{t('ofPresentHeads', { total: present?.heads ?? 0 })}</span>
          <Bar value={cast.heads} total={present?.heads ?? 0} />
        </div>
        <div>
          <span className="lb-14 lb-quiet">{t('castArea')}</span>
          <div className="ac-big">{areaText(cast.fifths)}</div>
          <span className="lb-quiet">{t('ofPresentArea', { total: areaText(present?.fifths ?? 0) })}</span>
          <Bar value={cast.fifths} total={present?.fifths ?? 0} />
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
            {waiting
              .slice(0, isAll ? undefined : mostNamed)
              .map(({ unitId, label, ownerName, agentName }) => (
                <li key={unitId}>
                  <b>{label}</b> {agentName || ownerName}
                </li>
              ))}
            {!isAll && waiting.length > mostNamed && (
              <li>
                <Button type="text" size="small" onClick={() => setAll(true)}>
                  {t('restUnits', { count: waiting.length - mostNamed })}
                </Button>
              </li>
            )}
          </ul>
        </div>
      )}
      {of.arrived.length > 0 && (
        <p className="lb-14">
          <b>{t('arrivedSince')}</b> {of.arrived.map(({ label }) => label).join('、')}
        </p>
      )}
      <p className="lb-14 lb-quiet">{t('hiddenUntilClosed')}</p>
    </div>
  )
}

/** How much of what was there has voted. */
function Bar({ value, total }: { value: number; total: number }) {
  return (
    <div className="am-bar" aria-hidden>
      <span className="am-fill" style={{ width: `${total ? Math.min(100, (value / total) * 100) : 0}%` }} />
    </div>
  )
}

import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Ballot } from '../ballot-contract.ts'

/** Where nothing can be voted on: why, and of a unit that is spoken for, by whom and on what paper. */
export function BallotState({ ballot }: { ballot: Ballot }) {
  const t = useTexts('assemblyBallot')
  const { state, agentName, proxy } = ballot
  return (
    <div className="ab-state" role="status">
      {state === 'voted' && (
        <span className="ab-check">
          <Icon name="check" size={32} />
        </span>
      )}
      <b className="lb-24">{t(`state_${state}`)}</b>
      <p className="lb-quiet">{t(`text_${state}`)}</p>
      {proxy && (
        <>
          <ul className="ab-units">
            <li>
              <b>{proxy.label}</b> {ballot.ownerName}
            </li>
            {(
              [
                [t('agent'), `${agentName}${proxy.relation ? `，${t(`relation_${proxy.relation}`)}` : ''}`],
                [
                  t('registeredAt'),
                  `${speakTime(proxy.registeredAt)}${proxy.desk && t('atDesk', { number: proxy.desk })}`,
                ],
                [t('paper'), t(proxy.isInWriting ? 'paperTaken' : 'paperMissing')],
                ...(ballot.topic ? [[t('thisTopic'), t(proxy.hasVoted ? 'hasVoted' : 'notVoted')]] : []),
              ] as const
            ).map(([name, value]) => (
              <li key={name}>
                <span className="lb-quiet">{name}</span> <span>{value}</span>
              </li>
            ))}
          </ul>
          <Note tone="wait">{t('noProxyGiven')}</Note>
        </>
      )}
    </div>
  )
}

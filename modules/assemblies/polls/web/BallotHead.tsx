import { addressOf } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { type Ballot, pollBallots } from '../ballot-contract.ts'
import { squares } from './poll-words.ts'

/** Whose paper it is, what is asked, until when, and what can be read about it. */
export function BallotHead({ token, ballot }: { token: string; ballot: Ballot }) {
  const t = useTexts('pollBallot')
  const { communityName, title, content, isSecret, weight, ownWeight, label, endsAt, files, state } = ballot
  const isOpen = state === 'going' || state === 'waiting'
  return (
    <>
      <header className="vb-top">
        <b className="lb-cut">{communityName}</b>
        <span className="lb-quiet lb-nowrap">
          {t(isOpen ? 'until' : 'over', { at: writeTime(endsAt).slice(5) })}
        </span>
      </header>
      <h1 className="lb-break">{title}</h1>
      <p className="lb-line lb-gap-6">
        <Mark kind={isSecret ? 'refuses' : 'plain'}>{t(isSecret ? 'secret' : 'named')}</Mark>
        <Mark kind="done">{t(`weight_${weight}`)}</Mark>
      </p>
      {content && <p className="lb-lines lb-break">{content}</p>}
      {files.length > 0 && (
        <ul className="lb-stack lb-gap-8">
          {files.map(({ nth, name }) => (
            <li key={nth}>
              <a
                className="vb-file"
                href={addressOf(pollBallots.calls.showFile, { token, nth })}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon name="doc" />
                <span className="lb-break">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="vb-who">
        <HouseholdName label={label} />
        <span className="lb-14 lb-quiet">
          {weight === 'area' ? t('areaOf', { area: squares(ownWeight) }) : t('oneVote')}
        </span>
      </p>
    </>
  )
}

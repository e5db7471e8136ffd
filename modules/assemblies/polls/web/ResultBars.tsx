import { percentText } from '#modules/assemblies/tally/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import type { PollDetail } from '../contract.ts'
import type { Result } from '../shapes.ts'
import { squares } from './poll-words.ts'

/** What each candidate got, as far as it may be said, in the order of the paper. */
export function ResultBars({ poll }: { poll: PollDetail }) {
  const t = useTexts('pollPage')
  const { results } = poll
  const isArea = poll.weight === 'area'
  const isOver = poll.state === 'ended' || poll.state === 'done'
  return (
    <>
      {poll.candidates.map(({ candidateId, name, note, photoPath }, nth) => {
        const found = results?.candidates.find((one) => one.candidateId === candidateId)
        return (
          <div key={candidateId} className="pr-option">
            <span className="pr-name">
              {photoPath && <StoredPictures pictures={[{ path: photoPath, title: t('photo', { name }) }]} />}
              <span className="lb-min">
                <b>{name}</b>
                {note && <span className="lb-14 lb-quiet lb-lines"> {note}</span>}
              </span>
            </span>
            {found && <Count found={found} isArea={isArea} />}
            {found && found.share !== null && (
              <div className="pr-bar">
                {found.share > 0 && <i data-nth={nth % 4} style={{ width: `${found.share / 100}%` }} />}
              </div>
            )}
          </div>
        )
      })}
      <p className="lb-14 lb-quiet">
        {poll.state === 'draft' || poll.state === 'waiting'
          ? t('notYet')
          : results === null
            ? t(!poll.isSecret ? 'namedYet' : isOver ? 'secretTooFew' : 'secretYet')
            : `${t(isArea ? 'denominatorArea' : 'denominator', { count: poll.voted })}${t(isOver ? 'receiptsOut' : 'receiptsLater')}`}
        {poll.maxChoices > 1 && `　${t('choices', { count: poll.maxChoices })}`}
      </p>
      {results && isArea && poll.isSecret && <p className="lb-14 lb-quiet">{t('areaHidden')}</p>}
    </>
  )
}

function Count({ found, isArea }: { found: Result; isArea: boolean }) {
  const t = useTexts('pollPage')
  const { ballots, weight, share, rank } = found
  return (
    <span className="pr-count">
      <b>{ballots}</b> {t('units')}
      {'　'}
      {isArea && weight !== null && (
        <>
          {squares(weight)} {t('square')}
          {'　'}
        </>
      )}
      {share === null ? t('rank', { rank }) : percentText(share)}
    </span>
  )
}

import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type Candidate, mostCandidates } from '../shapes.ts'
import { newCandidate } from './poll-draft.ts'
import type { PartProps } from './poll-faults.ts'
import { PhotoChoice } from './PhotoChoice.tsx'

/** What is chosen among, in the order of the paper; each with a note and a photo where it has them. */
export function CandidatesField({ draft, change, faults, isFixed }: PartProps) {
  const t = useTexts('pollForm')
  const { candidates } = draft
  const put = (id: string, part: Partial<Candidate>) =>
    change({ candidates: candidates.map((one) => (one.candidateId === id ? { ...one, ...part } : one)) })
  const isInvalid = (name: string) =>
    faults.candidates !== undefined &&
    (!name.trim() || candidates.filter((one) => one.name.trim() === name.trim()).length > 1)
  return (
    <>
      <ol className="pf-candidates">
        {candidates.map(({ candidateId: id, name, note, photoPath }, nth) => (
          <li key={id}>
            <span className="pf-number" aria-hidden>
              {nth + 1}
            </span>
            <PhotoChoice
              label={t('photoOf', { nth: nth + 1 })}
              path={photoPath}
              disabled={isFixed}
              onPath={(path) => put(id, { photoPath: path })}
            />
            <span className="lb-stack lb-gap-8 lb-grow">
              <TextInput
                aria-label={t('nameOf', { nth: nth + 1 })}
                aria-invalid={isInvalid(name) || undefined}
                placeholder={t('name')}
                maxLength={40}
                disabled={isFixed}
                value={name}
                onText={(text) => put(id, { name: text })}
              />
              <TextInput
                aria-label={t('noteOf', { nth: nth + 1 })}
                placeholder={t('note')}
                maxLength={200}
                disabled={isFixed}
                value={note}
                onText={(text) => put(id, { note: text })}
              />
            </span>
            {!isFixed && candidates.length > 2 && (
              <button
                type="button"
                className="lb-icon-button"
                aria-label={t('removeOf', { nth: nth + 1 })}
                onClick={() => change({ candidates: candidates.filter((one) => one.candidateId !== id) })}
              >
                <Icon name="x" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {faults.candidates && (
        <p className="lb-amber" role="alert">
          {faults.candidates}
        </p>
      )}
      {!isFixed && candidates.length < mostCandidates && (
        <span>
          <Button
            icon={<Icon name="plus" />}
            onClick={() => change({ candidates: [...candidates, newCandidate()] })}
          >
            {t('addCandidate')}
          </Button>
        </span>
      )}
    </>
  )
}

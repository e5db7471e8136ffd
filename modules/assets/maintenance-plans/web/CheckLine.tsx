import { AddPhotos } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { beyond, judged } from '../limits.ts'
import { type Check, results, type Term } from '../shapes.ts'

/** Photos of a check. */
const most = 6

interface CheckLineProps {
  term: Term
  of: string
  check: Check
  /** Photos that are not sent yet. */
  shots: readonly File[]
  isMissing: boolean
  /** Nobody has said yet what was found. */
  isOpen?: boolean
  onCheck: (check: Check) => void
  onShots: (shots: readonly File[]) => void
}

/** What was found of one thing under one term; a number beyond its limits failed. With photos where the term asks for one or it failed. */
export function CheckLine(props: CheckLineProps) {
  const { term, of, check, shots, isMissing, isOpen = false, onCheck, onShots } = props
  const t = useTexts('maintenancePage')
  const isNumber = term.kind === 'number'
  const count = check.photos.length + shots.length
  const past = beyond(term, check.value)
  const result = judged(term, check)
  const measured = (number: string) => `${number} ${term.unit}`.trim()
  const { lowLimit: low, highLimit: high } = term
  const limits =
    low && high
      ? measured(`${low}–${high}`)
      : [low && t('lowIs', { limit: measured(low) }), high && t('highIs', { limit: measured(high) })]
          .filter(Boolean)
          .join('')
  return (
    <div className="lb-line lb-wrap lb-gap-12">
      <span className="lb-grow">
        {term.name}
        <span className="lb-14 lb-quiet">
          {isNumber && limits && `　${limits}`}
          {count > 0 && `　${t('photoCount', { count })}`}
          {isMissing &&
            `　${t(term.kind === 'photo' ? 'photoMissing' : term.kind === 'yesNo' ? 'checkOpen' : 'needed')}`}
        </span>
        {past && result === 'fail' && (
          <p className="lb-14 lb-amber" role="status">
            {t(past.side, { value: measured(check.value.trim()), limit: measured(past.limit) })}
          </p>
        )}
      </span>
      {(isNumber || term.kind === 'text') && (
        <TextInput
          className="mf-value"
          aria-label={`${of} ${term.name}`}
          inputMode={isNumber ? 'decimal' : undefined}
          maxLength={isNumber ? 17 : 60}
          value={check.value}
          onText={(value) => onCheck({ ...check, value })}
        />
      )}
      {(term.kind === 'photo' || result === 'fail') && (
        <AddPhotos
          isMany
          size="small"
          label={t('photoOf', { name: `${of} ${term.name}` })}
          disabled={count >= most}
          onPhotos={(taken) => onShots([...shots, ...taken].slice(0, most - check.photos.length))}
        >
          {t('photoAdd')}
        </AddPhotos>
      )}
      <Segments
        label={`${of} ${term.name}`}
        value={isOpen ? undefined : result}
        options={results.map((value) => ({
          value,
          label: t(value),
          disabled: value === 'pass' && past !== undefined,
        }))}
        onChange={(said) => onCheck({ ...check, result: said })}
      />
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { markKind, spokenMark } from '#modules/homes/households/web/public.ts'
import { residents as calls } from '#modules/homes/residents/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey, useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import type { ChosenHousehold } from './register-form.ts'

const api = client(calls)

/** The residents of a household, in their order. */
export function useResidents(household: ChosenHousehold | null) {
  return useQuery({
    queryKey: ['residents', household?.householdId],
    queryFn: async () => (await api.listResidents({ householdId: household?.householdId ?? '' })).data,
    enabled: household !== null,
    retry: false,
    staleTime: 60_000,
  })
}

export interface RecipientFieldProps {
  household: ChosenHousehold | null
  named: boolean
  recipientId: string | null
  invalid: string | undefined
  /** With the marks of the person, which may say how their packages are handed over. */
  onRecipient: (id: string, marks: readonly string[]) => void
}

/** Alt N: the whole household, or a named person of its residents. */
export function RecipientChoice({ named, onNamed }: { named: boolean; onNamed: (named: boolean) => void }) {
  const t = useTexts('registerPackages')
  useHotKey('Alt+N', 'registerPackages:recipientKey', () => onNamed(!named))
  return (
    <div className="lb-field">
      <span className="lb-register-label">
        {t('recipient')}
        <Key keys="Alt N" />
      </span>
      <Segments
        full
        label={t('recipient')}
        value={named ? 'named' : 'whole'}
        onChange={(value) => onNamed(value === 'named')}
        options={[
          { value: 'whole', label: t('wholeHousehold') },
          { value: 'named', label: t('named') },
        ]}
      />
    </div>
  )
}

/** The residents to choose of, when a named person is wanted: Alt 1–9, arrows, or a tap. */
export function RecipientField({ household, named, recipientId, invalid, onRecipient }: RecipientFieldProps) {
  const t = useTexts('registerPackages')
  const id = useId()
  const { data, error, refetch } = useResidents(named ? household : null)
  const residents = named && household ? (data ?? []) : []
  useItemKeys(
    residents.length,
    (index) => residents[index] && onRecipient(residents[index].residentId, residents[index].marks),
    'registerPackages:suggestionKey',
  )
  const only = residents.length === 1 ? residents[0] : undefined
  useEffect(() => {
    if (only && recipientId === null) onRecipient(only.residentId, only.marks)
  })
  if (!named) return null
  return (
    <fieldset
      className="lb-register-wide lb-grid lb-gap-8 lb-bare"
      aria-describedby={invalid ? `${id}-line` : undefined}
    >
      <legend className="lb-sr">{t('residents')}</legend>
      {!household && <p className="lb-14 lb-quiet">{t('residentsFirst')}</p>}
      {household && data?.length === 0 && <p className="lb-14 lb-quiet">{t('residentsNone')}</p>}
      {household && !data && error && (
        <p className="lb-14 lb-quiet">
          {sentenceOf(error)}{' '}
          <button type="button" className="lb-link" onClick={() => void refetch()}>
            {t('residentsRetry')}
          </button>
        </p>
      )}
      {residents.length > 0 && (
        <div className="lb-line lb-gap-8 lb-wrap">
          {residents.map((resident, index) => (
            <label key={resident.residentId} className="rp-resident">
              <input
                type="radio"
                name={id}
                checked={resident.residentId === recipientId}
                onChange={() => onRecipient(resident.residentId, resident.marks)}
                aria-keyshortcuts={index < 9 ? `Alt+${index + 1}` : undefined}
              />
              <span>{resident.name}</span>
              {resident.marks.length > 0 && (
                <Marks>
                  {resident.marks.map((mark) => (
                    <Mark kind={markKind(mark)} key={mark}>
                      {spokenMark(mark)}
                    </Mark>
                  ))}
                </Marks>
              )}
              {index < 9 && <Key keys={`Alt ${index + 1}`} />}
            </label>
          ))}
        </div>
      )}
      {invalid && (
        <span id={`${id}-line`} className="lb-field-line lb-field-amber" role="alert">
          <Icon name="warn" size={16} />
          {invalid}
        </span>
      )}
    </fieldset>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { pinsQuery } from './queries.ts'

export interface Pin {
  accountId: string
  digits: string
}
/** Digits of a PIN. */
const length = 6

/** Who somebody is at the desk: their name and six digits that they alone know. */
export function PinFields({ onPin }: { onPin: (pin: Pin) => void }) {
  const t = useTexts('clockEntriesPage')
  const query = useQuery(pinsQuery)
  const people = query.data
  const [accountId, setAccount] = useState('')
  const [digits, setDigits] = useState('')
  if (!people) return <Loaded of={query} failed={t('pinsFailed')} skeleton={['1fr', '1fr']} rows={1} />
  if (people.length === 0) return <p className="lb-quiet">{t('noPins')}</p>
  return (
    <form
      className="lb-stack lb-gap-12"
      onSubmit={(event) => {
        event.preventDefault()
        if (!accountId || digits.length !== length) return
        onPin({ accountId, digits })
        setDigits('')
      }}
    >
      <div className="lb-pair">
        <Field label={t('person')}>
          <ChoiceInput
            value={accountId}
            options={people.map((each) => ({ value: each.accountId, label: each.name }))}
            onChoose={setAccount}
          />
        </Field>
        <Field label={t('pin')}>
          <PinInput value={digits} onDigits={setDigits} />
        </Field>
      </div>
      <Button htmlType="submit" disabled={!accountId || digits.length !== length}>
        {t('look')}
      </Button>
    </form>
  )
}

/** Six digits that nobody reads over a shoulder, and no browser keeps. */
export function PinInput({ value, onDigits }: { value: string; onDigits: (digits: string) => void }) {
  return (
    <TextInput
      type="password"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      maxLength={length}
      onText={(text) => onDigits(text.replace(/\D/g, ''))}
    />
  )
}

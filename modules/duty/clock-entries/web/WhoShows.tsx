import { useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { PinFields } from './PinFields.tsx'
import type { Shown } from './use-press-act.ts'

/** A code of a manager begins with letters that no card has. */
const shownBy = (typed: string): Shown => (/^LM/i.test(typed) ? { token: typed } : { carrierCode: typed })

/** By what whoever stands at the desk shows who they are: a card, a code, a PIN. */
export function WhoShows({
  way,
  failure,
  onShown,
}: {
  way: 'shown' | 'pin'
  failure: unknown
  onShown: (shown: Shown) => void
}) {
  const t = useTexts('clockEntriesPage')
  const [typed, setTyped] = useState('')
  return (
    <>
      {way === 'pin' ? (
        <PinFields onPin={(pin) => onShown({ pin })} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim()) onShown(shownBy(typed.trim()))
            setTyped('')
          }}
        >
          <Field label={t('cardLabel')} help={t('cardHelp')}>
            <TextInput size="scan" value={typed} maxLength={120} onText={setTyped} autoFocus />
          </Field>
          <Button htmlType="submit">{t('look')}</Button>
        </form>
      )}
      {failure ? <FailureNote sentence={sentenceOf(failure)} /> : null}
    </>
  )
}

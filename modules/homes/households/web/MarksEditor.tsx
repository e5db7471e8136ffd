import { type FormEvent, useState } from 'react'
import { lengthOf } from '#platform/contract/cut.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { PersonMark } from '../marks.ts'
import { commonWords, isProxyMark, markKind, spokenMark } from './mark-kind.ts'
import type { Said } from './use-marks-draft.ts'

const mostLetters = 12

/** Marks and note of one person, or of the whole household. */
export function MarksEditor({ said, onChange }: { said: Said; onChange: (next: Partial<Said>) => void }) {
  const t = useTexts('householdMarks')
  const [own, setOwn] = useState('')
  const [wrong, setWrong] = useState<string>()
  const has = (word: string) => said.marks.some((mark) => mark.word === word)
  const put = (word: string) => onChange({ marks: [...said.marks, { word, who: '', until: null }] })
  const drop = (nth: number) => onChange({ marks: said.marks.filter((_, at) => at !== nth) })
  const set = (nth: number, next: Partial<PersonMark>) =>
    onChange({ marks: said.marks.map((mark, at) => (at === nth ? { ...mark, ...next } : mark)) })

  function addOwn(event: FormEvent) {
    event.preventDefault()
    const word = own.trim()
    if (!word) return
    if (lengthOf(word) > mostLetters) return setWrong(t('tooLong'))
    if (has(word)) return setWrong(t('already'))
    put(word)
    setOwn('')
    setWrong(undefined)
  }

  return (
    <div className="md-editor">
      <div className="md-common lb-chips" role="group" aria-label={t('common')}>
        {commonWords().map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={has(word)}
            onClick={() =>
              has(word) ? onChange({ marks: said.marks.filter((mark) => mark.word !== word) }) : put(word)
            }
          >
            {spokenMark(word)}
          </button>
        ))}
      </div>
      <ul className="md-chosen" aria-label={t('chosen')}>
        {said.marks.length === 0 && <li className="lb-faint">{t('none')}</li>}
        {said.marks.map((mark, nth) => (
          <ChosenMark
            key={`${nth} ${mark.word}`}
            one={mark}
            onChange={(next) => set(nth, next)}
            onRemove={() => drop(nth)}
          />
        ))}
      </ul>
      <form className="md-own" onSubmit={addOwn}>
        <Field label={t('own')} optional help={t('ownHelp')} invalid={wrong}>
          <TextInput value={own} onText={setOwn} />
        </Field>
        <Button htmlType="submit" icon={<Icon name="plus" />} disabled={!own.trim()}>
          {t('add')}
        </Button>
      </form>
      <div className="md-note">
        <Field label={t('note')} optional help={t('noteHelp')}>
          <TextInput value={said.note} maxLength={100} onText={(note) => onChange({ note })} />
        </Field>
        <Field label={t('noteUntil')} optional>
          <DayInput value={said.noteUntil ?? ''} onDay={(day) => onChange({ noteUntil: day || null })} />
        </Field>
      </div>
    </div>
  )
}

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

function ChosenMark(props: {
  one: PersonMark
  onChange: (next: Partial<PersonMark>) => void
  onRemove: () => void
}) {
  const { one, onChange, onRemove } = props
  const t = useTexts('householdMarks')
  const ended = one.until !== null && one.until < today()
  return (
    <li>
      <Mark kind={markKind(one.word)}>{spokenMark(one.word)}</Mark>
      {isProxyMark(one.word) && (
        <TextInput
          value={one.who}
          maxLength={20}
          autoFocus={!one.who}
          placeholder={t('collector')}
          aria-label={t('collector')}
          onText={(who) => onChange({ who })}
        />
      )}
      <label className="md-until">
        <span>{ended ? t('ended') : t('until')}</span>
        <DayInput
          value={one.until ?? ''}
          title={t('untilNone')}
          onDay={(day) => onChange({ until: day || null })}
        />
      </label>
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('remove', { word: spokenMark(one.word) })}
        onClick={onRemove}
      >
        <Icon name="x" size={16} />
      </button>
    </li>
  )
}

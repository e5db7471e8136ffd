import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { personalData } from '../contract.ts'
import type { Subject } from './save-file.ts'

const api = client(personalData)
/** Milliseconds of silence before what is typed is looked for. */
const pause = 200

interface ChoosePersonProps {
  /** The resident that is chosen. */
  chosen: string | undefined
  onChoose: (subject: Subject | undefined) => void
}

/** A resident by a part of the name or phone, or somebody else by both. */
export function ChoosePerson({ chosen, onChoose }: ChoosePersonProps) {
  const t = useTexts('personalDataPage')
  const [kind, setKind] = useState<'resident' | 'outsider'>('resident')
  return (
    <div className="pd-choose">
      <Segments
        label={t('who')}
        options={[
          { value: 'resident', label: t('resident') },
          { value: 'outsider', label: t('outsider') },
        ]}
        value={kind}
        onChange={(next) => {
          setKind(next)
          onChoose(undefined)
        }}
      />
      {kind === 'resident' ? (
        <Residents chosen={chosen} onChoose={onChoose} />
      ) : (
        <Outsider onChoose={onChoose} />
      )}
    </div>
  )
}

function Residents({ chosen, onChoose }: ChoosePersonProps) {
  const t = useTexts('personalDataPage')
  const [text, setText] = useState('')
  const [settled, setSettled] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(settled.trim()), pause)
    return () => clearTimeout(timer)
  }, [settled])
  const people = useQuery({
    queryKey: ['personalData', 'people', asked],
    queryFn: async ({ signal }) => (await api.findPeople({ text: asked }, { signal })).data,
    enabled: asked !== '',
    placeholderData: (before) => before,
    gcTime: 0,
  })
  return (
    <>
      <Field label={t('find')} hint={t('findHint')}>
        <TextInput
          autoFocus
          icon="search"
          value={text}
          maxLength={40}
          onText={setText}
          onSettled={setSettled}
        />
      </Field>
      {people.isError && <Note tone="wait">{sentenceOf(people.error)}</Note>}
      {asked !== '' && people.data?.length === 0 && (
        <EmptyState icon="search" title={t('nobodyTitle', { text: asked })} text={t('nobodyText')} />
      )}
      {asked !== '' && people.data && (
        <ul className="pd-people">
          {people.data.map(({ residentId, name, phone, label, movedOutOn }) => (
            <li key={residentId}>
              <button
                type="button"
                aria-pressed={residentId === chosen}
                onClick={() => onChoose({ residentId, name: '', phone: '' })}
              >
                <HouseholdName label={label} names={name} />
                <span className="lb-14 lb-quiet">{phone}</span>
                {movedOutOn && <Mark kind="plain">{t('movedOut', { day: movedOutOn })}</Mark>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Outsider({ onChoose }: Pick<ChoosePersonProps, 'onChoose'>) {
  const t = useTexts('personalDataPage')
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const isFull = name.trim() !== '' && phone.trim() !== ''
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isFull) onChoose({ residentId: null, name: name.trim(), phone: phone.trim() })
  }
  return (
    <form className="pd-outsider" onSubmit={submit}>
      <Field label={t('name')}>
        <TextInput value={name} maxLength={40} onText={setName} />
      </Field>
      <Field label={t('phone')} hint={t('phoneHint')}>
        <TextInput value={phone} maxLength={20} inputMode="tel" onText={setPhone} />
      </Field>
      <Button htmlType="submit" disabled={!isFull}>
        {t('look')}
      </Button>
    </form>
  )
}

import { useRef, useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type BroadcastDraft, type BroadcastKind, categories, orderedKinds } from '../draft-contract.ts'
import { storeImage } from './console-api.ts'
import { noColour } from './console-draft.ts'

interface FieldsProps {
  kind: BroadcastKind
  draft: BroadcastDraft
  set: (change: Partial<BroadcastDraft>) => void
}

/** The fields that a kind uses. */
export function ConsoleBroadcastFields({ kind, draft, set }: FieldsProps) {
  const t = useTexts('broadcastConsole')
  return (
    <div className="cb-fields">
      <Field label={t('title')}>
        <TextInput autoFocus maxLength={60} value={draft.title} onText={(title) => set({ title })} />
      </Field>
      {kind === 'announcement' && (
        <Segments
          label={t('category')}
          value={draft.category}
          onChange={(category) => set({ category })}
          options={categories.map((value) => ({ value, label: t(value) }))}
        />
      )}
      {(kind === 'headline' || kind === 'announcement') && (
        <Field label={t(kind === 'headline' ? 'body' : 'content')}>
          <textarea
            className="lb-long-text"
            rows={kind === 'headline' ? 2 : 8}
            maxLength={kind === 'headline' ? 120 : 8000}
            value={draft.body}
            onChange={(event) => set({ body: event.target.value })}
          />
        </Field>
      )}
      {kind === 'release' ? (
        <Field label={t('newVersion')} help={t('newVersionHelp')}>
          <TextInput maxLength={40} value={draft.newVersion} onText={(newVersion) => set({ newVersion })} />
        </Field>
      ) : (
        <Field label={t('link')} help={t('linkHelp')} optional={kind !== 'icon'}>
          <TextInput maxLength={300} value={draft.link} onText={(link) => set({ link })} />
        </Field>
      )}
      {kind === 'marquee' && (
        <div className="cb-pair">
          {(['background', 'textColor'] as const).map((name) => (
            <Field key={name} label={t(name)}>
              <input
                type="color"
                className="cb-colour"
                value={draft[name] || noColour}
                onChange={(event) => set({ [name]: event.target.value.toUpperCase() })}
              />
            </Field>
          ))}
        </div>
      )}
      {orderedKinds.has(kind) && (
        <Field label={t('position')} help={t('positionHelp')}>
          <TextInput
            inputMode="numeric"
            maxLength={3}
            value={String(draft.position)}
            onText={(typed) => set({ position: Number(typed.replace(/\D/g, '')) })}
          />
        </Field>
      )}
      {kind === 'icon' && <ImageField chosen={(imageId) => set({ imageId })} />}
      <div className="cb-pair">
        {(['startsOn', 'endsOn'] as const).map((name) => (
          <Field key={name} label={t(name)} optional help={name === 'startsOn' && t('daysHelp')}>
            <DayInput value={draft[name] ?? ''} onDay={(day) => set({ [name]: day || null })} />
          </Field>
        ))}
      </div>
    </div>
  )
}

function ImageField({ chosen }: { chosen: (imageId: string) => void }) {
  const t = useTexts('broadcastConsole')
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [failure, setFailure] = useState<string>()
  async function take(file: File | undefined) {
    if (!file) return
    setFailure(undefined)
    try {
      chosen(await storeImage(file))
      setName(file.name)
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  }
  return (
    <div className="cb-image">
      <Field label={t('image')} help={name || t('imageHelp')} invalid={failure}>
        <Button onClick={() => input.current?.click()}>{t('chooseImage')}</Button>
      </Field>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={t('chooseImage')}
        onChange={(event) => {
          void take(event.target.files?.[0])
          // The same file again, mended meanwhile, is a change too.
          event.target.value = ''
        }}
      />
    </div>
  )
}

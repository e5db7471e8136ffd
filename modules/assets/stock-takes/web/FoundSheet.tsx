import { useRef, useState } from 'react'
import { fitImage } from '#modules/keeping/files/web/public.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { isSamePlace, type Result, type Thing } from '../contract.ts'
import { useAreaChoices } from './use-areas.ts'
import type { Counted } from './use-counting.ts'

interface FoundSheetProps {
  thing: Thing
  /** What was found of it before. */
  before: Result | undefined
  onKeep: (counted: Counted) => Promise<void>
  onClose: () => void
}

/** What was scanned: found as it is by one press; moved, missing or damaged with what is to be said of that. */
export function FoundSheet({ thing, before, onKeep, onClose }: FoundSheetProps) {
  const t = useTexts('stockTakesPage')
  const areas = useAreaChoices()
  const camera = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(String(thing.quantity - thing.lent))
  const quantity = Number(typed)
  const setQuantity = (next: number) => setTyped(String(next))
  const [result, setResult] = useState<Result>('found')
  const [form, setForm] = useState({ areaId: thing.areaId ?? '', place: thing.place, note: '' })
  const [photo, setPhoto] = useState<Blob>()
  const change = (patch: Partial<typeof form>) => setForm({ ...form, ...patch })
  const keep = useSubmit(async (_retry, what: Result) => {
    if (what !== 'missing' && typed === '') refuse(t('quantityNeeded'))
    if (what === 'moved' && isSamePlace({ ...form, areaId: form.areaId || null }, thing))
      refuse(t('samePlace'))
    const place = what === 'moved' ? form.place.trim() : ''
    const areaId = what === 'moved' ? form.areaId || null : null
    const note = what === 'damaged' ? form.note.trim() : ''
    const shot = what === 'damaged' ? photo : undefined
    // What the desk has lent is there.
    await onKeep({
      thing,
      result: what,
      quantity: quantity + thing.lent,
      areaId,
      place,
      note,
      photo: shot,
    }).catch(() => refuse(t('notKept')))
  })
  // What is missing is asked once more: it is one slip of the thumb beside what was found.
  const isAsking = result !== 'found'
  return (
    <section className="sk-sheet" aria-label={thing.name}>
      <h2>{thing.name}</h2>
      <p className="lb-quiet">{[thing.displayId, thing.areaName, thing.place].filter(Boolean).join('　')}</p>
      {thing.isExtra && <Note>{t('extra')}</Note>}
      {thing.lent > 0 && <Note>{t('lentOut', { count: thing.lent })}</Note>}
      {before && <Note tone="wait">{t('again', { result: t(`result_${before}`) })}</Note>}
      {thing.quantity !== 1 && result !== 'missing' && (
        <div className="lb-line lb-between">
          {t(result === 'damaged' ? 'quantityWithDamaged' : 'quantity')}
          <span className="lb-line lb-gap-8">
            <button
              type="button"
              className="lb-icon-button"
              aria-label={t('less')}
              disabled={quantity === 0}
              onClick={() => setQuantity(quantity - 1)}
            >
              <Icon name="minus" />
            </button>
            <span className="sk-quantity">
              <AmountInput digits={5} aria-label={t('quantity')} value={typed} onAmount={setTyped} />
            </span>
            <button
              type="button"
              className="lb-icon-button"
              aria-label={t('more')}
              disabled={quantity >= 99_999}
              onClick={() => setQuantity(quantity + 1)}
            >
              <Icon name="plus" />
            </button>
          </span>
        </div>
      )}
      {result === 'moved' && (
        <>
          <Field label={t('where')}>
            <ChoiceInput
              value={form.areaId}
              options={[{ value: '', label: '—' }, ...areas]}
              onChoose={(value) => change({ areaId: String(value) })}
            />
          </Field>
          <Field label={t('place')} optional>
            <TextInput value={form.place} maxLength={40} onText={(place) => change({ place })} />
          </Field>
        </>
      )}
      {result === 'damaged' && (
        <>
          <Field label={t('damageNote')} optional>
            <TextInput value={form.note} maxLength={100} onText={(note) => change({ note })} />
          </Field>
          <Button icon={<Icon name="cam" />} onClick={() => camera.current?.click()}>
            {t(photo ? 'photoTaken' : 'photo')}
          </Button>
          <input
            ref={camera}
            type="file"
            hidden
            accept="image/*"
            capture="environment"
            aria-label={t('photo')}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void fitImage(file).then(setPhoto)
              target.value = ''
            }}
          />
        </>
      )}
      {result === 'missing' && <p>{t('missingAsk', { name: thing.name, count: thing.quantity })}</p>}
      {keep.failure && <Note tone="wait">{keep.failure}</Note>}
      {isAsking ? (
        <div className="sk-acts">
          <Button size="large" onClick={() => setResult('found')}>
            {t('cancel')}
          </Button>
          <Button type="primary" size="large" loading={keep.busy} onClick={() => void keep.submit(result)}>
            {t('keep')}　{t(`result_${result}`)}
          </Button>
        </div>
      ) : (
        <>
          <Button
            type="primary"
            size="large"
            block
            loading={keep.busy}
            onClick={() => void keep.submit('found')}
          >
            {t(thing.isExtra ? 'extraHere' : 'result_found')}
          </Button>
          <div className="sk-acts">
            <Button size="large" onClick={() => setResult('moved')}>
              {t('result_moved')}
            </Button>
            <Button size="large" onClick={() => setResult('damaged')}>
              {t('result_damaged')}
            </Button>
            {!thing.isExtra && thing.lent === 0 && (
              <Button size="large" onClick={() => setResult('missing')}>
                {t('result_missing')}
              </Button>
            )}
            <Button size="large" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type CycleName as Cycle, cycles } from '#modules/money/bills/contract.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { BillPreview } from '../shapes.ts'
import { cycleOf } from './cycle-of.ts'
import { importsApi } from './use-imports.ts'

const said = (day: string | null) => (day ?? '').replaceAll('-', '/')

/** What the file would make in numbers, where its bills go, and the button that makes them. */
export function IntoRun({
  importId,
  preview,
  acts,
}: {
  importId: string
  preview: BillPreview
  acts: ReactNode
}) {
  const t = useTexts('billImport')
  const queries = useQueryClient()
  const { startsOn, endsOn, barcodeUntil, count, total } = preview
  const [draft, setDraft] = useState('')
  const [name, setName] = useState(preview.name)
  const [cycle, setCycle] = useState<Cycle>(() => cycleOf(startsOn ?? '', endsOn ?? ''))
  const [dueOn, setDueOn] = useState(preview.dueOn ?? '')
  const [isOpening, setOpening] = useState(false)
  const isNew = draft === ''
  const act = useSubmit(
    async (retry) => {
      const run = { name: name.trim(), cycle, dueOn, isOpening }
      await importsApi.confirm({ importId, ...(isNew ? { run } : { billBulkId: draft }) }, retry)
      await queries.invalidateQueries({ queryKey: ['billImports'] })
      void queries.invalidateQueries({ queryKey: ['bills'] })
    },
    { isWrong: () => isNew && (!name.trim() || !dueOn) },
  )
  const numbers = [
    ['bills', count.toLocaleString('en')],
    ['total', showMoney(total)],
    ['missing', preview.missingCount.toLocaleString('en')],
    ['otherThanRates', preview.otherThanRates.toLocaleString('en')],
    ...(preview.beforeName
      ? [['otherThanBefore', preview.otherThanBefore.toLocaleString('en')] as const]
      : []),
  ] as const
  return (
    <form className="bx-form" {...act.form}>
      <dl className="bx-numbers">
        {numbers.map(([what, value]) => (
          <div key={what}>
            <dt>{t(what)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="lb-quiet">
        {t('period', { from: said(startsOn), to: said(endsOn), until: said(barcodeUntil) })}
        {preview.beforeName && (
          <>　{t('beforeSum', { name: preview.beforeName, total: showMoney(preview.beforeTotal) })}</>
        )}
      </p>
      {preview.sameAs && <Note tone="wait">{t('sameAs', { when: preview.sameAs })}</Note>}
      {preview.samePeriod.length > 0 && (
        <Note tone="wait">{t('samePeriod', { names: preview.samePeriod.join('、') })}</Note>
      )}
      <div className="lb-pair">
        <Field label={t('into')}>
          <ChoiceInput
            value={draft}
            options={[
              { value: '', label: t('newRun') },
              ...preview.drafts.map(({ billBulkId: value, name, fits }) => ({
                value,
                label: `${t('addTo', { name })}${fits ? '' : t('otherDays')}`,
              })),
            ]}
            onChoose={setDraft}
          />
        </Field>
        {isNew && (
          <>
            <Field label={t('name')} invalid={act.tried && !name.trim() ? t('nameNeeded') : undefined}>
              <TextInput value={name} maxLength={40} onText={setName} />
            </Field>
            <Field label={t('cycle')}>
              <ChoiceInput
                value={cycle}
                options={cycles.map((value) => ({ value, label: t(`cycle_${value}`) }))}
                onChoose={setCycle}
              />
            </Field>
            <Field label={t('dueOn')} invalid={act.tried && !dueOn ? t('dueNeeded') : undefined}>
              <DayInput value={dueOn} onDay={setDueOn} />
            </Field>
          </>
        )}
      </div>
      {isNew && (
        <Checkbox checked={isOpening} onChange={({ target }) => setOpening(target.checked)}>
          {t('isOpening')}
        </Checkbox>
      )}
      {isNew && isOpening && <Note>{t('openingText')}</Note>}
      {act.failure && <Note tone="wait">{act.failure}</Note>}
      <div className="lb-line lb-gap-8 lb-wrap">
        <Button type="primary" size="large" htmlType="submit" loading={act.busy}>
          {t('confirm', { count: count.toLocaleString('en') })}
        </Button>
        {acts}
        <span className="lb-14 lb-quiet">{t('confirmText')}</span>
      </div>
    </form>
  )
}

import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type Check, type Plan, type Result, results, type Term } from '../shapes.ts'
import { maintenanceApi } from './list-query.ts'

const keyOf = (assetId: string, termId: string) => `${assetId} ${termId}`

/** Writes down that it was done: when, by whom, what it cost, and what was found of every thing. */
export function FinishDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useTexts('maintenancePage')
  const recordId = plan.openRecordId ?? ''
  const query = useQuery({
    queryKey: ['maintenance', 'record', recordId],
    queryFn: async () => (await maintenanceApi.readRecord({ recordId })).data,
  })
  const [today] = useState(() => dayOf(new Date()))
  const [form, setForm] = useState({ doneDay: today, worker: '', cost: '', note: '', stars: '' })
  const [typed, setTyped] = useState<Readonly<Record<string, Check>>>({})
  const change = (patch: Partial<typeof form>) => setForm({ ...form, ...patch })
  const checks = plan.assetIds.flatMap((assetId) =>
    plan.terms.map((term) => {
      const kept = query.data?.checkList.find(
        (check) => check.assetId === assetId && check.termId === term.termId,
      )
      const empty = {
        assetId,
        termId: term.termId,
        result: 'pass' as Result,
        value: '',
        note: '',
        photos: [],
      }
      const { at: _at, by: _by, ...known } = kept ?? { ...empty, at: 0, by: '' }
      return typed[keyOf(assetId, term.termId)] ?? known
    }),
  )
  const put = (check: Check) => setTyped({ ...typed, [keyOf(check.assetId, check.termId)]: check })
  const isMissing = ({ termId, result, value }: Check) =>
    result !== 'none' && plan.terms.find((term) => term.termId === termId)?.kind === 'number' && !value.trim()
  const send = async (retry: Retry) => {
    const { rowVersion } = query.data ?? { rowVersion: 0 }
    const { data } = await maintenanceApi.finishRecord(
      {
        recordId,
        rowVersion,
        doneDay: form.doneDay,
        worker: form.worker.trim(),
        cost: form.cost === '' ? null : Number(form.cost),
        note: form.note.trim(),
        stars: form.stars === '' ? null : Number(form.stars),
        checks,
      },
      retry,
    )
    toast(data.fails ? t('finishRepairs', { count: data.fails }) : t('finishDone'))
    onClose()
  }
  return (
    <FormDialog
      title={t('finishOf', { name: plan.name })}
      confirm={t('finish')}
      size="wide"
      disabled={!query.data}
      isWrong={() => !form.doneDay || checks.some(isMissing)}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="lb-pair lb-gap-20 lb-rows-12">
        <Field label={t('doneDay')}>
          <DayInput
            value={form.doneDay}
            min={undefined}
            max={today}
            onDay={(doneDay) => change({ doneDay })}
          />
        </Field>
        <Field label={t('worker')} optional>
          <TextInput value={form.worker} maxLength={20} onText={(worker) => change({ worker })} />
        </Field>
        <Field label={t('cost')} optional>
          <AmountInput digits={9} value={form.cost} onAmount={(cost) => change({ cost })} />
        </Field>
        {plan.supplierId && (
          <Field label={t('stars')}>
            <ChoiceInput
              value={form.stars}
              options={[
                { value: '', label: t('noStars') },
                ...['5', '4', '3', '2', '1'].map((count) => ({ value: count, label: t('star', { count }) })),
              ]}
              onChoose={(stars) => change({ stars: String(stars) })}
            />
          </Field>
        )}
        <Field label={t('note')} optional>
          <TextInput value={form.note} maxLength={200} onText={(note) => change({ note })} />
        </Field>
      </div>
      <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr', 160]}>
        {() => (
          <div className="lb-grid lb-gap-16 lb-above-16">
            {plan.assets.map(({ assetId, name }) => (
              <fieldset key={assetId} className="lb-bare lb-grid lb-gap-8">
                <legend className="lb-strong">{name}</legend>
                {plan.terms.map((term) => (
                  <CheckLine
                    key={term.termId}
                    term={term}
                    of={name}
                    check={checks.find((one) => one.assetId === assetId && one.termId === term.termId)}
                    onCheck={put}
                  />
                ))}
              </fieldset>
            ))}
          </div>
        )}
      </Loaded>
    </FormDialog>
  )
}

interface CheckLineProps {
  term: Term
  of: string
  check: Check | undefined
  onCheck: (check: Check) => void
}

function CheckLine({ term, of, check, onCheck }: CheckLineProps) {
  const t = useTexts('maintenancePage')
  if (!check) return null
  const isNumber = term.kind === 'number'
  return (
    <div className="lb-line lb-wrap lb-gap-12">
      <span className="lb-grow">
        {term.name}
        <span className="lb-14 lb-quiet">
          {isNumber && `　${term.lowLimit}–${term.highLimit} ${term.unit}`}
        </span>
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
      <Segments
        label={`${of} ${term.name}`}
        value={check.result}
        options={results.map((value) => ({ value, label: t(value) }))}
        onChange={(result) => onCheck({ ...check, result })}
      />
    </div>
  )
}

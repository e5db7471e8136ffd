import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { isMeasured } from '../limits.ts'
import type { Check, Plan, Result } from '../shapes.ts'
import { CheckLine } from './CheckLine.tsx'
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
  const [form, setForm] = useState({
    doneDay: today,
    worker: plan.supplierId ? '' : plan.doer,
    cost: '',
    note: '',
    stars: '',
  })
  const [typed, setTyped] = useState<Readonly<Record<string, Check>>>({})
  const [shots, setShots] = useState<Readonly<Record<string, readonly File[]>>>({})
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
  const shotsOf = ({ assetId, termId }: Check) => shots[keyOf(assetId, termId)] ?? []
  /** Whether nobody has said yet what was found: what is only ticked off is looked at first. */
  const isOpen = (check: Check) => {
    const key = keyOf(check.assetId, check.termId)
    const isKept = query.data?.checkList.some((one) => keyOf(one.assetId, one.termId) === key)
    return !isKept && !typed[key] && !shotsOf(check).length
  }
  const isYesNo = ({ termId }: Check) => plan.terms.find((term) => term.termId === termId)?.kind === 'yesNo'
  const open = checks.filter((check) => isYesNo(check) && isOpen(check))
  const passRest = () =>
    setTyped({
      ...typed,
      ...Object.fromEntries(open.map((check) => [keyOf(check.assetId, check.termId), check])),
    })
  const isMissing = (check: Check) => {
    const { termId, result, value, photos } = check
    if (isYesNo(check)) return isOpen(check)
    const kind = plan.terms.find((term) => term.termId === termId)?.kind
    if (kind === 'photo') return result === 'pass' && !photos.length && !shotsOf(check).length
    if (kind === 'text') return result === 'pass' && !value.trim()
    return kind === 'number' && result !== 'none' && !isMeasured(value)
  }
  const send = async (retry: Retry) => {
    const { rowVersion } = query.data ?? { rowVersion: 0 }
    const found: Check[] = []
    for (const check of checks) {
      const taken: string[] = []
      for (const shot of shotsOf(check)) taken.push(await uploadOnce(retry, 'webcam', shot))
      found.push({ ...check, value: check.value.trim(), photos: [...check.photos, ...taken] })
    }
    const { data } = await maintenanceApi.finishRecord(
      {
        recordId,
        rowVersion,
        doneDay: form.doneDay,
        worker: form.worker.trim(),
        cost: form.cost === '' ? null : Number(form.cost),
        note: form.note.trim(),
        stars: form.stars === '' ? null : Number(form.stars),
        checks: found,
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
            {open.length > 0 && (
              <p className="lb-line lb-between lb-wrap">
                <span className="lb-quiet">{t('checksOpen', { count: open.length })}</span>
                <Button size="small" onClick={passRest}>
                  {t('passRest')}
                </Button>
              </p>
            )}
            {plan.assets.map(({ assetId, name }) => (
              <fieldset key={assetId} className="lb-bare lb-grid lb-gap-8">
                <legend className="lb-strong">{name}</legend>
                {plan.terms.map((term) => {
                  const check = checks.find((one) => one.assetId === assetId && one.termId === term.termId)
                  return (
                    check && (
                      <CheckLine
                        key={term.termId}
                        term={term}
                        of={name}
                        check={check}
                        shots={shotsOf(check)}
                        isMissing={isMissing(check)}
                        isOpen={isOpen(check)}
                        onCheck={put}
                        onShots={(taken) => setShots({ ...shots, [keyOf(assetId, term.termId)]: taken })}
                      />
                    )
                  )
                })}
              </fieldset>
            ))}
          </div>
        )}
      </Loaded>
    </FormDialog>
  )
}

import './handling-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type Cycle, cycles, type Provider } from '../states.ts'
import { nextStart, proposed } from './proposed-days.ts'
import { feeApi, runsApi, runsQuery } from './queries.ts'
import { SharedSums, useSharedSums } from './SharedSums.tsx'

interface RunDialogProps {
  place: { provider: Provider; feeType: string }
  onMade: (billBulkId: string) => void
  onClose: () => void
}

/** Drafts a run from the rates: its name, its period, and until when it is paid. */
export function RunDialog({ place, onMade, onClose }: RunDialogProps) {
  const t = useTexts('billsPage')
  const handling = useTexts('billHandling')
  const queries = useQueryClient()
  const { provider, feeType } = place
  const { data: settings } = useQuery({
    queryKey: ['bills', 'settings', provider],
    queryFn: async ({ signal }) => (await feeApi.showService({ provider }, { signal })).data,
  })
  const { data: runs } = useQuery(runsQuery(place)())
  const [today] = useState(() => dayOf(new Date()))
  const [chosen, setChosen] = useState<Cycle>()
  const [changed, setChanged] = useState<Partial<ReturnType<typeof proposed>>>({})
  const [typed, setName] = useState<string>()
  const [isOpening, setOpening] = useState(false)
  const cycle = chosen ?? (isOpening ? 'once' : undefined) ?? settings?.cycle ?? 'month'
  const kept = (runs?.data ?? []).filter(({ state }) => state !== 'withdrawn')
  const days = {
    ...proposed(
      cycle,
      changed.startsOn ?? nextStart(kept, today),
      today,
      settings ?? { dueDay: 15, barcodeDays: 30 },
    ),
    ...changed,
  }
  const monthOf = (of: string) => Number(of.slice(5, 7))
  const [from, to] = [monthOf(days.startsOn), monthOf(days.endsOn)]
  const name =
    typed ??
    (isOpening
      ? handling('openingName')
      : from === to
        ? t('proposedName', { month: from })
        : t('proposedSpan', { from, to }))
  const same = runs?.data.filter(
    (run) => run.state !== 'withdrawn' && run.startsOn === days.startsOn && run.endsOn === days.endsOn,
  )
  const isWrong = !name.trim() || days.startsOn >= days.endsOn
  const { save, ...shared } = useSharedSums(place, days)
  const act = useSubmit(
    async (retry) => {
      if (!isOpening) await save(retry)
      const content = { provider, feeType, name: name.trim(), cycle, ...days, isOpening }
      const billBulkId = retry.idOf(content)
      const { data: made } = await runsApi.create({ billBulkId, ...content }, retry)
      toast(t('drafted', { name: made.name, count: made.billCount }))
      void queries.invalidateQueries({ queryKey: ['bills'] })
      onMade(billBulkId)
    },
    { isWrong: () => isWrong },
  )
  const day = (field: keyof typeof days) => (
    <Field label={t(field)}>
      <DayInput
        value={days[field]}
        onDay={(next) => setChanged((before) => ({ ...before, [field]: next }))}
      />
    </Field>
  )
  return (
    <ActDialog title={t('add')} confirm={t('draft')} act={act} onClose={onClose}>
      <p className="lb-quiet">{isOpening ? handling('openingText') : t('draftText')}</p>
      {same && same.length > 0 && (
        <Note tone="wait">{t('samePeriod', { names: same.map((run) => run.name).join('、') })}</Note>
      )}
      <div className="lb-pair">
        <Field label={t('name')} invalid={act.tried && !name.trim() ? t('nameNeeded') : undefined}>
          <TextInput autoFocus value={name} maxLength={40} onText={setName} />
        </Field>
        <Field label={t('cycle')}>
          <ChoiceInput
            value={cycle}
            options={cycles.map((value) => ({ value, label: t(`cycle_${value}`) }))}
            onChoose={(next) => setChosen(next)}
          />
        </Field>
        {day('startsOn')}
        {day('endsOn')}
        {day('dueOn')}
        {day('barcodeUntil')}
      </div>
      {!isOpening && <SharedSums {...shared} />}
      <Checkbox checked={isOpening} onChange={({ target }) => setOpening(target.checked)}>
        {handling('isOpening')}
      </Checkbox>
    </ActDialog>
  )
}

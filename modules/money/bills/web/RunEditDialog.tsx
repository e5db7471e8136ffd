import { useQueryClient } from '@tanstack/react-query'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useMeanwhile } from '#platform/web/form/use-meanwhile.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { saidProvider } from '#modules/money/fee-items/web/public.ts'
import { changedMeanwhile } from '../problems.ts'
import type { Run } from '../shapes.ts'
import { runsApi } from './queries.ts'

const formOf = ({ name, startsOn, endsOn, dueOn, barcodeUntil }: Run) => ({
  name,
  startsOn,
  endsOn,
  dueOn,
  barcodeUntil,
})
type Form = ReturnType<typeof formOf>
const codes = [changedMeanwhile().code]

/** Names a run or changes its days: of an issued one those of payment alone, which its open bills take over. */
export function RunEditDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const t = useTexts('billsPage')
  const queries = useQueryClient()
  const { billBulkId, provider } = run
  const days = (['startsOn', 'endsOn', 'dueOn', 'barcodeUntil'] as const).filter(
    (field) => run.state === 'draft' || field === 'dueOn' || field === 'barcodeUntil',
  )
  const { seen, form, change, attempt, colleagueEdits } = useMeanwhile<Run, Form>({
    given: run,
    codes,
    formOf,
    fields: [
      { label: t('name'), read: ({ name }) => name },
      ...days.map((field) => ({ label: t(field), read: (of: Form) => of[field] })),
    ],
    newest: async () => (await runsApi.get({ billBulkId, ...saidProvider(provider) })).data,
  })
  const act = useSubmit(
    (retry) =>
      attempt(async () => {
        const ids = { billBulkId, version: seen.version, ...saidProvider(provider) }
        await runsApi.update({ ...ids, ...form, name: form.name.trim() }, retry)
        toast(t('runChanged', { name: form.name.trim() }))
        void queries.invalidateQueries({ queryKey: ['bills'] })
        onClose()
      }),
    { isWrong: () => !form.name.trim() || days.some((field) => !form[field]) },
  )
  return (
    <ActDialog
      title={t('editRun')}
      confirm={t('saveRun')}
      act={act}
      colleagueEdits={colleagueEdits}
      onClose={onClose}
    >
      <p className="lb-quiet">{t(run.state === 'draft' ? 'editDraftText' : 'editIssuedText')}</p>
      <div className="lb-pair">
        <Field label={t('name')} invalid={act.tried && !form.name.trim() ? t('nameNeeded') : undefined}>
          <TextInput autoFocus value={form.name} maxLength={40} onText={(name) => change({ name })} />
        </Field>
        {days.map((field) => (
          <Field key={field} label={t(field)}>
            <DayInput value={form[field]} onDay={(day) => change({ [field]: day })} />
          </Field>
        ))}
      </div>
    </ActDialog>
  )
}

import './handling-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { type FormField, FormFields, isWrong, textField } from '#platform/web/form/fields.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { BillRow, Run } from '../shapes.ts'
import { type PayerType, payerTypes } from '../states.ts'
import { type DraftLine, draftLine, lineOf } from './draft-line.ts'
import { linesField } from './LinesInput.tsx'
import { billsApi, feeApi, runsApi } from './queries.ts'
import { saidProvider } from '#modules/money/fee-items/web/public.ts'

interface Form {
  householdId: string
  label: string
  payerName: string
  payerType: PayerType
  lines: readonly DraftLine[]
}

/** Adds a bill to a run: what the rates make of the household, as somebody changes it. */
export function AddBillDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const t = useTexts('billChecks')
  const page = useTexts('billsPage')
  const queries = useQueryClient()
  const handling = useTexts('billHandling')
  const { billBulkId, feeType, provider, startsOn, endsOn } = run
  const isOpening = run.source === 'opening'
  const [form, setForm] = useState<Form>({
    householdId: '',
    label: '',
    payerName: '',
    payerType: 'owner',
    lines: [],
  })
  const [earlier, setEarlier] = useState<BillRow>()
  const change = (patch: Partial<Form>) => setForm((before) => ({ ...before, ...patch }))
  async function pick() {
    const household = await pickHousehold()
    if (!household) return
    const { householdId, label } = household
    const [trial, there] = await Promise.all([
      feeApi.tryHousehold({ feeType, provider, householdId, startsOn, endsOn }),
      billsApi.list({ provider, billBulkId, tabletId: householdId }),
    ])
    const { payerName, payerType, lines } = trial.data
    change({
      householdId,
      label,
      payerName,
      payerType,
      lines: isOpening
        ? [
            {
              key: householdId,
              kind: 'item',
              name: handling('openingLine'),
              basis: '',
              accountNumber: 4101,
              amount: '',
            },
          ]
        : lines.map((line) => draftLine(line, line.feeItemId)),
    })
    setEarlier(there.data[0])
  }
  const fields: FormField<Form>[] = [
    {
      label: page('household'),
      wrong: ({ householdId }) => (householdId ? undefined : t('householdNeeded')),
      draw: ({ label, lines }, _, invalid) => (
        <Field
          label={page('household')}
          invalid={invalid}
          help={label && !isOpening ? t(lines.length ? 'byRates' : 'noRates') : undefined}
        >
          <Button autoFocus onClick={() => void pick()}>
            {label || t('chooseHousehold')}
          </Button>
        </Field>
      ),
    },
    linesField<Form>(isOpening),
    textField<Form>(page('payer'), 'payerName', { optional: true, input: { maxLength: 40 } }),
    choiceField<Form>(
      t('payerType'),
      'payerType',
      payerTypes.map((value) => ({ value, label: t(`payerType_${value}`) })),
    ),
  ]
  const act = useSubmit(
    async (retry) => {
      const { householdId, label, payerName, payerType } = form
      // Left empty it is who is registered.
      const named = payerName.trim()
      const content = {
        householdId,
        ...(named && { payerName: named }),
        payerType,
        lines: form.lines.map(lineOf),
      }
      const bills = [{ billId: retry.idOf(content), ...content }]
      await runsApi.addBills({ billBulkId, bills, ...saidProvider(provider) }, retry)
      toast(t('added', { label }))
      void queries.invalidateQueries({ queryKey: ['bills'] })
      onClose()
    },
    { isWrong: () => isWrong(fields, form) },
  )
  return (
    <ActDialog title={t('addTitle')} confirm={t('addBill')} act={act} onClose={onClose}>
      <Note>{t(run.state === 'issued' ? 'addIssued' : 'addDraft')}</Note>
      {earlier && (
        <Note tone="wait">{t('hasBill', { number: earlier.number, sum: showMoney(earlier.total) })}</Note>
      )}
      <FormFields fields={fields} form={form} tried={act.tried} change={change} />
    </ActDialog>
  )
}

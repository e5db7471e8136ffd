import { showMoney } from '#platform/contract/show-money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import { changedMeanwhile } from '../problems.ts'
import type { Bill } from '../shapes.ts'
import { type PayerType, payerTypes } from '../states.ts'
import { type DraftLine, draftLine, lineOf } from './draft-line.ts'
import { linesField } from './LinesInput.tsx'
import { billsApi } from './queries.ts'
import { saidProvider } from '#modules/money/fee-items/web/public.ts'

interface Form {
  payerName: string
  payerType: PayerType
  lines: readonly DraftLine[]
  reason: string
}

const formOf = ({ payerName, payerType, lines }: Bill): Form => ({
  payerName,
  payerType,
  lines: lines.flatMap(({ kind, accountNumber, position, arrearsBillId: _, ...line }) =>
    kind === 'arrears' || accountNumber === null
      ? []
      : [draftLine({ ...line, kind, accountNumber }, `${position}`)],
  ),
  reason: '',
})

/** Corrects the lines and the payer of a bill; of an issued one with a reason. */
export function CorrectDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const t = useTexts('billChecks')
  const page = useTexts('billsPage')
  const queries = useQueryClient()
  const { number, arrears } = bill
  const ids = { billBulkId: bill.billBulkId, billId: bill.billId, ...saidProvider(bill.provider) }
  const isIssued = bill.issuedAt !== null
  const fields: FormField<Form, Bill>[] = [
    linesField<Form>(),
    textField<Form>(page('payer'), 'payerName', { optional: true, input: { maxLength: 40 } }),
    choiceField<Form>(
      t('payerType'),
      'payerType',
      payerTypes.map((value) => ({ value, label: t(`payerType_${value}`) })),
    ),
    {
      ...textField<Form>(t('correctReason'), 'reason', { optional: !isIssued, input: { maxLength: 60 } }),
      wrong: ({ reason }) => (isIssued && !reason.trim() ? page('reasonNeeded') : undefined),
    },
  ]
  return (
    <CorrectionDialog<Bill, Form>
      title={t('correctTitle', { number })}
      confirm={t('correct')}
      given={bill}
      codes={[changedMeanwhile().code]}
      formOf={formOf}
      fields={fields}
      newest={async () => (await billsApi.get(ids)).data}
      send={async ({ form, seen, retry }) => {
        const { payerName, payerType, reason } = form
        const lines = form.lines.map(lineOf)
        const content = { payerName: payerName.trim(), payerType, lines, reason: reason.trim() }
        await billsApi.correct({ ...ids, version: seen.version, ...content }, retry)
        toast(t('corrected', { number }))
        void queries.invalidateQueries({ queryKey: ['bills'] })
        onClose()
      }}
      frame={(drawn) => (
        <>
          {isIssued && <Note>{t('correctIssued')}</Note>}
          {drawn}
          {arrears > 0 && <p className="lb-quiet">{t('arrearsStay', { amount: showMoney(arrears) })}</p>}
        </>
      )}
      onClose={onClose}
    />
  )
}

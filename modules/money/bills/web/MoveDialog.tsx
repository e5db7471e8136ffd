import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import type { Bill } from '../shapes.ts'
import { billsApi, runsApi } from './queries.ts'
import { saidProvider } from '#modules/money/fee-items/web/public.ts'

/** Moves a bill to another run of the same provider. */
export function MoveDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const t = useTexts('billsPage')
  const queries = useQueryClient()
  const { billBulkId, billId, number, provider, feeType } = bill
  const { data } = useQuery({
    queryKey: ['bills', 'basic', provider, feeType],
    queryFn: async ({ signal }) => (await runsApi.listBasic({ provider, feeType }, { signal })).data,
  })
  const runs = (data ?? []).filter(
    (run) =>
      run.billBulkId !== billBulkId &&
      run.state !== 'withdrawn' &&
      (bill.state === 'draft' || run.state === 'issued'),
  )
  const [to, setTo] = useState('')
  const act = useSubmit(
    async (retry) => {
      await billsApi.move({ billBulkId, billId, anotherBillBulkId: to, ...saidProvider(provider) }, retry)
      toast(t('moved', { number }))
      void queries.invalidateQueries({ queryKey: ['bills'] })
      onClose()
    },
    { isWrong: () => !to },
  )
  return (
    <ActDialog
      size="small"
      title={t('moveTitle', { number })}
      confirm={t('move')}
      act={act}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('moveText')}</p>
      <Field label={t('run')} invalid={act.tried && !to ? t('runNeeded') : undefined}>
        <ChoiceInput
          value={to}
          options={runs.map((run) => ({ value: run.billBulkId, label: run.name }))}
          onChoose={(value) => setTo(value)}
        />
      </Field>
    </ActDialog>
  )
}

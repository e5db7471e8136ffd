import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { billingRuns } from '#modules/money/bills/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { billImports } from '../contract.ts'
import type { Fees } from './use-imports.ts'

const runsApi = client(billingRuns)

/** Gives the bills of a run as a workbook that can be taken in again. */
export function ExportDialog({ fees: { provider, feeType }, onClose }: { fees: Fees; onClose: () => void }) {
  const t = useTexts('billImport')
  const runs = useQuery({
    queryKey: ['billImports', 'runs', provider, feeType],
    queryFn: async ({ signal }) => (await runsApi.listBasic({ provider, feeType }, { signal })).data,
  })
  const [chosen, setChosen] = useState('')
  const billBulkId = chosen || (runs.data?.[0]?.billBulkId ?? '')
  const act = useSubmit(async () => {
    const asked = { Provider: provider, FeeType: feeType, BillBulkId: billBulkId }
    await saveFile(`${billImports.calls.template.path}?${new URLSearchParams(asked)}`)
    onClose()
  })
  return (
    <ActDialog
      title={t('exportTitle')}
      confirm={t('save')}
      act={act}
      missing={billBulkId ? undefined : t('noRuns')}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('exportText')}</p>
      <Loaded of={runs} failed={t('loadFailed')} skeleton={[200]} rows={1}>
        {(data) => (
          <Field label={t('run')}>
            <ChoiceInput
              value={billBulkId}
              options={data.map(({ billBulkId: value, name }) => ({ value, label: name }))}
              onChoose={setChosen}
            />
          </Field>
        )}
      </Loaded>
    </ActDialog>
  )
}

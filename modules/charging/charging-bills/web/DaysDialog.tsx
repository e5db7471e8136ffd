import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { amountField, type FormField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import type { Given } from '#platform/contract/call.ts'
import { type BillDays, type chargingBills, daysChanged } from '../contract.ts'
import { billsApi } from './queries.ts'

type Days = Given<typeof chargingBills.calls.showDays>['data']
type Form = Record<
  keyof Pick<Days, 'updateDay' | 'approveDay' | 'invoiceDay' | 'payoutDay' | 'dueDays'>,
  string
>
const names = ['updateDay', 'approveDay', 'invoiceDay', 'payoutDay', 'dueDays'] as const
const codes = [daysChanged('', '').code]

/** By which day each step of a month is to be done (R415 to R420), and how long a bill is paid. */
export function DaysDialog({ onClose }: { onClose: () => void }) {
  const days = useQuery({
    queryKey: ['charging', 'bills', 'days'],
    queryFn: async ({ signal }) => (await billsApi.showDays({}, { signal })).data,
    gcTime: 0,
  })
  return days.data ? <Shown given={days.data} onClose={onClose} /> : null
}

function Shown({ given, onClose }: { given: Days; onClose: () => void }) {
  const t = useTexts('chargingBillsPage')
  const queries = useQueryClient()
  const fields = names.map((name): FormField<Form> => {
    const most = name === 'dueDays' ? 60 : 28
    return {
      ...amountField<Form>(t(name), name, { digits: 2 }),
      wrong: (form) =>
        Number(form[name]) >= 1 && Number(form[name]) <= most ? undefined : t('dayWrong', { most }),
    }
  })
  return (
    <CorrectionDialog<Days, Form>
      title={t('days')}
      confirm={t('save')}
      given={given}
      codes={codes}
      formOf={(of) => Object.fromEntries(names.map((name) => [name, String(of[name])])) as Form}
      fields={fields}
      newest={async () => (await billsApi.showDays({})).data}
      frame={(drawn) => <div className="lb-pair lb-gap-20 lb-rows-12">{drawn}</div>}
      send={async ({ form, seen, retry }) => {
        const typed = Object.fromEntries(names.map((name) => [name, Number(form[name])])) as BillDays
        await billsApi.saveDays({ ...typed, version: seen.version }, retry)
        await queries.invalidateQueries({ queryKey: ['charging', 'bills'] })
        toast(t('daysSaved'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

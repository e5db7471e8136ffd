import './fund-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { amountField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { costEstimations, type FundPlan, planChanged } from '../contract.ts'

const api = client(costEstimations)
const codes = [planChanged().code]

interface Form {
  balance: string
  monthlyPerPing: string
  pings: string
  inflation: string
  interest: string
  households: string
  raisePerPing: string
  raiseFrom: string
}

const formOf = (plan: FundPlan): Form => ({
  balance: String(plan.balance),
  monthlyPerPing: String(plan.monthlyPerPing),
  pings: String(plan.pingHundredths / 100),
  inflation: String(plan.inflationBp / 100),
  interest: String(plan.interestBp / 100),
  households: String(plan.households),
  raisePerPing: String(plan.raisePerPing),
  raiseFrom: String(plan.raiseFrom),
})

const twoDecimals = /^\d{1,7}(\.\d{1,2})?$/
const hundredths = (text: string): number => Math.round(Number(text || 0) * 100)

/** What the fund has, what flows into it, inflation and interest. */
export function PlanDialog({ plan: given, onClose }: { plan: FundPlan; onClose: () => void }) {
  const t = useTexts('fundPage')
  const queries = useQueryClient()
  const percent = (name: 'inflation' | 'interest'): FormField<Form> => ({
    ...textField<Form>(`${t(name)}（%）`, name, {
      help: t('inflationHelp'),
      input: { maxLength: 5, inputMode: 'decimal' },
    }),
    wrong: (form) => (twoDecimals.test(form[name]) && Number(form[name]) <= 20 ? undefined : t('notPercent')),
  })
  const fields: FormField<Form>[] = [
    amountField(`${t('today')}（NT$）`, 'balance', { digits: 9 }),
    amountField(`${t('monthly')}（NT$）`, 'monthlyPerPing', { digits: 4 }),
    {
      ...textField<Form>(t('pings'), 'pings', { input: { maxLength: 10, inputMode: 'decimal' } }),
      wrong: ({ pings }) => (twoDecimals.test(pings) ? undefined : t('notPings')),
    },
    amountField(t('households'), 'households', { digits: 5 }),
    percent('inflation'),
    percent('interest'),
    amountField(`${t('raise')}（NT$）`, 'raisePerPing', { digits: 4 }),
    {
      ...textField<Form>(t('raiseFrom'), 'raiseFrom', { input: { maxLength: 4, inputMode: 'numeric' } }),
      wrong: ({ raiseFrom }) => (/^(19|20|21)\d\d$/.test(raiseFrom) ? undefined : t('notYear')),
    },
  ]
  return (
    <CorrectionDialog<FundPlan, Form>
      title={t('settings')}
      confirm={t('save')}
      given={given}
      codes={codes}
      formOf={formOf}
      fields={fields}
      newest={async () => (await api.estimate({ years: 1 })).data.plan}
      frame={(drawn) => <div className="lb-pair lb-gap-20 lb-rows-12">{drawn}</div>}
      send={async ({ form, seen, retry }) => {
        await api.savePlan(
          {
            balance: Number(form.balance || 0),
            monthlyPerPing: Number(form.monthlyPerPing || 0),
            pingHundredths: hundredths(form.pings),
            inflationBp: hundredths(form.inflation),
            interestBp: hundredths(form.interest),
            households: Number(form.households || 0),
            raisePerPing: Number(form.raisePerPing || 0),
            raiseFrom: Number(form.raiseFrom),
            rowVersion: seen.rowVersion,
          },
          retry,
        )
        toast(t('saved'))
        void queries.invalidateQueries({ queryKey: ['costEstimations'] })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

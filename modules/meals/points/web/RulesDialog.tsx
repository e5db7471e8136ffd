import './rule-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { segmentsField, tickField } from '#platform/web/form/choice-fields.tsx'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { amountField, type FormField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { rulesChanged } from '../rules-contract.ts'
import { type PointRules, transferWays } from '../setting.ts'
import { rulesApi, rulesQuery } from './queries.ts'

type Shown = Awaited<ReturnType<typeof rulesApi.show>>['data']
interface RulesForm extends Pick<PointRules, 'byPerson' | 'transfers'> {
  mostPerTransfer: string
  mostPerMonth: string
}
const codes = [rulesChanged('', '').code]
const formOf = ({ byPerson, transfers, mostPerTransfer, mostPerMonth }: Shown): RulesForm => ({
  byPerson,
  transfers,
  mostPerTransfer: String(mostPerTransfer),
  mostPerMonth: String(mostPerMonth),
})

/** Whether people have purses of their own, and whether households give points to each other. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const rules = useQuery({ ...rulesQuery, gcTime: 0 })
  return rules.data ? <Rules given={rules.data} onClose={onClose} /> : null
}

function Rules({ given, onClose }: { given: Shown; onClose: () => void }) {
  const t = useTexts('pointRules')
  const queries = useQueryClient()
  const limit = (name: 'mostPerTransfer' | 'mostPerMonth', most: number): FormField<RulesForm> => {
    const field = amountField<RulesForm>(t(name), name, { digits: String(most).length })
    return {
      ...field,
      draw: (form, ...rest) => form.transfers !== 'off' && field.draw?.(form, ...rest),
      wrong: (form) =>
        form.transfers === 'off' || (Number(form[name]) >= 1 && Number(form[name]) <= most)
          ? undefined
          : t('limitWrong', { most: most.toLocaleString('en-US') }),
    }
  }
  const fields: FormField<RulesForm>[] = [
    tickField<RulesForm>(t('byPerson'), 'byPerson', { help: t('byPersonHelp') }),
    segmentsField<RulesForm, 'transfers'>(
      t('transfers'),
      'transfers',
      transferWays.map((value) => ({ value, label: t(`transfers_${value}`) })),
    ),
    limit('mostPerTransfer', 100_000),
    limit('mostPerMonth', 1_000_000),
  ]
  return (
    <CorrectionDialog<Shown, RulesForm>
      title={t('rules')}
      confirm={t('save')}
      given={given}
      codes={codes}
      formOf={formOf}
      fields={fields}
      newest={async () => (await rulesApi.show({})).data}
      send={async ({ form, seen, retry }) => {
        const limits = {
          mostPerTransfer: Number(form.mostPerTransfer),
          mostPerMonth: Number(form.mostPerMonth),
        }
        await rulesApi.save({ ...form, ...limits, version: seen.version }, retry)
        await queries.invalidateQueries({ queryKey: ['points'] })
        toast(t('saved'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

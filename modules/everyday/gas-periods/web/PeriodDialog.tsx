import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { dayField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type GasPeriod, periodChanged } from '../contract.ts'
import { gasPeriodsApi as api, periodsQuery } from './queries.ts'

interface PeriodForm {
  ym: string
  startsOn: string
  endsOn: string
  firm: string
}

const codes = [periodChanged().code]

function useFields(): FormField<PeriodForm>[] {
  const t = useTexts('gasPeriodsPage')
  const needed = (name: 'startsOn' | 'endsOn', wrong?: (form: PeriodForm) => string | undefined) => ({
    ...dayField<PeriodForm>(t(name), name),
    wrong: (form: PeriodForm) => (form[name] ? wrong?.(form) : t('dayNeeded')),
  })
  return [
    {
      ...textField<PeriodForm>(t('ym'), 'ym', {
        help: t('ymHelp'),
        input: { autoFocus: true, inputMode: 'numeric', maxLength: 6 },
      }),
      wrong: ({ ym }) => (/^20\d\d(0[1-9]|1[0-2])$/.test(ym) ? undefined : t('ymWrong')),
    },
    textField(t('firm'), 'firm', { optional: true, input: { maxLength: 20 } }),
    needed('startsOn'),
    needed('endsOn', ({ startsOn, endsOn }) => (startsOn && endsOn < startsOn ? t('reversed') : undefined)),
  ]
}

/** Opens a period, or changes one. `like`: the newest one, whose gas firm a new one has too. */
export function PeriodDialog(props: { of?: GasPeriod; like?: GasPeriod | undefined; onClose: () => void }) {
  const { of: given, like, onClose } = props
  const t = useTexts('gasPeriodsPage')
  const queries = useQueryClient()
  return (
    <CorrectionDialog<GasPeriod | undefined, PeriodForm>
      title={t(given ? 'titleEdit' : 'titleNew')}
      confirm={t(given ? 'save' : 'add')}
      given={given}
      codes={codes}
      formOf={(period) => ({
        ym: period?.ym ?? '',
        startsOn: period?.startsOn ?? '',
        endsOn: period?.endsOn ?? '',
        firm: (period ?? like)?.firm ?? '',
      })}
      fields={useFields()}
      newest={async () => (await api.list({})).data.find(({ periodId }) => periodId === given?.periodId)}
      frame={(drawn) => <div className="lb-pair">{drawn}</div>}
      send={async ({ form, seen, retry }) => {
        if (seen) await api.correct({ periodId: seen.periodId, rowVersion: seen.rowVersion, ...form }, retry)
        else await api.create({ periodId: retry.idOf(form), ...form }, retry)
        toast(t('saved'))
        void queries.invalidateQueries({ queryKey: periodsQuery.queryKey })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

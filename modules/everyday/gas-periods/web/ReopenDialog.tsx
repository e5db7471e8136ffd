import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { GasPeriod } from '../contract.ts'
import { gasPeriodsApi as api, periodsQuery } from './queries.ts'
import { usePeriodWords } from './use-period-words.ts'

/** A closed period takes readings again, with a reason. */
export function ReopenDialog({ period, onClose }: { period: GasPeriod; onClose: () => void }) {
  const t = useTexts('gasPeriodsPage')
  const { months } = usePeriodWords()
  const queries = useQueryClient()
  return (
    <ReasonDialog
      title={t('reopenTitle')}
      text={months(period.ym)}
      label={t('reason')}
      reasons={[t('reason1'), t('reason2'), t('reason3')]}
      required={t('reasonNeeded')}
      confirm={t('reopen')}
      onConfirm={async (reason, retry) => {
        await api.reopen({ periodId: period.periodId, reason }, retry)
        toast(t('reopenDone'))
        void queries.invalidateQueries({ queryKey: periodsQuery.queryKey })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

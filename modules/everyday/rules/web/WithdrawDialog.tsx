import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { RuleVersion } from '../contract.ts'
import { rulesApi } from './use-rules.ts'

interface WithdrawDialogProps {
  ruleId: string
  version: RuleVersion
  onClose: () => void
}

/** Asks why before the newest version of a rule is withdrawn. */
export function WithdrawDialog({ ruleId, version: { versionId, nth }, onClose }: WithdrawDialogProps) {
  const t = useTexts('rulesPage')
  const queries = useQueryClient()
  return (
    <ReasonDialog
      title={t('withdrawTitle', { nth })}
      text={t('withdrawText')}
      label={t('withdrawReason')}
      reasons={[t('withdrawReason1'), t('withdrawReason2'), t('withdrawReason3')]}
      required={t('withdrawReasonNeeded')}
      confirm={t('withdraw')}
      onConfirm={async (reason, retry) => {
        await rulesApi.withdrawVersion({ ruleId, versionId, reason }, retry)
        toast(t('withdrawDone'))
        void queries.invalidateQueries({ queryKey: ['rules'] })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

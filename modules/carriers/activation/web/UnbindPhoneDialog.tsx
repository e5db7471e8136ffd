import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { HouseholdActivation, HouseholdPhone } from '../contract.ts'
import { useActs } from './use-activation.ts'
import { usePhoneBox } from './use-carrier-box.ts'

export interface UnbindPhoneDialogProps {
  household: HouseholdActivation
  phone: HouseholdPhone
  onClose: () => void
}

/** Takes a phone off its household, with a reason. */
export function UnbindPhoneDialog({ household, phone, onClose }: UnbindPhoneDialogProps) {
  const t = useTexts('carriers')
  const { api, refresh } = useActs()
  const { seen, colleagueEdits, attempt } = usePhoneBox(household, phone)
  const { phoneId, rowVersion, residentName: name } = seen
  return (
    <ReasonDialog
      title={name ? t('unbindPhoneTitle', { name }) : t('unbindPhoneTitleNobody')}
      text={t('unbindPhoneText')}
      label={t('reason')}
      reasons={[t('unbindPhoneReason1'), t('unbindPhoneReason2'), t('unbindPhoneReason3')]}
      required={t('reasonRequired')}
      confirm={t('unbind')}
      onConfirm={async (reason, retry) => {
        await attempt(() => api.unbindPhone({ phoneId, reason, rowVersion }, retry))
        toast(t('unbindPhoneDone'))
        refresh()
        onClose()
      }}
      colleagueEdits={colleagueEdits}
      onClose={onClose}
    />
  )
}

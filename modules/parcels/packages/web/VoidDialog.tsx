import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { packages, type RegisteredPackage } from '../contract.ts'

const api = client(packages)

export interface VoidDialogProps {
  one: RegisteredPackage
  onVoided: () => void
  onClose: () => void
}

/** Takes a registration back, with a reason. */
export function VoidDialog({ one, onVoided, onClose }: VoidDialogProps) {
  const t = useTexts('registerPackages')
  return (
    <ReasonDialog
      title={t('voidTitle', { serialNumber: one.serialNumber })}
      text={
        <>
          <HouseholdName label={one.label} names={one.name} />
          <p>{t('voidText')}</p>
        </>
      }
      label={t('voidReason')}
      reasons={[t('voidReasonDefault'), t('voidReason1'), t('voidReason2'), t('voidReason3')]}
      first={t('voidReasonDefault')}
      required={t('voidReasonRequired')}
      confirm={t('voidConfirm')}
      cancel={t('voidKeep')}
      onConfirm={async (reason, retry) => {
        await api.voidPackage({ packageId: one.packageId, reason }, retry)
        onVoided()
      }}
      onClose={onClose}
    />
  )
}

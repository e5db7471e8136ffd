import { useState } from 'react'
import { CameraShot, uploadOnce } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import type { Cubby } from '../shapes.ts'
import { lockersApi } from './list-query.ts'

/** Opens a door with a reason and a photo of what was seen. */
export function OpenDialog({ cubby, onClose }: { cubby: Cubby; onClose: () => void }) {
  const t = useTexts('lockersPage')
  const [reason, setReason] = useState('')
  const [photo, setPhoto] = useState<Blob>()
  const [isTried, setTried] = useState(false)
  const { cubbyId } = cubby
  return (
    <FormDialog
      title={`${t('open')} ${cubby.name}`}
      confirm={t('open')}
      isWrong={() => {
        setTried(true)
        return !reason.trim()
      }}
      onConfirm={async (retry) => {
        const photoPath = await uploadOnce(retry, 'postal', photo)
        const act = { cubbyId, reason: reason.trim(), photoPath }
        await lockersApi.adminOpen({ ...act, commandId: retry.idOf(act) }, retry)
        toast(t('opened'))
        onClose()
      }}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('openText')}</p>
      <ReasonField
        autoFocus
        label={t('reason')}
        reasons={t('openReasons').split('|')}
        maxLength={60}
        value={reason}
        invalid={isTried && !reason.trim() ? t('reasonNeeded') : undefined}
        onReason={setReason}
      />
      <Field label={t('openPhoto')} optional>
        <CameraShot value={photo} onChange={setPhoto} />
      </Field>
    </FormDialog>
  )
}

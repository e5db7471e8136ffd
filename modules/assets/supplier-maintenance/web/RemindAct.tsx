import './invite-texts.ts'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { InviteButton } from './InviteButton.tsx'
import { SendDialog } from './SendDialog.tsx'

/** Reminds a supplier of what is late with its link of today; nothing for who may not. */
export function RemindAct({ supplierId, name }: { supplierId: string; name: string }) {
  const t = useTexts('supplierInvite')
  const may = useAllowed()([{ can: 'supplierMaintenance.invite' }]).length > 0
  const [isOpen, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button size="small" aria-label={t('remindOf', { name })} onClick={() => setOpen(true)}>
        {t('remind')}
      </Button>
      {isOpen && (
        <SendDialog
          supplierId={supplierId}
          name={name}
          instead={<InviteButton supplierId={supplierId} name={name} />}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

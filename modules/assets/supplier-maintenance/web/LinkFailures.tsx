import './invite-texts.ts'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { SendDialog } from './SendDialog.tsx'
import { useFaultWords } from './SendingList.tsx'
import { useFailures } from './use-sending.ts'

/** Which suppliers, or whether this one, know nothing of their work of today, and why: each can be told again from here. */
export function LinkFailures({ supplierId }: { supplierId?: string }) {
  const t = useTexts('supplierInvite')
  const may = useAllowed()([{ can: 'supplierMaintenance.invite' }]).length > 0
  const faultWords = useFaultWords()
  const all = useFailures(may).data ?? []
  const failures = supplierId ? all.filter((one) => one.supplierId === supplierId) : all
  const [open, setOpen] = useState<{ supplierId: string; supplierName: string }>()
  return (
    <>
      {failures.map((one) => (
        <Note
          key={one.supplierId}
          tone="wait"
          act={
            <Button
              size="small"
              aria-label={t('againOf', { name: one.supplierName })}
              onClick={() => setOpen(one)}
            >
              {t('again')}
            </Button>
          }
        >
          {t('notReached', { name: one.supplierName, fault: faultWords(one.fault) })}
        </Note>
      ))}
      {open && (
        <SendDialog
          supplierId={open.supplierId}
          name={open.supplierName}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  openArrival,
  openLeave,
  openLending,
  openRegistration,
} from '#modules/visitors/visitors/web/public.ts'
import { visitorPath } from '#modules/visitors/visits/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ApprovalDialog } from './ApprovalDialog.tsx'
import { BookingDialog } from './BookingDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import type { VisitorDetail } from './use-visits.ts'
import { stateOf } from './visit-words.ts'

/** What can be done for a visitor as they stand now. */
export function VisitorActs({ visitor }: { visitor: VisitorDetail }) {
  const t = useTexts('oneVisitor')
  const goTo = useNavigate()
  const mayHandle = useAllowed()([{ can: 'visitors.handle' }]).length > 0
  const [open, setOpen] = useState<'edit' | 'again' | 'cancel' | 'approval'>()
  if (!mayHandle) return null
  const { visitorId, householdId, label, name, phone, plate } = visitor
  const state = stateOf(visitor)
  const close = () => setOpen(undefined)
  const registerAgain = () =>
    openRegistration({
      name,
      phone,
      plate,
      ...(householdId ? { household: { householdId, label, names: [] } } : {}),
    })
  return (
    <>
      {state === 'booked' && (
        <>
          <Button onClick={() => setOpen('cancel')}>{t('cancel')}</Button>
          <Button onClick={() => setOpen('edit')}>{t('edit')}</Button>
          <Button onClick={() => setOpen('approval')}>{t('noteApproval')}</Button>
          <Button type="primary" onClick={() => openArrival({ visitorId })}>
            {t('arrive')}
          </Button>
        </>
      )}
      {state === 'arrived' && (
        <>
          <Button onClick={() => setOpen('edit')}>{t('correct')}</Button>
          <Button onClick={() => setOpen('approval')}>{t('noteApproval')}</Button>
          <Button onClick={() => openLending(visitorId)}>{t('lend')}</Button>
          <Button type="primary" onClick={() => openLeave(visitorId)}>
            {t('leave')}
          </Button>
        </>
      )}
      {state !== 'booked' && state !== 'arrived' && name && (
        <>
          <Button onClick={() => setOpen('again')}>{t('again')}</Button>
          <Button onClick={registerAgain}>{t('registerAgain')}</Button>
        </>
      )}
      {(open === 'edit' || open === 'again') && (
        <BookingDialog
          of={visitor}
          isAgain={open === 'again'}
          onClose={(made) => {
            close()
            if (made && made !== visitorId) void goTo({ to: visitorPath(made) })
          }}
        />
      )}
      {open === 'cancel' && <CancelDialog visitor={visitor} onClose={close} />}
      {open === 'approval' && <ApprovalDialog visitor={visitor} onClose={close} />}
    </>
  )
}

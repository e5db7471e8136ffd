import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import type { Stay } from '../shapes.ts'
import { lockersApi } from './list-query.ts'
import { PlaceDialog } from './PlaceDialog.tsx'
import { RejectDialog, TakeOutDialog } from './reason-dialogs.tsx'
import { SettleDialog } from './SettleDialog.tsx'
import { StayFacts } from './StayFacts.tsx'

interface PendingPanelProps {
  stay: Stay
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** What waits for the desk: a wish is stowed or rejected, an interrupted drop is settled, what lies too long is taken out. */
export function PendingPanel({ stay, ...ways }: PendingPanelProps) {
  const t = useTexts('lockersPage')
  const queries = useQueryClient()
  const mayHandle = useAllowed()([{ can: 'lockers.handle' }]).length > 0
  const [asked, setAsked] = useState<'stow' | 'reject' | 'settle' | 'takeOut'>()
  const refresh = () => queries.invalidateQueries({ queryKey: ['lockers'] })
  const act = useAsked(refresh)
  const close = () => {
    setAsked(undefined)
    void refresh()
  }
  const { stayId, state, cubbyName, serialNumber, size } = stay
  const cancel = () =>
    void act.submit({
      ask: { title: t('cancelAsk'), text: t('cancelText'), ok: t('cancelWish') },
      work: (retry) => lockersApi.cancel({ stayId }, retry),
      done: t('cancelled'),
    })
  return (
    <DetailPanel
      label={stay.label}
      over={t('serialOver', { cubby: cubbyName || '—', size, serial: serialNumber || '—' })}
      title={<HouseholdName size="title" label={stay.label} names={stay.recipientName} />}
      {...ways}
      foot={
        mayHandle && (
          <>
            {state === 'applied' && (
              <>
                <Button type="primary" onClick={() => setAsked('stow')}>
                  {t('stow')}
                </Button>
                <Button onClick={() => setAsked('reject')}>{t('reject')}</Button>
                <Button onClick={cancel}>{t('cancelWish')}</Button>
              </>
            )}
            {state === 'unsure' && (
              <Button type="primary" onClick={() => setAsked('settle')}>
                {t('settle')}
              </Button>
            )}
            {state === 'stowed' && (
              <Button type="primary" onClick={() => setAsked('takeOut')}>
                {t('takeOut')}
              </Button>
            )}
          </>
        )
      }
    >
      <StayFacts stay={stay} />
      {asked === 'stow' && <PlaceDialog stay={stay} onClose={close} />}
      {asked === 'reject' && <RejectDialog stay={stay} onClose={close} />}
      {asked === 'settle' && <SettleDialog stay={stay} onClose={close} />}
      {asked === 'takeOut' && <TakeOutDialog stay={stay} onClose={close} />}
    </DetailPanel>
  )
}

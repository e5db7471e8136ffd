import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import './inside-texts.ts'
import './inside.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { visits } from '#modules/visitors/visits/contract.ts'
import { InsideList } from './InsideList.tsx'
import { openRegistration } from './public.ts'
import { useRowLeave } from './use-row-leave.ts'

const api = client(visits)

/** Who is inside now: the current-guest list (R091), opened by the header's counter. */
export function CurrentVisitorsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label={text('visitorsInside', 'title')} size="large" onCancel={onClose}>
      <Body onClose={onClose} />
    </Dialog>
  )
}

function Body({ onClose }: { onClose: () => void }) {
  const t = useTexts('visitorsInside')
  const tp = useTexts('platform')
  const mayHandle = useAllowed()([{ can: 'visitors.handle' }]).length > 0
  const { data, refetch } = useQuery({
    queryKey: ['visitors', 'totalInside'],
    queryFn: async () => (await api.totalInside({})).data,
  })
  useChanges(['visitors.'], () => void refetch())
  const { leave, isLocked } = useRowLeave()
  return (
    <>
      <DialogHead title={t('title')} onClose={onClose}>
        {data && (
          <span className="vi-total lb-line lb-gap-8 lb-baseline lb-grow">
            <b>{data.total}</b> <span className="lb-quiet">{t('people', { count: data.people })}</span>
          </span>
        )}
      </DialogHead>
      <InsideList act={mayHandle ? 'leave' : undefined} onAct={leave} isLocked={isLocked} onAway={onClose} />
      <footer className="lb-dialog-foot">
        {mayHandle && (
          <Button icon={<Icon name="plus" />} onClick={() => openRegistration()}>
            {t('register')}
          </Button>
        )}
        <Button onClick={onClose}>
          {tp('close')} <Key keys="Esc" />
        </Button>
      </footer>
    </>
  )
}

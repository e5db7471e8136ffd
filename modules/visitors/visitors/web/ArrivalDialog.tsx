import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import './desk-texts.ts'
import './arrival-texts.ts'
import './arrival.css'
import './registration.css'
import { useState } from 'react'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { ArrivalFace } from './ArrivalFace.tsx'
import type { Arriving } from './desk-store.ts'
import { openArrival, openLending, openRegistration } from './public.ts'
import { CardField, type Kept, PledgeFields } from './PledgeFields.tsx'
import { useArrival } from './use-arrival.ts'
import { useVisitOptions } from './use-visit-options.ts'
import { VisitFacts } from './VisitFacts.tsx'
import { looksLikeVisitCode } from './visit-code-shape.ts'

export interface ArrivalDialogProps {
  arriving: Arriving
  onClose: () => void
}

/** A booked visitor is there: by their code at once, by the desk after a look; then card and pledge. */
export function ArrivalDialog(props: ArrivalDialogProps) {
  return (
    <Dialog label={text('visitorArrival', 'title')} onCancel={props.onClose}>
      <Body {...props} />
    </Dialog>
  )
}

function Body({ arriving, onClose }: ArrivalDialogProps) {
  const t = useTexts('visitorArrival')
  const tp = useTexts('platform')
  const { pledges } = useVisitOptions()
  const [kept, setKept] = useState<Kept>({ cardCode: '', pledgeKindId: null, pledgeSlot: '' })
  const arrival = useArrival(arriving, onClose)
  const { visitor, isThere, isAwaited, failure, refused, busy } = arrival
  const confirm = () => void arrival.confirm(kept)
  useScanner(({ text: code }) => {
    if (looksLikeVisitCode(code)) openArrival({ code })
    else if (code.trim() && visitor) setKept((now) => ({ ...now, cardCode: code.trim() }))
  })
  useHotKey('Ctrl+Enter', 'visitorArrival:title', confirm, { enabled: isThere || isAwaited })

  return (
    <>
      <DialogHead title={t('title')} onClose={onClose} />
      <div className="va-body">
        <ArrivalFace visitor={visitor} isThere={isThere} refused={refused} isCode={'code' in arriving} />
        {visitor && <VisitFacts visitor={visitor} />}
        {(isThere || isAwaited) && (
          <>
            <CardField
              value={kept.cardCode}
              onChange={(cardCode) => setKept((now) => ({ ...now, cardCode }))}
            />
            <PledgeFields
              pledges={pledges}
              value={kept}
              onChange={(change) => setKept((now) => ({ ...now, ...change }))}
            />
          </>
        )}
        {failure && <Note tone="wait">{failure}</Note>}
      </div>
      <footer className="lb-dialog-foot">
        {refused && (
          <Button
            onClick={() => {
              onClose()
              openRegistration()
            }}
          >
            {t('registerInstead')}
          </Button>
        )}
        {isThere && visitor && <Button onClick={() => openLending(visitor.visitorId)}>{t('lend')}</Button>}
        {isThere || isAwaited ? (
          <Button
            type="primary"
            size="large"
            loading={busy}
            autoFocus={isThere}
            aria-keyshortcuts="Control+Enter"
            onClick={confirm}
          >
            {t(isThere ? 'finish' : 'arrive')} <Key keys="Ctrl Enter" />
          </Button>
        ) : (
          <Button onClick={onClose}>
            {tp('close')} <Key keys="Esc" />
          </Button>
        )}
      </footer>
    </>
  )
}

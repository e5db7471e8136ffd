import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import './desk-texts.ts'
import './leave-texts.ts'
import './leave.css'
import { useState } from 'react'
import { type Answer, judgeScan, ReaderDialog } from '#modules/carriers/readers/web/public.ts'
import { Problem } from '#platform/contract/problem.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { ReadyLine, Ways } from '#platform/web/look/Ways.tsx'
import { findByCard } from './find-by-card.ts'
import { InsideList } from './InsideList.tsx'
import { LeaveDetail } from './LeaveDetail.tsx'

interface LeaveDialogProps {
  /** Who leaves; without it a way is chosen first (R184). */
  visitorId: string | undefined
  onClose: () => void
}

type Step =
  | { at: 'way' }
  | { at: 'card' }
  | { at: 'list' }
  | { at: 'detail'; visitorId: string; byCard: boolean }

/** A visitor leaves: by card or without (R184), then what is to be given back (R185, R186). */
export function LeaveDialog({ visitorId, onClose }: LeaveDialogProps) {
  const t = useTexts('visitorLeave')
  const [step, setStep] = useState<Step>(
    visitorId ? { at: 'detail', visitorId, byCard: false } : { at: 'way' },
  )
  const byCard = (found: string) => setStep({ at: 'detail', visitorId: found, byCard: true })

  async function read(code: string): Promise<Answer> {
    try {
      byCard(await findByCard(code))
      return { state: 'found', text: t('found') }
    } catch (error) {
      return { state: 'refused', text: cardSentence(error) }
    }
  }

  if (step.at === 'card')
    return (
      <ReaderDialog
        kind="card"
        title={t('byCardTitle')}
        hint={t('byCardHint')}
        typesCards
        onRead={read}
        onClose={() => setStep({ at: 'way' })}
        foot={<Button onClick={() => setStep({ at: 'list' })}>{t('normal')}</Button>}
      />
    )
  return (
    <Dialog
      key={step.at}
      label={text('visitors', 'leave')}
      size={step.at === 'list' ? 'large' : 'usual'}
      className={step.at === 'way' ? 'vx' : ''}
      onCancel={step.at === 'list' ? () => setStep({ at: 'way' }) : onClose}
    >
      {step.at === 'way' && <WayStep onWay={(at) => setStep({ at })} onCard={byCard} onClose={onClose} />}
      {step.at === 'list' && (
        <ListStep
          onChoose={(chosen) => setStep({ at: 'detail', visitorId: chosen, byCard: false })}
          onBack={() => setStep({ at: 'way' })}
          onAway={onClose}
        />
      )}
      {step.at === 'detail' && (
        <LeaveDetail visitorId={step.visitorId} byCard={step.byCard} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** What the server says of a card; 發生錯誤 when it says nothing (R189). */
const cardSentence = (error: unknown) =>
  error instanceof Problem && !error.description ? text('visitorLeave', 'cardFailed') : sentenceOf(error)

interface WayStepProps {
  onWay: (way: 'card' | 'list') => void
  onCard: (visitorId: string) => void
  onClose: () => void
}

/** Card or normal (R184); a card may come at once, without choosing. */
function WayStep({ onWay, onCard, onClose }: WayStepProps) {
  const t = useTexts('visitorLeave')
  const tv = useTexts('visitors')
  const ways = [
    { name: 'card', icon: 'card', title: t('card'), text: t('cardText') },
    { name: 'list', icon: 'people', title: t('normal'), text: t('normalText') },
  ] as const
  useScanner(({ text: code, took }) => {
    const judged = judgeScan('card', code, took)
    if (!judged) return
    if ('refused' in judged) void alertBox(judged.refused)
    else findByCard(judged.code).then(onCard, (error: unknown) => void alertBox(cardSentence(error)))
  })
  return (
    <>
      <DialogHead title={tv('leave')} onClose={onClose} />
      <Ways label={tv('leave')} ways={ways} onChoose={onWay} />
      <ReadyLine title={t('readyTitle')} text={t('readyText')} />
    </>
  )
}

interface ListStepProps {
  onChoose: (visitorId: string) => void
  onBack: () => void
  onAway: () => void
}

/** Who leaves, of those inside. */
function ListStep({ onChoose, onBack, onAway }: ListStepProps) {
  const t = useTexts('visitorLeave')
  return (
    <>
      <DialogHead title={t('whoTitle')} onClose={onAway} />
      <InsideList
        act="choose"
        onAct={(row) => onChoose(row.visitorId)}
        isLocked={() => false}
        onAway={onAway}
      />
      <footer className="lb-dialog-foot">
        <Button onClick={onBack}>{t('back')}</Button>
      </footer>
    </>
  )
}

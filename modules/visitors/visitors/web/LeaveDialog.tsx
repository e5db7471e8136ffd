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
import { ReadyLine } from '#platform/web/look/Ways.tsx'
import { findByCard } from './find-by-card.ts'
import { InsideList } from './InsideList.tsx'
import { LeaveDetail } from './LeaveDetail.tsx'

interface LeaveDialogProps {
  /** Who leaves; without it, whoever is inside is shown, and a card says it too (R184). */
  visitorId: string | undefined
  onClose: () => void
}

type Step = { at: 'card' } | { at: 'list' } | { at: 'detail'; visitorId: string; byCard: boolean }

/** A visitor leaves: from the list or by card (R184), then what is to be given back (R185, R186). */
export function LeaveDialog({ visitorId, onClose }: LeaveDialogProps) {
  const t = useTexts('visitorLeave')
  const [step, setStep] = useState<Step>(
    visitorId ? { at: 'detail', visitorId, byCard: false } : { at: 'list' },
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
        onClose={() => setStep({ at: 'list' })}
        foot={<Button onClick={() => setStep({ at: 'list' })}>{t('normal')}</Button>}
      />
    )
  return (
    <Dialog
      key={step.at}
      label={text('visitors', 'leave')}
      size={step.at === 'list' ? 'large' : 'usual'}
      onCancel={onClose}
    >
      {step.at === 'list' && (
        <ListStep
          onChoose={(chosen) => setStep({ at: 'detail', visitorId: chosen, byCard: false })}
          onReader={() => setStep({ at: 'card' })}
          onCard={byCard}
          onClose={onClose}
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

interface ListStepProps {
  onChoose: (visitorId: string) => void
  onReader: () => void
  onCard: (visitorId: string) => void
  onClose: () => void
}

/** Who leaves, of those inside; a card may come at any moment (R184). */
function ListStep({ onChoose, onReader, onCard, onClose }: ListStepProps) {
  const t = useTexts('visitorLeave')
  useScanner(({ text: code, took }) => {
    const judged = judgeScan('card', code, took)
    if (!judged) return
    if ('refused' in judged) void alertBox(judged.refused)
    else findByCard(judged.code).then(onCard, (error: unknown) => void alertBox(cardSentence(error)))
  })
  return (
    <>
      <DialogHead title={text('visitors', 'leave')} onClose={onClose} />
      <InsideList
        act="choose"
        onAct={(row) => onChoose(row.visitorId)}
        isLocked={() => false}
        onAway={onClose}
      />
      <ReadyLine title={t('readyTitle')} text={t('readyText')}>
        <Button onClick={onReader}>{t('card')}</Button>
      </ReadyLine>
    </>
  )
}

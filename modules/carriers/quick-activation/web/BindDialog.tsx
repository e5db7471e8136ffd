import { useState } from 'react'
import { type Answer, ReaderDialog, type ReaderKind } from '#modules/carriers/readers/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { About } from './About.tsx'
import { closeQuickActivation, showStep, type Wish } from './activation-store.ts'
import { unbound } from './batch.ts'
import { BatchFoot } from './BatchFoot.tsx'
import { BatchList } from './BatchList.tsx'
import { activate } from './bind.ts'
import { BoundFoot } from './BoundFoot.tsx'
import { CarrierElsewhere } from './CarrierElsewhere.tsx'
import { LeaveBatch } from './LeaveBatch.tsx'
import { useBatch } from './use-batch.ts'
import { useDecision } from './use-decision.ts'

export interface BindDialogProps {
  kind: ReaderKind
  wish: Wish
  /** A code that was read before the reader was open. */
  first?: string
}

/** The reader that binds what it reads to a household (R326), one by one or several together (R327). */
export function BindDialog({ kind, wish, first }: BindDialogProps) {
  const t = useTexts('quickActivation')
  const isCard = kind === 'card'
  const [isBatch, setBatch] = useState(false)
  const [round, setRound] = useState(0)
  const [isDone, setDone] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const { asked, decide } = useDecision()
  const again = () => {
    setDone(false)
    setRound((now) => now + 1)
  }
  const batch = useBatch(kind, wish, decide, again)
  const isFilled = batch.rows.length > 0

  async function read(code: string): Promise<Answer> {
    if (isBatch) return batch.collect(code)
    const outcome = await activate(kind, wish, code, decide)
    if (outcome === 'kept') return { state: 'waiting', text: t(isCard ? 'givenUp' : 'phoneGivenUp') }
    setDone(outcome.ok)
    return { state: outcome.ok ? 'found' : 'refused', text: outcome.text, detail: outcome.detail }
  }
  const leave = () =>
    unbound(batch.rows).length > 0
      ? setLeaving(true)
      : isDone || isFilled
        ? closeQuickActivation()
        : showStep({ at: 'method', ...wish })

  return (
    <>
      <ReaderDialog
        kind={kind}
        title={t(isCard ? 'bindCard' : 'bindPhone')}
        hint={t(isBatch ? (isCard ? 'cardsHint' : 'phonesHint') : isCard ? 'cardHint' : 'phoneHint')}
        typesCards
        first={first}
        round={round}
        // Whoever comes to the desk next must not get a card for this household by holding it to the reader.
        paused={isDone && !isBatch}
        onRead={read}
        onClose={leave}
        about={
          <>
            <About wish={wish} />
            <Checkbox
              className="qa-several"
              checked={isBatch}
              disabled={isFilled}
              onChange={(event) => {
                setBatch(event.target.checked)
                again()
              }}
            >
              {t(isCard ? 'several' : 'severalPhones')}
            </Checkbox>
          </>
        }
        foot={
          isBatch ? (
            <BatchFoot batch={batch} onLeave={leave} />
          ) : (
            <BoundFoot kind={kind} isDone={isDone} wish={wish} onAgain={again} />
          )
        }
      >
        {isBatch && <BatchList kind={kind} batch={batch} />}
      </ReaderDialog>
      {asked && <CarrierElsewhere question={asked.question} wish={wish} onDecide={asked.answer} />}
      {leaving && <LeaveBatch batch={batch} onStay={() => setLeaving(false)} />}
    </>
  )
}

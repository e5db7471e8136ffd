import { showMoney } from '#platform/contract/show-money.ts'
import { lazy, Suspense, useState } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { LineDetail } from '../desk-shapes.ts'
import { BookedBox } from './BookedBox.tsx'
import { type Choice, partsOf } from './chosen-parts.ts'
import { deskApi } from './desk-query.ts'
import { channelWords, Emphasized, sayDay, sayPaid, whyOf } from './line-words.tsx'
import { OtherDialog } from './OtherDialog.tsx'
import { ReturnedBox } from './ReturnedBox.tsx'
import { ProposalBox } from './ProposalBox.tsx'

const RefundDialog = lazy(async () => ({
  default: (await import('#modules/money/payments/web/public.ts')).RefundDialog,
}))

export interface LinePanelProps {
  line: LineDetail
  choice: Choice
  place: { nth: number; count: number }
  mayMatch: boolean
  /** Somebody saw what the books have of it, and says that it is another one. */
  isAnother: boolean
  onAnother: () => void
  onStep: (step: number) => void
  onAhead: () => void
  onPick: () => void
  onDone: () => void
}

/** Why a line waits, what is proposed with one act, and what else can be done. */
export function LinePanel({
  line,
  choice,
  place,
  mayMatch,
  isAnother,
  onAnother,
  onStep,
  onAhead,
  onPick,
  onDone,
}: LinePanelProps) {
  const t = useTexts('unmatchedPage')
  const [asking, setAsking] = useState<'postpone' | 'leave' | 'other'>()
  const [refunding, setRefunding] = useState<{ householdId: string; label: string }>()
  const parts = partsOf(line, choice)
  const { lineId, rowVersion, householdId, amount } = line
  const isOut = line.kind === 'out'
  /** No money of a household: it is done, or closed with a reason. */
  const isReversal = line.kind === 'reversal' || isOut
  const act = useSubmit(async (retry) => {
    if (isReversal) {
      await deskApi.reverse({ lineId, rowVersion, isAnother }, retry)
      toast(t('reversed', { amount: showMoney(amount) }))
    } else if (householdId) {
      await deskApi.accept({ lineId, rowVersion, householdId, parts, isAnother }, retry)
      const isAhead = parts.every(({ billId }) => !billId)
      toast(t(isAhead ? 'aheadDone' : 'accepted', { amount: showMoney(amount) }))
    }
    onDone()
  })
  /** First it is asked whether the books have it, or it went back. */
  const isBooked = line.isWaiting && line.booked.length > 0 && !isAnother
  const isReturned = line.isWaiting && line.returned.length > 0 && !isAnother && !isBooked
  const isAsked = isBooked || isReturned
  const isLost = isReversal && !line.original
  const isReady =
    mayMatch && line.isWaiting && (isReversal ? !isLost : householdId !== null && parts.length > 0)
  const confirm = isLost
    ? () => setAsking(isOut ? 'other' : 'leave')
    : isReady
      ? () => void act.submit()
      : householdId
        ? undefined
        : onPick
  useHotKey('Ctrl+Enter', 'unmatchedPage:proposal', () => confirm?.(), {
    enabled: mayMatch && asking === undefined && !isAsked,
  })
  const mayAct = mayMatch && line.isWaiting && !isAsked
  const mayAsk = useAllowed()([{ can: 'payments.refund' }]).length > 0 && mayMatch && !line.isRefunding
  const mayRefund = mayAsk && mayAct && !isReversal
  /** Money of nobody is given back in the name of a household that is none, such as the community's own. */
  const refund = async () => {
    const of = householdId ? { householdId, label: line.label } : await pickHousehold({ virtual: true })
    if (of) setRefunding({ householdId: of.householdId, label: of.label })
  }
  useHotKey('Alt+6', 'unmatchedPage:refundAct', () => void refund(), { enabled: mayRefund })
  useHotKey('Alt+5', 'unmatchedPage:aheadAct', onAhead, {
    enabled: mayAct && !isReversal && householdId !== null,
  })
  useHotKey('Alt+8', 'unmatchedPage:otherAct', () => setAsking(isOut ? 'leave' : 'other'), {
    enabled: mayAct && line.kind !== 'reversal',
  })
  useHotKey('Alt+7', 'unmatchedPage:postponeAct', () => setAsking('postpone'), { enabled: mayAct })
  return (
    <section className="lb-panel bf-middle" aria-live="polite">
      <div className="bf-phone-head">
        <span className="lb-14 lb-quiet">{t('place', place)}</span>
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('previous')}
          onClick={() => onStep(-1)}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className="lb-icon-button"
          aria-label={t('following')}
          onClick={() => onStep(1)}
        >
          <Icon name="right" />
        </button>
      </div>
      <div className="bf-why">
        <p className="lb-14 lb-quiet">
          {[
            channelWords(line.channel),
            t('paidAt', { at: sayPaid(line) }),
            t('creditedOn', { day: sayDay(line.creditedOn) }),
          ].join('　')}
        </p>
        <p className="bf-big">
          <b>{showMoney(isReversal ? -amount : amount)}</b>
          {line.label && <HouseholdName label={line.label} names={line.names} size="title" />}
        </p>
        <p className="bf-say">
          <Emphasized words={!line.isWaiting ? t('handled') : isAnother ? t('say_another') : whyOf(line)} />
        </p>
      </div>
      {act.failure && <FailureNote sentence={act.failure} />}
      {line.isRefunding && (
        <div className="bf-note">
          <Note>{t('refundAsked')}</Note>
        </div>
      )}
      {line.givesBack && line.isWaiting && (
        <div className="bf-note">
          <Note>
            {t('givesBack', {
              day: sayDay(line.givesBack.paidOn),
              what: [line.givesBack.label, showMoney(amount)].filter(Boolean).join(' '),
            })}
          </Note>
        </div>
      )}
      {isBooked && <BookedBox line={line} mayMatch={mayMatch} onAnother={onAnother} onDone={onDone} />}
      {isReturned && (
        <ReturnedBox
          line={line}
          mayMatch={mayMatch}
          onRefund={mayAsk ? () => void refund() : undefined}
          onAnother={onAnother}
          onDone={onDone}
        />
      )}
      {line.isWaiting && !isAsked && (
        <ProposalBox
          line={line}
          parts={parts}
          busy={act.busy}
          mayMatch={mayMatch}
          isLost={isLost}
          onConfirm={confirm}
        />
      )}
      {mayAct && (
        <>
          <h3 className="bf-or">{t('instead')}</h3>
          <ul className="bf-acts">
            {!isReversal && householdId && (
              <li>
                <button type="button" onClick={onAhead}>
                  <Key keys="Alt 5" /> <span>{t('aheadAct')}</span>
                  <span className="lb-14 lb-quiet">{t('aheadNote')}</span>
                </button>
              </li>
            )}
            {mayRefund && (
              <li>
                <button type="button" onClick={() => void refund()}>
                  <Key keys="Alt 6" /> <span>{t('refundAct')}</span>
                  <span className="lb-14 lb-quiet">{t('refundNote')}</span>
                </button>
              </li>
            )}
            <li>
              <button type="button" onClick={() => setAsking('postpone')}>
                <Key keys="Alt 7" /> <span>{t('postponeAct')}</span>
                <span className="lb-14 lb-quiet">{t('postponeNote')}</span>
              </button>
            </li>
            {line.kind !== 'reversal' && (
              <li>
                <button type="button" onClick={() => setAsking(isOut ? 'leave' : 'other')}>
                  <Key keys="Alt 8" /> <span>{t(isOut ? 'outLeave' : 'otherAct')}</span>
                  <span className="lb-14 lb-quiet">{t(isOut ? 'outLeaveNote' : 'otherNote')}</span>
                </button>
              </li>
            )}
          </ul>
        </>
      )}
      <p className="bf-next lb-14 lb-quiet">{mayMatch ? t('next') : t('mayNotMatch')}</p>
      {refunding && (
        <Suspense>
          <RefundDialog
            household={{ ...refunding, balance: amount }}
            isTransfer={isReturned}
            request={({ paymentId: _, ...asked }, retry) =>
              deskApi.refund({ lineId, rowVersion, ...asked, isAnother }, retry)
            }
            onClose={() => setRefunding(undefined)}
          />
        </Suspense>
      )}
      {asking === 'other' && (
        <OtherDialog
          line={line}
          isAnother={isAnother}
          onDone={() => {
            setAsking(undefined)
            onDone()
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking && asking !== 'other' && (
        <ReasonDialog
          title={t(asking === 'leave' ? 'leave' : 'postponeAct')}
          text={asking === 'leave' ? t(isOut ? 'outText' : 'leaveText') : undefined}
          label={t(asking === 'leave' ? 'leaveReason' : 'postponeReason')}
          reasons={t(asking === 'postpone' ? 'postponeReasons' : isOut ? 'outReasons' : 'leaveReasons').split(
            '、',
          )}
          required={t('reasonMissing')}
          confirm={t(asking === 'leave' ? 'leave' : 'postponeAct')}
          onConfirm={async (reason, retry) => {
            await deskApi[asking]({ lineId, rowVersion, reason }, retry)
            toast(t(asking === 'leave' ? 'left_done' : 'postponeDone'))
            setAsking(undefined)
            onDone()
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  )
}

import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Check, Payout } from '../payout-contract.ts'
import { channelWords, sayDay } from './line-words.tsx'
import { PayoutCheck } from './PayoutCheck.tsx'
import { PayoutLines } from './PayoutLines.tsx'
import { payoutQuery, payoutsApi } from './reconcile-query.ts'

interface PayoutDetailProps {
  day: Payout
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** One payout day of a channel: what should have come, what came, which lines make the difference, and who checked it. */
export function PayoutDetail({ day, ...ways }: PayoutDetailProps) {
  const t = useTexts('reconcilePage')
  const queries = useQueryClient()
  const asked = useQuery(payoutQuery(day))
  const mayCheck = useAllowed()([{ can: 'bankFiles.match' }]).length > 0
  const [difference, setDifference] = useState(0)
  const [undoing, setUndoing] = useState<Check>()
  const again = () => void queries.invalidateQueries({ queryKey: ['payouts'] })
  const title = t('dayOf', { day: sayDay(day.payoutOn), channel: channelWords(day.channel) })
  return (
    <DetailPanel label={title} over={title} title={showMoney(day.net)} {...ways}>
      <Loaded of={asked} failed={t('failed')} skeleton={[80, 200]} rows={6}>
        {({ payout, lines, checks }) => (
          <div className="lb-stack lb-gap-16">
            <dl className="lb-facts">
              <dt>{t('gross')}</dt>
              <dd>{showMoney(payout.gross)}</dd>
              <dt>{t('fee')}</dt>
              <dd>{showMoney(payout.fee)}</dd>
              <dt>{t('net')}</dt>
              <dd>
                <b>{showMoney(payout.net)}</b>
              </dd>
            </dl>
            {payout.isMoved && <Note tone="wait">{t('movedText')}</Note>}
            {!payout.check && mayCheck && (
              <PayoutCheck
                key={`${payout.count} ${payout.net}`}
                payout={payout}
                onDifference={setDifference}
                onChecked={again}
              />
            )}
            {!payout.check && !mayCheck && <p className="lb-quiet">{t('mayNot')}</p>}
            {checks.map((check) => (
              <CheckRow
                key={check.payoutId}
                check={check}
                onUndo={mayCheck && !check.undoneAt ? () => setUndoing(check) : undefined}
              />
            ))}
            <PayoutLines lines={lines} difference={payout.check?.difference ?? difference} />
          </div>
        )}
      </Loaded>
      {undoing && (
        <ReasonDialog
          title={t('undoTitle', { day: sayDay(day.payoutOn) })}
          text={t('undoText')}
          label={t('undoReason')}
          reasons={t('undoReasons').split('、')}
          required={t('undoReason')}
          confirm={t('undo')}
          onConfirm={async (reason, retry) => {
            await payoutsApi.undo({ payoutId: undoing.payoutId, reason }, retry)
            toast(t('undone'))
            setUndoing(undefined)
            again()
          }}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </DetailPanel>
  )
}

function CheckRow({ check, onUndo }: { check: Check; onUndo: (() => void) | undefined }) {
  const t = useTexts('reconcilePage')
  const { statement, difference, note, by, at, undoneAt, undoneBy, undoReason } = check
  return (
    <div className={`rc-check${undoneAt ? ' rc-off' : ''}`}>
      <p className="lb-line lb-wrap lb-rows-0">
        <span>{t('statement')}</span> <b>{showMoney(statement)}</b>
        {difference !== 0 && (
          <span className="lb-amber">
            {t('off', { amount: showMoney(difference) })} {note}
          </span>
        )}
        {onUndo && (
          <Button className="lb-end" onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
      </p>
      <p className="lb-14 lb-quiet">{t('byWhom', { by, when: speakTime(at) })}</p>
      {undoneAt && (
        <p className="lb-14 lb-quiet">
          {t('undoneBy', { by: undoneBy, when: speakTime(undoneAt), reason: undoReason })}
        </p>
      )}
    </div>
  )
}

import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Swap } from '../contract.ts'
import { useDayWords } from './day-words.ts'
import { rosterApi } from './queries.ts'

/** Swaps with where they stand, and what one may do about each. */
export function SwapList({ swaps, again }: { swaps: readonly Swap[]; again: () => unknown }) {
  const t = useTexts('dutyRostersPage')
  const words = useDayWords()
  const act = useAsked(again)
  const [reason, setReason] = useState('')
  const answer = ({ swapId }: Swap, isAgreed: boolean) =>
    act.submit({
      work: (retry) => rosterApi.answerSwap({ swapId, isAgreed }, retry),
      done: t(isAgreed ? 'agreed2' : 'ended'),
    })
  const decide = ({ swapId }: Swap, isApproved: boolean) =>
    act.submit({
      work: (retry) => rosterApi.decideSwap({ swapId, isApproved, reason: reason.trim() }, retry),
      done: t(isApproved ? 'approved' : 'refused'),
    })
  return (
    <>
      <ul className="lb-divided">
        {swaps.map((swap) => {
          const { swapId, personName, otherName, day, otherDay, state } = swap
          const said = { name: personName, day: words(day), other: otherName }
          return (
            <li key={swapId} className="lb-line lb-wrap lb-gap-12 lb-inner-10">
              <span className="lb-grow">
                {otherDay ? t('swapLineFor', { ...said, otherDay: words(otherDay) }) : t('swapLine', said)}
                <br />
                <span
                  className={`lb-14 ${state === 'asked' || state === 'agreed' ? 'lb-amber' : 'lb-quiet'}`}
                >
                  {t(`swapState_${state}`)}　{swap.reason}
                </span>
              </span>
              {swap.mayAnswer && (
                <>
                  <Button disabled={act.busy} onClick={() => void answer(swap, false)}>
                    {t('decline')}
                  </Button>
                  <Button type="primary" disabled={act.busy} onClick={() => void answer(swap, true)}>
                    {t('agree')}
                  </Button>
                </>
              )}
              {swap.mayEnd && !swap.mayAnswer && (
                <Button disabled={act.busy} onClick={() => void answer(swap, false)}>
                  {t('end')}
                </Button>
              )}
              {swap.mayDecide && (
                <>
                  <Button disabled={act.busy} onClick={() => void decide(swap, false)}>
                    {t('refuse')}
                  </Button>
                  <Button type="primary" disabled={act.busy} onClick={() => void decide(swap, true)}>
                    {t('approve')}
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {swaps.some(({ mayDecide }) => mayDecide) && (
        <Field label={t('swapReasonNeeded')}>
          <TextInput value={reason} maxLength={200} onText={setReason} />
        </Field>
      )}
    </>
  )
}

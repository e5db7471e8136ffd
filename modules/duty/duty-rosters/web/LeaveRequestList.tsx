import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import type { LeaveRequest } from '../contract.ts'
import { hoursText } from '../sentences.ts'
import { useDayWords } from './day-words.ts'
import { leaveApi } from './queries.ts'
import { RefuseLeaveDialog } from './RefuseLeaveDialog.tsx'

/** Leave that was asked for with where it stands, and what one may do about it. */
export function LeaveRequestList({
  requests,
  again,
}: {
  requests: readonly LeaveRequest[]
  again: () => unknown
}) {
  const t = useTexts('dutyRostersPage')
  const ofKind = useTexts('leaveKinds')
  const words = useDayWords()
  const act = useAsked(again)
  const [refusing, setRefusing] = useState<LeaveRequest>()
  const stateOf = ({ state, decidedBy, decisionReason, note }: LeaveRequest) =>
    [t(`leaveState_${state}`, { name: decidedBy }), state === 'refused' ? decisionReason : note]
      .filter(Boolean)
      .join('　')
  return (
    <>
      <ul className="lb-divided ro-asked">
        {requests.map((request) => {
          const { requestId, personName, day, kind, minutes, state, mayEnd, mayDecide } = request
          return (
            <li key={requestId} className="lb-line lb-wrap lb-gap-12 lb-inner-10">
              <span className="lb-grow">
                {t('leaveLine', {
                  name: personName,
                  day: words(day),
                  kind: ofKind(kind),
                  hours: hoursText(minutes),
                })}
                <br />
                <span className={`lb-14 ${state === 'asked' ? 'lb-amber' : 'lb-quiet'}`}>
                  {stateOf(request)}
                </span>
              </span>
              {mayEnd && (
                <Button
                  disabled={act.busy}
                  onClick={() =>
                    void act.submit({
                      work: (retry) => leaveApi.end({ requestId }, retry),
                      done: t('leaveEnded'),
                    })
                  }
                >
                  {t('leaveEnd')}
                </Button>
              )}
              {mayDecide && (
                <span className="lb-line lb-gap-12">
                  <Button disabled={act.busy} onClick={() => setRefusing(request)}>
                    {t('refuse')}
                  </Button>
                  <Button
                    type="primary"
                    disabled={act.busy}
                    onClick={() =>
                      void act.submit({
                        work: (retry) => leaveApi.decide({ requestId, isGranted: true, reason: '' }, retry),
                        done: t('leaveGranted'),
                      })
                    }
                  >
                    {t('approve')}
                  </Button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {refusing && (
        <RefuseLeaveDialog request={refusing} again={again} onClose={() => setRefusing(undefined)} />
      )}
    </>
  )
}

import { Suspense, useState } from 'react'
import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { daysTo } from '../cycle.ts'
import type { Plan } from '../shapes.ts'
import { lateActs } from './due-acts.ts'
import { FinishDialog } from './FinishDialog.tsx'
import { usePlansDue } from './list-query.ts'
import { MoveLine } from './MoveLine.tsx'
import { useAssetWords } from './use-cycle-words.ts'

/** Rows that have a key; the ninth is for another plan. */
const keyed = 8
/** Days ahead that are listed. */
const ahead = 31

/** What has to be done within a month, the latest first; moved, skipped or recorded as done in place. */
export function DueList() {
  const t = useTexts('maintenancePage')
  const today = dayOf(new Date(useMinute()))
  const query = usePlansDue(dayAfter(today, ahead))
  const [moving, setMoving] = useState<string>()
  const [finishing, setFinishing] = useState<Plan>()
  const due = query.data ?? []
  const mayRecord = useAllowed()([{ can: 'maintenancePlans.record' }]).length > 0
  const turn = (planId: string | undefined) => setMoving(moving === planId ? undefined : planId)
  useItemKeys(
    mayRecord ? Math.min(due.length, keyed) : 0,
    (nth) => turn(due[nth]?.planId),
    'maintenancePage:moveNth',
  )
  const count = (is: (days: number) => boolean) =>
    due.filter(({ nextDay }) => is(daysTo(today, nextDay))).length
  return (
    <Panel
      title={t('toDo')}
      number={due.length}
      summary={t('toDoSummary', {
        late: count((days) => days < 0),
        today: count((days) => days === 0),
        later: count((days) => days > 0),
      })}
    >
      <Loaded
        of={query}
        failed={t('loadFailed')}
        skeleton={[80, '1fr', 100]}
        isEmpty={() => due.length === 0}
        empty={<EmptyState icon="calendar" title={t('dueNone')} text={t('dueNoneText')} />}
      >
        {() => (
          <ul className="lb-divided">
            {due.map((plan, nth) => (
              <li key={plan.planId}>
                <DueRow
                  plan={plan}
                  today={today}
                  nth={nth < keyed ? nth + 1 : undefined}
                  mayRecord={mayRecord}
                  isMoving={moving === plan.planId}
                  onMove={() => turn(plan.planId)}
                  onFinish={() => setFinishing(plan)}
                />
                {moving === plan.planId && (
                  <MoveLine
                    plan={plan}
                    today={today}
                    onDone={() => {
                      setMoving(undefined)
                      void query.refetch()
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {finishing && (
        <FinishDialog
          plan={finishing}
          onClose={() => {
            setFinishing(undefined)
            void query.refetch()
          }}
        />
      )}
    </Panel>
  )
}

interface DueRowProps {
  plan: Plan
  today: string
  /** Its key. */
  nth: number | undefined
  mayRecord: boolean
  isMoving: boolean
  onMove: () => void
  onFinish: () => void
}

function DueRow({ plan, today, nth, mayRecord, isMoving, onMove, onFinish }: DueRowProps) {
  const t = useTexts('maintenancePage')
  const assetWords = useAssetWords()
  const days = daysTo(today, plan.nextDay)
  const stand = days < 0 ? (plan.legalBasis ? 'legal' : 'late') : 'due'
  const under = days < 0 ? t(plan.legalBasis ? 'lateLegal' : 'late') : t(days === 0 ? 'dueToday' : 'left')
  return (
    <div className="md-due" data-stand={stand} data-open={isMoving || undefined}>
      <span>{mayRecord && nth && <Key keys={`Alt ${nth}`} />}</span>
      <div className="md-when">
        <b className="md-days">{days === 0 ? t('today') : t('days', { days: Math.abs(days) })}</b>
        <p className="lb-14 lb-quiet">{under}</p>
      </div>
      <div className="lb-min">
        <b>{plan.name}</b>　{assetWords(plan)}
        <p className="lb-14 lb-quiet">
          {[
            plan.supplierName || t('ownDoer', { name: plan.doer }),
            plan.legalBasis,
            plan.moves > 0 && !plan.legalBasis && t('movedTimes', { count: plan.moves }),
          ]
            .filter(Boolean)
            .join('，')}
        </p>
        {plan.moves > 0 && plan.legalBasis && (
          <p className="lb-14 lb-amber">
            {t('movedFrom', { day: showDay(plan.plannedDay), count: plan.moves, reason: plan.moveReason })}
          </p>
        )}
      </div>
      {mayRecord && (
        <span className="lb-line">
          {days < 0 &&
            plan.supplierId &&
            lateActs().map(([name, Act]) => (
              <Suspense key={name}>
                <Act supplierId={plan.supplierId ?? ''} name={plan.supplierName} />
              </Suspense>
            ))}
          <Button
            size="small"
            aria-label={`${t('move')} ${plan.name}`}
            aria-expanded={isMoving}
            aria-keyshortcuts={nth ? `Alt+${nth}` : undefined}
            onClick={onMove}
          >
            {t(isMoving ? 'close' : 'move')}
          </Button>
          <Button size="small" aria-label={t('finishOf', { name: plan.name })} onClick={onFinish}>
            {t('finish')}
          </Button>
        </span>
      )}
    </div>
  )
}

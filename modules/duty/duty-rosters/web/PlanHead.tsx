import type { PointerEvent } from 'react'
import type { ShiftClass } from '#modules/duty/clock-entries/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { MoreMenu } from '#platform/web/look/MoreMenu.tsx'
import type { RosterMonth } from '../contract.ts'
import { MonthTurn } from './MonthTurn.tsx'
import { Palette } from './Palette.tsx'
import type { Plan } from './plan-model.ts'

/** Which dialog stands over the page. */
export type Opened = 'pattern' | 'publish' | 'people' | 'rules' | 'swaps' | 'leaves' | 'unfilled' | 'leavePay'

/** The month, the shifts that are set, what is wrong, and what is done with the whole month. */
export function PlanHead({
  plan,
  data,
  shifts,
  current,
  turn,
  onChoose,
  onGrab,
  onOpen,
}: {
  plan: Plan
  data: RosterMonth
  shifts: readonly ShiftClass[]
  current: string
  turn: (by: 1 | -1) => void
  onChoose: (code: string) => void
  onGrab: (event: PointerEvent, code: string) => void
  onOpen: (opened: Opened) => void
}) {
  const t = useTexts('dutyRostersPage')
  const title = useTexts('dutyRosters')('page')
  const waiting = data.swaps.filter(({ state }) => state === 'asked' || state === 'agreed').length
  const asked = data.leaveRequests.filter(({ state }) => state === 'asked').length
  const isPublished = data.versions.length > 0 && !data.isChanged
  return (
    <div className="lb-page-head">
      <h1>{title}</h1>
      <MonthTurn month={plan.month} turn={turn} />
      {shifts.length > 0 && <Palette {...{ shifts, current, onChoose, onGrab }} />}
      <span className="lb-end lb-line lb-gap-8">
        {plan.breachCount > 0 ? (
          <Mark kind="reminded">{t(isPublished ? 'breaks' : 'wrong', { count: plan.breachCount })}</Mark>
        ) : (
          data.isChanged && <Mark kind="plain">{t(data.versions.length ? 'changed' : 'notPublished')}</Mark>
        )}
        {plan.unfilled.length > 0 && (
          <Button onClick={() => onOpen('unfilled')}>{t('unfilled', { count: plan.unfilled.length })}</Button>
        )}
        {waiting > 0 && <Button onClick={() => onOpen('swaps')}>{t('swaps', { count: waiting })}</Button>}
        {asked > 0 && (
          <Button onClick={() => onOpen('leaves')}>{t('leavesWaiting', { count: asked })}</Button>
        )}
        <Button disabled={!plan.rows.length} onClick={() => onOpen('pattern')}>
          {t('pattern')}
        </Button>
        <Button
          type="primary"
          disabled={!plan.rows.length || isPublished || data.rowVersion === 0}
          onClick={() => onOpen('publish')}
        >
          {t('publish', { month: Number(plan.month.slice(5)) })}
        </Button>
        <MoreMenu
          label={t('more')}
          items={[
            { key: 'people', label: t('people'), act: () => onOpen('people') },
            { key: 'rules', label: t('rules'), act: () => onOpen('rules') },
            { key: 'swaps', label: t('swapsTitle'), act: () => onOpen('swaps') },
            { key: 'leaves', label: t('leavesTitle'), act: () => onOpen('leaves') },
            { key: 'leavePay', label: t('leavePay'), act: () => onOpen('leavePay') },
            { key: 'versions', label: t('versions'), act: () => onOpen('publish') },
          ]}
        />
      </span>
    </div>
  )
}

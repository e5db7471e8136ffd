import './page-texts.ts'
import { inRow, text } from '#platform/web/i18n/texts.ts'
import type { Call } from '../contract.ts'

const said = (seconds: number): string =>
  seconds < 60
    ? text('intercomCallsPage', 'seconds', { seconds })
    : text('intercomCallsPage', 'minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })

/** NT$ with a decimal where there is one: 160 is 1.6. */
export const money = (cents: number): string => String(Math.round(cents / 10) / 10)

/** How a call went, in one line: who answered for how long, whether the door opened, and what it cost. */
export function outcomeOf({
  answeredAt,
  endedAt,
  answeredBy,
  answeredLeg,
  doorOpenedAt,
  costCents,
  legs,
  result,
}: Call): string {
  if (result === 'missed')
    return text('intercomCallsPage', 'nobody', { count: legs.filter(({ rangAt }) => rangAt).length })
  if (!answeredAt || !answeredLeg) return text('intercomCallsPage', `result_${result}`)
  const seconds = endedAt ? Math.round((endedAt.getTime() - answeredAt.getTime()) / 1000) : undefined
  const who = answeredBy || text('intercomCallsPage', `leg_${answeredLeg}`)
  return inRow(
    [
      seconds === undefined
        ? text('intercomCallsPage', 'result_answered')
        : text('intercomCallsPage', 'talked', { who, time: said(seconds) }),
      doorOpenedAt ? text('intercomCallsPage', 'opened') : '',
      costCents ? text('intercomCallsPage', 'cost', { cost: money(costCents) }) : '',
    ].filter(Boolean),
  )
}

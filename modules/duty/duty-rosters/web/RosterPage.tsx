import './page-texts.ts'
import './roster.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { dayOf } from '#platform/contract/taipei.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { usePhone } from '#platform/web/look/use-phone.ts'
import { monthAfter } from '../months.ts'
import { OwnRoster } from './OwnRoster.tsx'
import { PlanPage } from './PlanPage.tsx'
import { monthQuery, rosterKey } from './queries.ts'
import { rosterPath, rosterRoute } from './screens.ts'
import { useCells } from './use-cells.ts'

/** The roster: a grid for who plans, one’s own shifts for everybody else and on a phone. */
export function RosterPage() {
  const isPhone = usePhone()
  const allowed = useAllowed()
  const mayPlan = allowed([{ can: 'dutyRosters.plan' }]).length > 0
  const goTo = useNavigate()
  const today = dayOf(new Date(useMinute()))
  const { month = today.slice(0, 7) } = rosterRoute.useSearch()
  const turn = (by: 1 | -1) =>
    void goTo({ to: rosterPath, search: { month: monthAfter(month, by) }, replace: true })
  // Who looks is not known yet: the wrong page would ask for what it does not need.
  if (!allowed([{}]).length) return null
  return mayPlan && !isPhone ? (
    <Planned key={month} {...{ month, turn }} />
  ) : (
    <OwnRoster key={month} {...{ month, turn }} />
  )
}

function Planned({ month, turn }: { month: string; turn: (by: 1 | -1) => void }) {
  const t = useTexts('dutyRostersPage')
  const queries = useQueryClient()
  const query = useQuery(monthQuery(month))
  const cells = useCells(month, query.data)
  useChanges(['dutyRosters.'], () => {
    if (!cells.isBusy()) void queries.invalidateQueries({ queryKey: rosterKey })
  })
  return (
    <div className="lb-page ro-page">
      <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr', '1fr', '1fr', '1fr']} rows={12}>
        {(data) => <PlanPage {...{ month, data, cells, turn }} />}
      </Loaded>
    </div>
  )
}

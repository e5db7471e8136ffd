import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { RosterMonth } from '../contract.ts'
import { AskedDialog } from './AskedDialog.tsx'
import { LeaveRequestList } from './LeaveRequestList.tsx'
import { LeavePayDialog } from './LeavePayDialog.tsx'
import { PatternDialog } from './PatternDialog.tsx'
import { PeopleDialog } from './PeopleDialog.tsx'
import type { Opened } from './PlanHead.tsx'
import type { Plan } from './plan-model.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { rosterKey } from './queries.ts'
import { RulesDialog } from './RulesDialog.tsx'
import { SwapList } from './SwapList.tsx'
import { UnfilledDialog } from './UnfilledDialog.tsx'
import type { Cells } from './use-cells.ts'

/** The dialogs of the planner’s page, one at a time. */
export function PlanDialogs({
  opened,
  plan,
  data,
  cells,
  onClose,
}: {
  opened: Opened
  plan: Plan
  data: RosterMonth
  cells: Cells
  onClose: () => void
}) {
  const t = useTexts('dutyRostersPage')
  const queries = useQueryClient()
  const again = () => queries.invalidateQueries({ queryKey: rosterKey })
  switch (opened) {
    case 'pattern':
      return <PatternDialog {...{ plan, cells, onClose }} />
    case 'publish':
      return <PublishDialog {...{ plan, data, again, onClose }} />
    case 'people':
      return <PeopleDialog {...{ data, again, onClose }} />
    case 'rules':
      return <RulesDialog {...{ data, again, onClose }} />
    case 'unfilled':
      return <UnfilledDialog {...{ plan, onClose }} />
    case 'leavePay':
      return <LeavePayDialog {...{ data, again, onClose }} />
    case 'leaves':
      return (
        <AskedDialog title={t('leavesTitle')} none={t('leavesNone')} onClose={onClose}>
          {data.leaveRequests.length ? (
            <LeaveRequestList requests={data.leaveRequests} again={again} />
          ) : null}
        </AskedDialog>
      )
    case 'swaps':
      return (
        <AskedDialog title={t('swapsTitle')} none={t('swapsNone')} onClose={onClose}>
          {data.swaps.length ? <SwapList swaps={data.swaps} again={again} /> : null}
        </AskedDialog>
      )
  }
}

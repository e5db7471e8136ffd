import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { repairsPath } from '#modules/assets/paths.ts'
import type { AlarmOfAct } from '#platform/web/frame/alarm-act.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { repairNumber } from '../repair-number.ts'
import { repairsApi } from './list-query.ts'
import { ReportDialog } from './ReportDialog.tsx'

/** At an alarm: the repair that it became, or the way to make it one. */
export function AlarmRepair(alarm: AlarmOfAct) {
  const allowed = useAllowed()
  const maySee = allowed([{ can: 'repairs.view', service: [11] }]).length > 0
  const mayReport = allowed([{ can: 'repairs.report', service: [11] }]).length > 0
  return maySee ? <Shown {...alarm} mayReport={mayReport} /> : null
}

function Shown({ eventId: alarmId, title, place, mayReport }: AlarmOfAct & { mayReport: boolean }) {
  const t = useTexts('repairsPage')
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const again = () => void queries.invalidateQueries({ queryKey: ['repairs'] })
  useChanges(['repairs.'], again)
  const found = useQuery({
    queryKey: ['repairs', 'alarm', alarmId],
    queryFn: async () => (await repairsApi.listRepairs({ alarmId, isOpen: false })).data,
  })
  const repair = found.data?.find(({ state }) => state !== 'cancelled')
  if (repair)
    return (
      <Link
        className="lb-button lb-button-default lb-button-middle"
        to={repairsPath}
        search={{ open: repair.caseId, view: 'all' } as never}
      >
        {repairNumber(repair.number)}
      </Link>
    )
  if (!mayReport || !found.data) return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('ofAlarm')}</Button>
      {isAsking && (
        <ReportDialog
          about={{ title: `${place}　${title}`, place, alarmId }}
          onClose={() => {
            setAsking(false)
            again()
          }}
        />
      )}
    </>
  )
}

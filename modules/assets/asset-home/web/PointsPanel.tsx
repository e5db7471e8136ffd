import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { eventsPath } from '#modules/building/alarm-events/web/public.ts'
import { alarmPoints } from '#modules/building/alarm-points/contract.ts'
import { PointStatus, pointsPath } from '#modules/building/alarm-points/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'

const api = client(alarmPoints)

/** What is watched of an asset, with how it stands, and the way to its alarms; nothing of one that no point names. */
export function PointsPanel({ code }: { code: string }) {
  const t = useTexts('assetsPage')
  const goTo = useNavigate()
  const points = useQuery({
    queryKey: ['alarmPoints', 'names'],
    queryFn: async () => (await api.list({})).data,
  })
  useChanges(['alarmPoints.', 'alarmEvents.'], () => void points.refetch())
  const found = (points.data ?? []).filter(({ assetCode }) => assetCode.toUpperCase() === code.toUpperCase())
  if (!found.length) return null
  return (
    <Panel
      title={t('points')}
      number={found.length}
      extra={
        <Link
          className="lb-button lb-button-default lb-button-middle"
          to={eventsPath}
          search={{ text: code, view: 'all' } as never}
        >
          {t('pointAlarms')}
        </Link>
      }
    >
      <DataTable
        rows={found}
        idOf={(row) => row.pointId}
        onOpen={(pointId) => void goTo({ href: `${pointsPath}?open=${pointId}` })}
        columns={[
          {
            head: t('point'),
            phone: 'first',
            cell: (row) => (
              <b>
                {row.place}　{row.name}
              </b>
            ),
          },
          { head: t('pointState'), width: 150, phone: 'end', cell: (row) => <PointStatus point={row} /> },
        ]}
      />
    </Panel>
  )
}

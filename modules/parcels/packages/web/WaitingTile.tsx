import './waiting-tile.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useQueuedHandOvers } from '#modules/parcels/fast-receive/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { packages } from '../contract.ts'
import { usePackagesEvents } from './use-packages-events.ts'
import { useWaitingAct } from './use-waiting-act.ts'
import { WaitingRow } from './WaitingRow.tsx'
import { waitingReason } from './waiting-reason.ts'

const api = client(packages)
/** Alt 1 to 9. */
const shownRows = 9

/** The duty board's panel of the packages that need somebody; Alt 1–9 does what is done with each. */
export function WaitingTile() {
  const t = useTexts('packages')
  const now = useMinute()
  const queued = useQueuedHandOvers()
  const actOf = useWaitingAct()
  usePackagesEvents()
  const asked = useQuery({
    queryKey: ['packages', 'summary'],
    queryFn: async () => (await api.summarizeWaiting({ maxCount: shownRows })).data,
    retry: false,
  })
  const { data } = asked
  const rows = (data?.urgent ?? []).flatMap((item) => {
    const reason = waitingReason(item, now)
    return reason ? [{ one: item, reason }] : []
  })
  useItemKeys(
    rows.length,
    (nth) => {
      const row = rows[nth]
      if (row) actOf(row.one).run()
    },
    'packages:tileKey',
  )

  const summary = data && {
    total: data.total,
    room: data.roomTemperature,
    chilled: data.refrigerated,
    frozen: data.frozen,
  }
  return (
    <Panel
      title={t('tileTitle')}
      number={data?.attention}
      summary={summary && t('tileSummary', summary)}
      extra={
        <Link className="lb-link" to="/community/postalList.aspx">
          {t('tileAll')}
        </Link>
      }
      className="pk-waiting"
      grow
    >
      <Loaded
        of={asked}
        failed={t('tileFailed')}
        skeleton={[48, 64, 120, '1fr', 96]}
        rows={5}
        empty={<EmptyState icon="check" title={t('tileNone')} text={t('tileNoneText')} />}
        isEmpty={() => rows.length === 0}
      >
        {() => (
          <ul>
            {rows.map(({ one, reason }, index) => (
              <WaitingRow
                key={one.packageId}
                one={one}
                reason={reason}
                now={now}
                nth={index + 1}
                act={actOf(one)}
                queued={queued.has(one.packageId)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}

import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { CourierItem } from '../contract.ts'
import { listPath } from './paths.ts'
import { useItems, useWaitingSummary } from './use-items.ts'

export interface JustLeftProps {
  /** The one that was registered last, here. */
  last: string | undefined
  onPrint: (item: CourierItem) => void
}

/** What waits for each courier, and what was registered last, each with its label. */
export function JustLeft({ last, onPrint }: JustLeftProps) {
  const t = useTexts('registerItems')
  const tc = useTexts('courierItems')
  const rows = useItems({ state: 'all', maxCount: 12 }).data?.data ?? []
  const summary = useWaitingSummary().data
  return (
    <div className="lb-register-side">
      <Panel
        title={t('waiting')}
        number={summary ? summary.returns + summary.outgoing : undefined}
        summary={summary && t('waitingSummary', { returns: summary.returns, outgoing: summary.outgoing })}
        pad="plain"
      >
        <ul className="ri-couriers">
          {summary?.couriers.map(({ courierName, returns, outgoing }) => (
            <li key={courierName}>
              <b>{courierName || tc('courierNone')}</b>
              <span className="lb-quiet">
                {[
                  returns > 0 && `${tc('kind_return')} ${returns}`,
                  outgoing > 0 && `${tc('kind_outgoing')} ${outgoing}`,
                ]
                  .filter(Boolean)
                  .join('　')}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('just')} grow className="ri-just">
        {rows.length === 0 ? (
          <p className="lb-quiet lb-inner">{t('justNone')}</p>
        ) : (
          <DataTable
            rows={rows}
            idOf={(row) => row.itemId}
            rowClass={(row) => (row.itemId === last ? 'lb-row-sel' : undefined)}
            columns={[
              {
                head: t('serial'),
                width: 80,
                phone: 'under',
                cell: (row) => (
                  <Link
                    to={listPath}
                    search={{ view: 'all', open: row.itemId }}
                    className="lb-link lb-strong"
                    aria-label={row.serialNumber}
                  >
                    {row.serialNumber}
                  </Link>
                ),
              },
              {
                head: t('who'),
                phone: 'first',
                cell: (row) => <HouseholdName label={row.label || t('desk')} names={row.senderName} />,
              },
              { head: t('courierShort'), width: 104, phone: 'none', cell: (row) => row.courierName },
              { head: t('time'), width: [112, 124], phone: 'end', cell: (row) => speakTime(row.arrivedAt) },
              {
                head: t('labelHead'),
                width: 52,
                phone: 'underEnd',
                cell: (row) => (
                  <button
                    type="button"
                    className="lb-icon-button"
                    aria-label={`${t('print')} ${row.serialNumber}`}
                    onClick={() => onPrint(row)}
                  >
                    <Icon name="print" size={16} />
                  </button>
                ),
              },
            ]}
          />
        )}
      </Panel>
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { openFastReceive } from '#modules/fast-receive/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Home } from '../shapes.ts'

/** What waits for the household at the desk, with the way to each list, and to handing it over. */
export function WaitingPanel({ home }: { home: Home }) {
  const t = useTexts('householdHome')
  const allowed = useAllowed()
  const mayHandOver = allowed([{ service: [48, 49], can: 'packages.handOver' }]).length > 0
  const { packages, deposits, courierItems } = home.waiting
  const search = { text: home.label }
  const kinds = allowed([
    {
      key: 'packages',
      count: packages,
      to: '/community/postalList.aspx',
      service: [49],
      can: 'packageRecords.view',
    },
    {
      key: 'deposits',
      count: deposits,
      to: '/community/collectionRecord_v2.aspx',
      service: [48],
      can: 'deposits.view',
    },
    {
      key: 'courierItems',
      count: courierItems,
      to: '/community/postalReturnList.aspx',
      service: [49],
      can: 'returns.view',
    },
  ] as const)
  const waiting = kinds.filter(({ count }) => count > 0)
  const receive = () =>
    openFastReceive({
      households: [{ ...home, userId: '', names: home.residents.map(({ name }) => name), marks: [] }],
      receiveType: 3,
    })
  return (
    <Panel
      title={t('waiting')}
      pad="plain"
      extra={
        mayHandOver && packages + deposits > 0 ? (
          <Button size="small" onClick={receive}>
            {t('handOver')}
          </Button>
        ) : undefined
      }
    >
      {waiting.length ? (
        <ul className="hd-waiting">
          {waiting.map(({ key, count, to }) => (
            <li key={key}>
              <Link to={to} search={search} className="lb-link">
                {t(key)}
              </Link>
              <b>{count}</b>
            </li>
          ))}
        </ul>
      ) : (
        <p className="lb-faint">{t('nothingWaiting')}</p>
      )}
    </Panel>
  )
}

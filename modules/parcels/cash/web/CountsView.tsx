import './cash-texts.ts'
import './cash.css'
import './ledger.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { cash, showMoney } from '../contract.ts'
import { CashCountPanel, useSayDifference } from './CashCountPanel.tsx'
import { inRow } from '#platform/web/i18n/texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'

const api = client(cash)

/** The counts of the drawer by two people, the newest first. */
export function CountsView() {
  const t = useTexts('cash')
  const say = useSayDifference()
  const counts = useQuery({
    queryKey: ['cash', 'counts'],
    queryFn: async () => (await api.listCounts({ maxCount: 100 })).data,
  })
  useChanges(['cash.counted'], () => void counts.refetch())
  return (
    <div className="ch-ledger">
      <Panel title={t('drawer')} pad="plain" className="ch-ledger-drawer">
        <CashCountPanel />
      </Panel>
      <Panel grow title={t('counts')} number={counts.data?.length}>
        <Loaded
          of={counts}
          failed={t('loadFailed')}
          skeleton={[120, '1fr', 96, 96]}
          rows={6}
          empty={<EmptyState icon="cash" title={t('countsNone')} />}
        >
          {(data) => (
            <table className="lb-table ch-counts-table">
              <thead>
                <tr>
                  <th scope="col">{t('time')}</th>
                  <th scope="col">{t('people')}</th>
                  <th scope="col" className="ch-right">
                    {t('counted')}
                  </th>
                  <th scope="col" className="ch-right">
                    {t('expected')}
                  </th>
                  <th scope="col">{t('result')}</th>
                </tr>
              </thead>
              <tbody>
                {data.map((one) => (
                  <tr key={one.countId}>
                    <td title={writeTime(one.at)}>{speakTime(one.at)}</td>
                    <td>{inRow(one.by)}</td>
                    <td className="ch-right">{showMoney(one.counted)}</td>
                    <td className="ch-right">{showMoney(one.expected)}</td>
                    <td title={one.reason}>
                      <Mark kind={one.difference === 0 ? 'done' : 'reminded'}>{say(one.difference)}</Mark>{' '}
                      <span className="lb-quiet">{one.reason}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Loaded>
      </Panel>
    </div>
  )
}

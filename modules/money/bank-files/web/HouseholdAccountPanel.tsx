import { showMoney } from '#platform/contract/show-money.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { arrears } from '#modules/money/arrears/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { AccountLine, HouseholdAccount } from '../paid-shapes.ts'
import { channelWords, sayDay } from './line-words.tsx'

const plain = (amount: number) => amount.toLocaleString('en').replace('-', '−')

/** What the household owes and paid, with the balance after each line; the payment that is looked at is marked. */
export function HouseholdAccountPanel({
  query,
  paymentId,
}: {
  query: UseQueryResult<HouseholdAccount | null>
  paymentId: string | undefined
}) {
  const t = useTexts('paidPage')
  const { data } = query
  const mayPrint = useAllowed()([{ can: 'arrears.view' }]).length > 0
  const print = useSubmit(() =>
    saveFile(addressOf(arrears.calls.printStatement, { tabletId: data?.householdId ?? '' })),
  )
  const isReady = mayPrint && data !== undefined && data !== null
  useHotKey('Alt+5', 'paidPage:statement', () => void print.submit(), { enabled: isReady })
  return (
    <aside className="lb-panel pd-account" aria-label={t('accountTitle')}>
      {query.isError ? (
        <ErrorState title={t('accountFailed')} text="" retry={() => void query.refetch()} />
      ) : !data ? (
        <p className="pd-nobody lb-quiet">{t('noHousehold')}</p>
      ) : (
        <>
          <div className="pd-account-head">
            <div className="lb-grow">
              <p className="lb-14 lb-quiet">{t('accountTitle')}</p>
              <HouseholdName label={data.label} names={data.names} size="title" />
            </div>
            <div className="pd-owed">
              <p className="lb-14 lb-quiet">{t('owedNow')}</p>
              <p className="lb-20">
                <b>{showMoney(data.owed)}</b>
              </p>
            </div>
          </div>
          <div className="pd-lines">
            <table className="lb-table">
              <thead>
                <tr>
                  <th className="pd-day">{t('day')}</th>
                  <th>{t('words')}</th>
                  <th data-align="end">{t('due')}</th>
                  <th data-align="end">{t('paid')}</th>
                  <th data-align="end">{t('balance')}</th>
                </tr>
              </thead>
              <tbody>
                {data.lines.map((line, nth) => (
                  <tr
                    // oxlint-disable-next-line react/no-array-index-key -- lines of an account have no other name
                    key={nth}
                    className={line.paymentId && line.paymentId === paymentId ? 'lb-row-cur' : undefined}
                  >
                    <td className="lb-quiet">{sayDay(line.on)}</td>
                    <td>
                      {what(line, t)}{' '}
                      <span className="lb-14 lb-quiet">{line.kind !== 'bill' && line.runName}</span>
                    </td>
                    <td data-align="end">{line.amount > 0 && plain(line.amount)}</td>
                    <td data-align="end">{line.amount <= 0 && plain(line.amount)}</td>
                    <td data-align="end">
                      <b>{plain(line.balance)}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {data.lines.length === 0 && <p className="pd-nobody lb-quiet">{t('noLines')}</p>}
          </div>
          <div className="pd-account-foot">
            <span>
              {t('line_prepaid')} <b>{showMoney(data.prepayment)}</b>
            </span>
            <span className="lb-quiet">
              {t('lineCount', { shown: data.lines.length, count: data.count })}
            </span>
            {mayPrint && (
              <Button
                className="lb-end"
                loading={print.busy}
                aria-keyshortcuts="Alt+5"
                onClick={() => void print.submit()}
              >
                {t('statement')} <Key keys="Alt 5" />
              </Button>
            )}
          </div>
        </>
      )}
    </aside>
  )
}

function what({ kind, runName, channel }: AccountLine, t: ReturnType<typeof useTexts<'paidPage'>>): string {
  if (kind === 'bill') return runName
  return kind === 'payment' ? channelWords(channel) : t(`line_${kind}`)
}

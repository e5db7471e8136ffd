import './page-texts.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { Link } from '@tanstack/react-router'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useSummary } from './use-summary.ts'

/** Cells beside the runs, each a way: payments that match nothing, payouts that differ, what was paid ahead. */
export function RunsStrip({ base }: { base: string }) {
  return useAllowed()([{ can: 'feeHome.view' }]).length > 0 ? <Cells base={base} /> : null
}

function Cells({ base }: { base: string }) {
  const t = useTexts('feeHomePage')
  const { data } = useSummary()
  const cells = [
    { name: 'unmatched', of: data?.unmatched, unit: t('stripPayments'), to: `${base}/writeofferr` },
    { name: 'differences', of: data?.differences, unit: t('stripDays'), to: `${base}/reconcile` },
    { name: 'prepaid', of: data?.prepaid, unit: t('stripHomes'), to: `${base}/deposit` },
  ] as const
  return cells.map(({ name, of, unit, to }) => (
    <Link key={name} to={to as string}>
      <span className="lb-14 lb-quiet">{t(`strip_${name}`)}</span>
      <br />
      <b className={name !== 'prepaid' && of?.count ? 'lb-amber' : undefined}>{of?.count ?? '—'}</b> {unit}
      {of && of.amount !== 0 && `　${showMoney(of.amount)}`}
    </Link>
  ))
}

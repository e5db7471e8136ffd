import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showMoney } from '#platform/contract/show-money.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { cashQuery, pointsApi } from './queries.ts'

/** The cash of points at the desk: what it is, and for whoever may, a way to give it away. */
export function HeldCash() {
  const t = useTexts('pointsPage')
  const queries = useQueryClient()
  const allowed = useAllowed()
  // Money that was taken is given away also when nothing is sold any more.
  const may = (can: string) => allowed([{ can }]).length > 0
  const { data } = useQuery({ ...cashQuery, enabled: may('points.topUp') })
  const act = useAsked(() => queries.invalidateQueries({ queryKey: ['points'] }))
  if (!data || data.count + data.transfers === 0) return null
  const { amount, count, transferred, transfers } = data
  const money = showMoney(Math.abs(amount))
  const way = amount < 0 ? 'putIn' : count ? 'settle' : 'reckon'
  const byBank = transfers > 0 && t('transferred', { money: showMoney(transferred), count: transfers })
  if (!may('points.settle'))
    return (
      <span className="lb-quiet">
        {[count > 0 && t(amount < 0 ? 'lacks' : 'held', { money }), byBank].filter(Boolean).join('　')}
      </span>
    )
  return (
    <span className="lb-line lb-gap-8">
      {byBank && <span className="lb-quiet">{byBank}</span>}
      <Button
        onClick={() =>
          void act.submit({
            ask: {
              title: t(`${way}Ask`, { money }),
              text: [
                count > 0 ? t('settleText', { count }) : t('reckonOnly'),
                count > 0 && byBank && t('reckonText', { transferred: byBank }),
              ]
                .filter(Boolean)
                .join(''),
              ok: t(way),
            },
            work: (retry) => pointsApi.settleCash({ amount }, retry),
            done: t(`${way}Done`, { money }),
          })
        }
      >
        {t(`${way}Sum`, { money })}
      </Button>
    </span>
  )
}

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
  const may = (can: string) => allowed([{ can, service: [61, 62] }]).length > 0
  const { data } = useQuery({ ...cashQuery, enabled: may('points.topUp') })
  const act = useAsked(() => queries.invalidateQueries({ queryKey: ['points'] }))
  if (!data?.count) return null
  const { amount, count } = data
  const money = showMoney(Math.abs(amount))
  const way = amount < 0 ? 'putIn' : 'settle'
  if (!may('points.settle'))
    return <span className="lb-quiet">{t(amount < 0 ? 'lacks' : 'held', { money })}</span>
  return (
    <Button
      onClick={() =>
        void act.submit({
          ask: {
            title: t(`${way}Ask`, { money }),
            text: t('settleText', { count }),
            ok: t(way),
          },
          work: (retry) => pointsApi.settleCash({ amount }, retry),
          done: t(`${way}Done`, { money }),
        })
      }
    >
      {t(`${way}Sum`, { money })}
    </Button>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dayOf } from '#platform/contract/taipei.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { clockApi, clockKey, monthsQuery } from './queries.ts'

/** The month before the one that runs. */
function lastMonth(): string {
  const first = new Date(`${dayOf(new Date()).slice(0, 7)}-01T00:00:00Z`)
  return new Date(first.getTime() - 86_400_000).toISOString().slice(0, 7)
}

/** Closes the last month; gone once it is closed. */
export function MonthAct() {
  const t = useTexts('clockEntriesPage')
  const queries = useQueryClient()
  const query = useQuery(monthsQuery)
  const { data } = query
  const act = useAsked(() => queries.invalidateQueries({ queryKey: clockKey }))
  const month = lastMonth()
  if (!data)
    return query.error ? <Button onClick={() => void query.refetch()}>{t('monthsFailed')}</Button> : null
  if (data.some((closed) => closed.month === month)) return null
  const close = () =>
    act.submit({
      ask: { title: t('closeAsk', { month }), text: t('closeText'), ok: t('close', { month }) },
      work: (retry) => clockApi.closeMonth({ month }, retry),
      done: t('closed', { month }),
    })
  return (
    <Button disabled={act.busy} onClick={() => void close()}>
      {t('close', { month })}
    </Button>
  )
}

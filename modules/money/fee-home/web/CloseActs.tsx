import { useQueryClient } from '@tanstack/react-query'
import { vouchers } from '#modules/money/vouchers/contract.ts'
import { addressOf, client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'

const api = client(vouchers)

/** Closing the month and the journal, where a community has fees and no cash book whose page would do it. */
export function CloseActs({ month, isOver }: { month: string; isOver: boolean }) {
  const t = useTexts('feeHomePage')
  const queries = useQueryClient()
  const close = useAsked(() => queries.invalidateQueries({ queryKey: ['feeHome'] }))
  if (!useAllowed()([{ can: 'vouchers.close' }]).length) return null
  const nth = Number(month.slice(5))
  return (
    <>
      <a className="lb-link" href={addressOf(vouchers.calls.exportJournal, {})} download>
        {t('journal')}
      </a>
      <Button
        type="primary"
        disabled={!isOver || close.busy}
        title={isOver ? undefined : t('closeLater')}
        onClick={() =>
          void close.submit({
            ask: { title: t('closeTitle', { month: nth }), text: t('closeText'), ok: t('closeMonth') },
            work: (retry) => api.closeMonth({ month }, retry),
            done: t('closedNow', { month: nth }),
          })
        }
      >
        {t('closeMonth')}
      </Button>
    </>
  )
}

import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { intercomTablets, type Tablet } from '../contract.ts'

const api = client(intercomTablets)

/** In which order a household's chain rings. */
export function OrderDialog({ tablet, onClose }: { tablet: Tablet; onClose: () => void }) {
  const t = useTexts('intercomTabletsPage')
  const queries = useQueryClient()
  const { householdId, rowVersion } = tablet
  const [order, setOrder] = useState(tablet.order)
  const act = useSubmit(async (retry) => {
    await api.setOrder({ householdId, rowVersion, order }, retry)
    toast(t('saved'))
    void queries.invalidateQueries({ queryKey: ['intercomTablets'] })
    onClose()
  })
  const move = (from: number, to: number) => {
    const next = [...order]
    const [leg] = next.splice(from, 1)
    if (leg) next.splice(to, 0, leg)
    setOrder(next)
  }
  return (
    <ActDialog
      title={t('orderTitle')}
      confirm={t('save')}
      act={act}
      isDirty={order !== tablet.order}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('orderHelp')}</p>
      <ol className="lb-divided">
        {order.map((leg, nth) => (
          <li key={leg} className="lb-line lb-gap-8 lb-inner-10">
            <span className="lb-grow">{t(`leg_${leg}`)}</span>
            <button
              type="button"
              className="lb-icon-button"
              aria-label={t('earlier', { leg: t(`leg_${leg}`) })}
              disabled={nth === 0}
              onClick={() => move(nth, nth - 1)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className="lb-icon-button"
              aria-label={t('later', { leg: t(`leg_${leg}`) })}
              disabled={nth === order.length - 1}
              onClick={() => move(nth, nth + 1)}
            >
              <Icon name="right" />
            </button>
          </li>
        ))}
      </ol>
    </ActDialog>
  )
}

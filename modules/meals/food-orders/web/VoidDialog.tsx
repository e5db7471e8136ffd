import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { templatesQuery } from '#modules/meals/note-templates/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { ReasonField } from '#platform/web/look/ReasonField.tsx'
import { longestVoidNote } from '../contract.ts'
import type { FoodOrder } from '#modules/meals/order-shapes.ts'
import { ordersApi } from './queries.ts'

/** Voids an order with a note, from the templates or in words of one's own (R439, R447); says how many points were dead. */
export function VoidDialog({ order, onClose }: { order: FoodOrder; onClose: () => void }) {
  const t = useTexts('orderRecords')
  const queries = useQueryClient()
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const templates = useQuery(templatesQuery).data ?? []
  const reasons = templates
    .filter(({ kind, isRetired }) => kind === 'void' && !isRetired)
    .map(({ name }) => name)
  const isMissing = note.trim() === ''
  return (
    <FormDialog
      title={t('voidTitle', { serial: order.serialNumber })}
      size="small"
      confirm={t('void')}
      isWrong={() => {
        setTried(true)
        return isMissing
      }}
      onClose={onClose}
      onConfirm={async (retry) => {
        const { data } = await ordersApi.void({ orderId: order.orderId, note: note.trim() }, retry)
        void queries.invalidateQueries({ queryKey: ['foodOrders'] })
        toast(
          data.deadPoints
            ? t('voidedDead', { serial: data.serialNumber, count: data.deadPoints })
            : t('voidedTold', { serial: data.serialNumber }),
        )
        onClose()
      }}
    >
      <p className="lb-quiet">{t('voidText', { normal: order.normalPoints, cash: order.cashPoints })}</p>
      <ReasonField
        autoFocus
        label={t('voidLabel')}
        reasons={reasons}
        maxLength={longestVoidNote}
        invalid={tried && isMissing ? t('voidNeeded') : undefined}
        value={note}
        onReason={setNote}
      />
    </FormDialog>
  )
}

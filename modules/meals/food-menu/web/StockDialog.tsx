import { useState } from 'react'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import type { FoodItem } from '#modules/meals/food-shapes.ts'
import { menuApi } from './queries.ts'

interface StockDialogProps {
  item: FoodItem
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** How many are left of a dish, and whether it is sold out for today. */
export function StockDialog({ item, onDone, onClose }: StockDialogProps) {
  const t = useTexts('foodMenuPage')
  const [stock, setStock] = useState(item.stock === null ? '' : String(item.stock))
  const [state, setState] = useState<'onSale' | 'soldOut'>(item.isSoldOut ? 'soldOut' : 'onSale')
  const first = item.stock === null ? '' : String(item.stock)
  return (
    <FormDialog
      title={t('stockOf', { name: item.name })}
      size="small"
      confirm={t('stockSave')}
      onClose={onClose}
      onConfirm={async (retry) => {
        const asked = { itemId: item.itemId, isSoldOut: state === 'soldOut' }
        // What is sold meanwhile is not counted again, unless somebody counted.
        const counted = stock === first ? {} : { stock: stock === '' ? null : Number(stock) }
        await menuApi.setStock({ ...asked, ...counted }, retry)
        await onDone()
        toast(t('stockSaved', { name: item.name }))
        onClose()
      }}
    >
      <div className="lb-choices">
        <p>{t('today')}</p>
        <Segments
          label={t('today')}
          value={state}
          onChange={setState}
          options={[
            { value: 'onSale', label: t('onSale') },
            { value: 'soldOut', label: t('soldOut') },
          ]}
        />
      </div>
      <Field label={t('stockCount')} help={t('stockHelp')} optional>
        <AmountInput digits={4} value={stock} onAmount={setStock} />
      </Field>
    </FormDialog>
  )
}

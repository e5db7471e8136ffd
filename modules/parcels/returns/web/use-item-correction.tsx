import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { type FormField, textField } from '#platform/web/form/fields.tsx'
import { suggestField } from '#platform/web/form/suggest-field.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { CourierItem, ItemKind } from '../contract.ts'
import { useCourierNames, useDeskOptions } from './use-courier-names.ts'

type ItemField = FormField<CourierItem>

/** What the desk may correct of an item. */
export function useItemCorrection(kind: ItemKind): readonly ItemField[] {
  const t = useTexts('courierItems')
  const couriers = useCourierNames()
  const positions = useDeskOptions().data?.positions ?? []
  const money = (amount: number) => (amount > 0 ? t('money', { amount: amount.toLocaleString('en-US') }) : '')
  const household: ItemField = {
    label: t('household'),
    read: ({ label }) => label || t('desk'),
    draw: ({ label }, change) => (
      <div className="cd-household">
        <HouseholdName label={label || t('desk')} size="title" />
        <Button
          icon={<Icon name="house" />}
          onClick={async () => {
            const found = await pickHousehold({ virtual: true })
            if (found) change({ householdId: found.householdId, label: found.label })
          }}
        >
          {t('household')}
        </Button>
      </div>
    ),
  }
  const pieces: ItemField = {
    label: t('pieces'),
    read: ({ pieceCount }) => t('pieceCount', { count: pieceCount }),
    draw: ({ pieceCount }, change) => (
      <Field label={t('pieces')}>
        <AmountInput
          digits={2}
          value={String(pieceCount || '')}
          onAmount={(plain) => change({ pieceCount: Number(plain) })}
        />
      </Field>
    ),
  }
  const cashOnDelivery: ItemField = {
    label: t('cashOnDelivery'),
    read: (item) => money(item.cashOnDelivery),
    draw: (item, change) => (
      <Field label={t('cashOnDelivery')} optional>
        <AmountInput
          value={String(item.cashOnDelivery || '')}
          onAmount={(plain) => change({ cashOnDelivery: Number(plain) })}
        />
      </Field>
    ),
  }
  return [
    household,
    textField(t('sender'), 'senderName', { input: { maxLength: 20 } }),
    suggestField(t('courier'), 'courierName', couriers),
    textField(t('trackingNumber'), 'trackingNumber', {
      optional: true,
      input: { maxLength: 60, 'data-scans': 'code' },
    }),
    suggestField(
      t('position'),
      'shelfPosition',
      positions.map(({ name }) => name),
      { optional: true },
    ),
    pieces,
    ...(kind === 'outgoing'
      ? [
          textField<CourierItem>(t('recipient'), 'recipient', { optional: true, input: { maxLength: 40 } }),
          { label: t('freight'), read: ({ freight }: CourierItem) => freight && t(`freight_${freight}`) },
          cashOnDelivery,
        ]
      : []),
    textField(t('note'), 'note', { optional: true, input: { maxLength: 50 } }),
  ]
}

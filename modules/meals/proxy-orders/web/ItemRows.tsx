import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { mostItems } from '../shapes.ts'
import { faultOf, type ItemDraft, newItem } from './item-draft.ts'

interface ItemRowsProps {
  items: readonly ItemDraft[]
  /** What is wrong is said. */
  tried: boolean
  onItems: (items: ItemDraft[]) => void
}

/** What can be ordered: name, price, how many there are, and options with what they cost more. */
export function ItemRows({ items, tried, onItems }: ItemRowsProps) {
  const t = useTexts('proxyOffers')
  const put = (itemId: string, patch: Partial<ItemDraft>) =>
    onItems(items.map((item) => (item.itemId === itemId ? { ...item, ...patch } : item)))
  return (
    <fieldset className="lb-bare">
      <legend className="lb-14 lb-quiet lb-below-8">{t('items')}</legend>
      <ol className="po-items">
        {items.map((item, nth) => {
          const fault = tried ? faultOf(item, items) : undefined
          const named = (key: 'item' | 'price' | 'most' | 'options') => `${t(key)} ${nth + 1}`
          return (
            <li key={item.itemId}>
              <TextInput
                aria-label={named('item')}
                placeholder={t('item')}
                maxLength={30}
                value={item.name}
                onText={(name) => put(item.itemId, { name })}
              />
              <AmountInput
                aria-label={named('price')}
                placeholder={t('price')}
                digits={5}
                value={item.price}
                onAmount={(price) => put(item.itemId, { price })}
              />
              <AmountInput
                aria-label={named('most')}
                placeholder={t('mostHint')}
                digits={4}
                value={item.most}
                onAmount={(most) => put(item.itemId, { most })}
              />
              <TextInput
                aria-label={named('options')}
                placeholder={t('optionsHint')}
                maxLength={200}
                value={item.options}
                onText={(options) => put(item.itemId, { options })}
              />
              <button
                type="button"
                className="lb-icon-button"
                aria-label={t('removeItem', { nth: nth + 1 })}
                disabled={items.length === 1}
                onClick={() => onItems(items.filter((one) => one !== item))}
              >
                <Icon name="x" />
              </button>
              {fault && (
                <p className="lb-amber lb-14" role="alert">
                  {t(fault)}
                </p>
              )}
            </li>
          )
        })}
      </ol>
      {items.length < mostItems && (
        <Button size="small" icon={<Icon name="plus" />} onClick={() => onItems([...items, newItem()])}>
          {t('addItem')}
        </Button>
      )}
    </fieldset>
  )
}

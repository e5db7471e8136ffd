import type { FoodItem } from '#modules/meals/food-shapes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { DraftLine } from './order-model.ts'

interface DishGridProps {
  items: readonly { item: FoodItem; isOff: boolean }[]
  lines: readonly DraftLine[]
  onAdd: (item: FoodItem) => void
}

/** The dishes of a category as large buttons: pressed, or by Alt and their place, one more is in the order. */
export function DishGrid({ items, lines, onAdd }: DishGridProps) {
  const t = useTexts('orderPage')
  const countOf = (itemId: string) =>
    lines.reduce((sum, line) => sum + (line.itemId === itemId ? line.quantity : 0), 0)
  const told = ({ isSoldOut, stock, note }: FoodItem, isOff: boolean) => {
    if (isSoldOut || stock === 0) return t('soldOut')
    if (isOff) return t('notNow')
    return stock === null ? note : t('left', { count: stock })
  }
  if (!items.length) return <EmptyState icon="tray" title={t('noDishes')} text={t('noDishesText')} />
  return (
    <div className="fo-dishes">
      {items.map(({ item, isOff }, nth) => {
        const count = countOf(item.itemId)
        return (
          <button
            key={item.itemId}
            type="button"
            className="fo-dish"
            data-chosen={count > 0 || undefined}
            disabled={isOff}
            onClick={() => onAdd(item)}
          >
            <b>{item.name}</b>
            <span>{told(item, isOff)}</span>
            {count > 0 && (
              <span className="fo-dish-count">
                <span className="lb-sr">{t('chosen')}</span> {count}
              </span>
            )}
            <span className="fo-dish-foot">
              <span>{t('points', { count: item.points })}</span>
              {!isOff && nth < 9 && <Key keys={`Alt ${nth + 1}`} />}
            </span>
          </button>
        )
      })}
    </div>
  )
}

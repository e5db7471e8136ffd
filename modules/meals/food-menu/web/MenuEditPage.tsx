import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import { useUnsaved } from '#platform/web/settings/use-unsaved.ts'
import type { FoodItem } from '#modules/meals/food-shapes.ts'
import { itemEntries } from './item-entries.tsx'
import { menusQuery, specsQuery, useMenuChanges } from './queries.ts'
import { StockDialog } from './StockDialog.tsx'

/** The dishes of a category: names, points, specs, when they are sold, limits and what is left. */
export function MenuEditPage() {
  const t = useTexts('foodMenuPage')
  const { id: menuId = '' } = useParams({ strict: false }) as { id?: string }
  const allowed = useAllowed()
  const mayChange = allowed([{ can: 'foodMenu.change' }]).length > 0
  const mayCount = allowed([{ can: 'foodMenu.stock' }]).length > 0
  const menus = useQuery(menusQuery)
  const specs = useQuery(specsQuery)
  const kind = useMemo(() => itemEntries(menuId, specs.data ?? []), [menuId, specs.data])
  const [isDirty, setDirty] = useState(false)
  const [counting, setCounting] = useState<FoodItem>()
  useMenuChanges()
  useUnsaved(isDirty, isDirty)
  const menu = menus.data?.find((one) => one.menuId === menuId)
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head lb-page-head-named">
        <h1>{menu ? t('itemsOf', { name: menu.name }) : t('items')}</h1>
      </div>
      <Loaded of={menus} failed={t('loadFailed')} skeleton={[120, '1fr', 96]} rows={9}>
        {() =>
          menu ? (
            <EntryList
              of={kind}
              rows={menu.items}
              title={menu.name}
              lead={t('itemsLead')}
              add={t('addItem')}
              mayChange={mayChange}
              refresh={menus.refetch}
              onDirty={setDirty}
              more={(item) =>
                mayCount && (
                  <Button
                    type="text"
                    aria-label={t('stockOf', { name: item.name })}
                    onClick={() => setCounting(item)}
                  >
                    {t('stock')}
                  </Button>
                )
              }
            />
          ) : (
            <EmptyState icon="doc" title={t('gone')} />
          )
        }
      </Loaded>
      {counting && (
        <StockDialog item={counting} onDone={menus.refetch} onClose={() => setCounting(undefined)} />
      )}
    </div>
  )
}

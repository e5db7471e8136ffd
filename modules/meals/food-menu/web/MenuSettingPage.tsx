import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { menuEditPath, specEditPath } from '#modules/meals/paths.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { menuEntries, specEntries } from './menu-entries.tsx'
import { menusQuery, specsQuery, useMenuChanges } from './queries.ts'

/** What the kitchen sells, as managers decide about it: categories and specs (R444). */
export function MenuSettingPage() {
  const t = useTexts('foodMenuPage')
  const words = useTexts('foodMenu')
  const goTo = useNavigate()
  const mayChange = useAllowed()([{ can: 'foodMenu.change' }]).length > 0
  const menus = useQuery(menusQuery)
  const specs = useQuery(specsQuery)
  useMenuChanges()
  return (
    <SettingFrame of={menus} failed={t('loadFailed')} title={words('setting')}>
      {(rows) => (
        <SettingParts
          page="foodMenuSetting"
          title={words('setting')}
          mayChange={mayChange}
          parts={[
            {
              name: 'menus',
              label: words('menus'),
              count: countLive(menuEntries, rows),
              draw: (onDirty) => (
                <EntryList
                  of={menuEntries}
                  rows={rows}
                  title={words('menus')}
                  lead={t('menusLead')}
                  add={t('addMenu')}
                  mayChange={mayChange}
                  refresh={menus.refetch}
                  onDirty={onDirty}
                  more={({ menuId, name }) => (
                    <Button
                      aria-label={t('itemsOf', { name })}
                      onClick={() => void goTo({ to: menuEditPath(menuId) })}
                    >
                      {t('items')}
                    </Button>
                  )}
                />
              ),
            },
            {
              name: 'specs',
              label: words('specs'),
              count: countLive(specEntries, specs.data ?? []),
              draw: (onDirty) => (
                <EntryList
                  of={specEntries}
                  rows={specs.data ?? []}
                  title={words('specs')}
                  lead={t('specsLead')}
                  add={t('addSpec')}
                  mayChange={mayChange}
                  refresh={specs.refetch}
                  onDirty={onDirty}
                  more={({ specId, name }) => (
                    <Button
                      aria-label={t('optionsOf', { name })}
                      onClick={() => void goTo({ to: specEditPath(specId) })}
                    >
                      {t('options')}
                    </Button>
                  )}
                />
              ),
            },
          ]}
        />
      )}
    </SettingFrame>
  )
}

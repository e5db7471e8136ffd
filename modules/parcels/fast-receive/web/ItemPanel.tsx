import type { Ref } from 'react'
import type { HandOverKind } from '#platform/web/frame/hand-over-kind.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { Group } from './groups.ts'
import { ItemTable } from './ItemTable.tsx'
import type { Item } from './items.ts'
import type { Chosen } from './use-chosen.ts'
import type { WaitingItems } from './use-waiting-items.ts'

export interface ItemPanelProps {
  ref: Ref<HTMLElement>
  tab: HandOverKind
  onTab: (name: string) => void
  items: WaitingItems
  picked: Chosen
  groups: readonly Group<Item>[]
  /** Two-line rows. */
  slim: boolean
  phone: boolean
  locked: boolean
  current?: string
}

/** The two tabs (R113) and the list of the one that is open. */
export function ItemPanel({ ref, tab, onTab, items, phone, ...table }: ItemPanelProps) {
  const t = useTexts('fastReceive')
  const { kinds } = items
  return (
    <section className="fr-items" ref={ref} aria-label={textOf(tab.words.tab)}>
      <div className="fr-tabs">
        <div role="tablist" aria-label={t('tabs')}>
          {kinds.map((kind) => (
            <button
              key={kind.name}
              type="button"
              role="tab"
              id={`fr-tab-${kind.name}`}
              aria-selected={kind === tab}
              aria-controls="fr-panel"
              tabIndex={kind === tab ? 0 : -1}
              onClick={() => onTab(kind.name)}
            >
              {textOf(kind.words.tab)} <span>{items.all.filter((item) => item.kind === kind).length}</span>
            </button>
          ))}
        </div>
        {!phone && (
          <span className="fr-tabs-keys lb-quiet">
            {kinds.length > 1 && (
              <span>
                <Key keys="←" spoken /> <Key keys="→" spoken /> {t('keySwitch')}
              </span>
            )}
            <span>
              <Key keys="↑" spoken /> <Key keys="↓" spoken /> {t('keyMove')}
            </span>
            <span>
              <Key keys="Space" spoken /> {t('keyTick')}
            </span>
          </span>
        )}
      </div>
      <div className="fr-panel" role="tabpanel" id="fr-panel" aria-labelledby={`fr-tab-${tab.name}`}>
        <List tab={tab} items={items} {...table} />
      </div>
    </section>
  )
}

type ListProps = Omit<ItemPanelProps, 'ref' | 'onTab' | 'phone'>

function List({ tab, items, groups, ...table }: ListProps) {
  const t = useTexts('fastReceive')
  const isKnown = items.isLoaded || (groups.length > 0 && !items.error)
  return (
    <Loaded
      of={{ data: isKnown ? groups : undefined, error: items.error, refetch: items.reload }}
      failed={t('loadFailed')}
      failedText={t('loadFailedText')}
      skeleton={[20, 64, 56, 80, '1fr', 120]}
      rows={5}
      empty={
        <EmptyState
          title={t('tabEmpty', { what: textOf(tab.words.tab) })}
          text={t('tabEmptyText', { what: textOf(tab.words.tab) })}
          icon={tab.icon}
        />
      }
    >
      {() => <ItemTable tab={tab} groups={groups} {...table} />}
    </Loaded>
  )
}

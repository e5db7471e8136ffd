import type { Ref } from 'react'
import { sentencesOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import type { Group } from './groups.ts'
import { ItemTable } from './ItemTable.tsx'
import type { Item, Kind } from './items.ts'
import type { Chosen } from './use-chosen.ts'
import type { WaitingItems } from './use-waiting-items.ts'

export interface ItemPanelProps {
  ref: Ref<HTMLElement>
  kinds: readonly Kind[]
  tab: Kind
  onTab: (tab: Kind) => void
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
export function ItemPanel({ ref, kinds, tab, onTab, items, phone, ...table }: ItemPanelProps) {
  const t = useTexts('fastReceive')
  return (
    <section className="fr-items" ref={ref} aria-label={t(tab)}>
      <div className="fr-tabs">
        <div role="tablist" aria-label={t('tabs')}>
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              role="tab"
              id={`fr-tab-${kind}`}
              aria-selected={kind === tab}
              aria-controls="fr-panel"
              tabIndex={kind === tab ? 0 : -1}
              onClick={() => onTab(kind)}
            >
              {t(kind)} <span>{items[kind].length}</span>
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
      <div className="fr-panel" role="tabpanel" id="fr-panel" aria-labelledby={`fr-tab-${tab}`}>
        <List tab={tab} items={items} {...table} />
      </div>
    </section>
  )
}

type ListProps = Omit<ItemPanelProps, 'ref' | 'kinds' | 'onTab' | 'phone'>

function List({ tab, items, groups, ...table }: ListProps) {
  const t = useTexts('fastReceive')
  if (items.error && !items.isLoaded)
    return (
      <ErrorState
        title={t('loadFailed')}
        text={sentencesOf(items.error, t('loadFailedText'))}
        at={new Date(items.failedAt)}
        retry={() => void items.reload()}
      />
    )
  if (!items.isLoaded && groups.length === 0)
    return (
      <div className="fr-table">
        <SkeletonRows columns={[20, 64, 56, 80, '1fr', 120]} rows={5} />
      </div>
    )
  if (groups.length === 0)
    return (
      <EmptyState
        title={t('tabEmpty', { what: t(tab) })}
        text={t('tabEmptyText', { what: t(tab) })}
        icon={tab === 'packages' ? 'box' : 'bag'}
      />
    )
  return <ItemTable tab={tab} groups={groups} {...table} />
}

import './setting-texts.ts'
import './fee-items.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import { SectionPanel } from '#platform/web/settings/SectionPanel.tsx'
import { countLive } from '#platform/web/settings/entry-kind.ts'
import { SettingFrame } from '#platform/web/settings/SettingFrame.tsx'
import { type SettingPart, SettingParts } from '#platform/web/settings/SettingParts.tsx'
import { ItemPanel } from './ItemPanel.tsx'
import { itemList } from './item-list.tsx'
import { TrialPanel } from './TrialPanel.tsx'
import { type FeePlace, useFeePlace } from './fee-place.ts'
import { type FeeList, type FeeSections, useFeeSetting } from './use-setting.ts'
import { useBalanceSection, useBasisSection, useTermSection } from './use-sections.ts'

/** What households pay for, how the community decided about its fees, and what a household would owe. */
export function SettingPage() {
  const t = useTexts('feeSetting')
  const title = useTexts('feeItems')('title')
  const place = useFeePlace()
  const { query, ...rest } = useFeeSetting(place)
  return (
    <SettingFrame of={query} failed={t('failed')} title={title}>
      {(all) => <Parts all={all} place={place} {...rest} />}
    </SettingFrame>
  )
}

interface PartsProps {
  all: FeeList & FeeSections
  place: FeePlace
  refresh: () => Promise<unknown>
  mayChange: boolean
}

function Parts({ all, place, refresh, mayChange }: PartsProps) {
  const t = useTexts('feeSetting')
  const title = useTexts('feeItems')('title')
  const [opened, setOpened] = useState<string>()
  const basis = useBasisSection(all.basis, refresh)
  const term = useTermSection(all.term, refresh)
  const balance = useBalanceSection(all.balance, refresh)
  const item = all.items.find(({ feeItemId, isRetired }) => feeItemId === opened && !isRetired)
  const parts: SettingPart[] = [
    {
      name: 'items',
      label: t('part_items'),
      count: countLive(itemList(all, place), all.items),
      draw: (onDirty) => (
        <EntryList
          of={itemList(all, place)}
          rows={all.items}
          title={t('part_items')}
          lead={t('lead')}
          add={t('add')}
          mayChange={mayChange}
          refresh={refresh}
          onDirty={onDirty}
          more={({ feeItemId, name }) => (
            <Button
              type="text"
              aria-expanded={feeItemId === opened}
              aria-label={t('ratesOf', { name })}
              onClick={() => setOpened(feeItemId === opened ? undefined : feeItemId)}
            >
              {t('rates')}
            </Button>
          )}
        />
      ),
    },
    ...(
      [
        ['part_basis', basis],
        ['part_term', term],
        ['part_balance', balance],
      ] as const
    ).map(([label, draft]) => ({
      name: label.slice('part_'.length),
      label: t(label),
      isDirty: draft.isDirty,
      draw: () => <SectionPanel title={t(label)} draft={draft as typeof basis} mayChange={mayChange} />,
    })),
  ]
  return (
    <SettingParts
      page="feeItems"
      title={title}
      parts={parts}
      mayChange={mayChange}
      aside={
        <>
          {item && (
            <ItemPanel
              key={item.feeItemId}
              item={item}
              buildings={all.buildings}
              mayChange={mayChange}
              refresh={refresh}
              onClose={() => setOpened(undefined)}
            />
          )}
          <TrialPanel place={place} cycle={all.basis.cycle} />
        </>
      }
    />
  )
}

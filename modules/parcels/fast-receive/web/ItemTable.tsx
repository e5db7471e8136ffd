import type { CSSProperties } from 'react'
import type { HandOverKind } from '#platform/web/frame/hand-over-kind.ts'
import { HouseholdPanels } from '#platform/web/frame/HouseholdPanels.tsx'
import { textOf, type Translate } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Gone, Group } from './groups.ts'
import { ItemCells } from './ItemCells.tsx'
import { isOff, type Item, mustVerify } from './items.ts'
import { chosen, tickable, tickState } from './selection.ts'
import type { Chosen } from './use-chosen.ts'

export interface ItemTableProps {
  tab: HandOverKind
  groups: readonly Group<Item>[]
  picked: Chosen
  slim: boolean
  locked: boolean
  /** The row that a scan led to. */
  current?: string
}

const isToBePaid = (items: readonly Item[]) => items.some((item) => item.isToBePaid)

/** The heads of the columns after the box. */
function headsOf({ words }: HandOverKind, t: Translate<'fastReceive'>): string[] {
  const own = [words.who, words.at, ...(words.code ? [words.code] : [])].map((name) => textOf(name))
  return [t('position'), t('serialNumber'), t('kind'), t('marks'), ...own, t('note')]
}

/** The items of one tab by household, each with its box; a cell of every column, or two lines where it is narrow. */
export function ItemTable({ tab, groups, picked, slim, locked, current }: ItemTableProps) {
  const t = useTexts('fastReceive')
  const all = groups.flatMap((group) => group.items)
  const state = tickState(picked.selection, all)
  return (
    <div
      className={['fr-table', tab.words.code && 'fr-with-code', slim && 'fr-slim'].filter(Boolean).join(' ')}
      style={{ '--columns': tab.columns } as CSSProperties}
      role="table"
      aria-label={textOf(tab.words.tab)}
    >
      <div role="rowgroup" className={slim && groups.length === 1 ? 'lb-sr' : undefined}>
        <div role="row" className="fr-row fr-head">
          <span role="columnheader" className="fr-box">
            <Checkbox
              aria-label={t('tickAll')}
              checked={state === 'all'}
              indeterminate={state === 'some'}
              disabled={locked || state === 'off'}
              tabIndex={slim && groups.length === 1 ? -1 : undefined}
              onChange={() => picked.tick(all, chosen(picked.selection, all).length < tickable(all).length)}
            />
          </span>
          {slim ? (
            <span role="columnheader">{t('tickAll')}</span>
          ) : (
            headsOf(tab, t).map((head) => (
              <span role="columnheader" key={head}>
                {head}
              </span>
            ))
          )}
        </div>
      </div>
      {groups.map(({ household, items, gone }) => (
        <div role="rowgroup" key={household.householdId}>
          {(!slim || groups.length > 1 || isToBePaid(items)) && (
            <div role="row" className="fr-group">
              <span role="cell">
                <HouseholdName label={household.label} names={household.names} />{' '}
                {isToBePaid(items) && <HouseholdPanels place="payment" householdId={household.householdId} />}
              </span>
              <span role="cell" className="lb-14 lb-quiet lb-nowrap">
                {t('groupCount', { count: items.length, selected: chosen(picked.selection, items).length })}
              </span>
            </div>
          )}
          {items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              picked={picked}
              slim={slim}
              locked={locked}
              current={item.id === current}
            />
          ))}
          {gone.map((gone) => (
            <GoneRow key={gone.item.id} gone={gone} slim={slim} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface ItemRowProps {
  item: Item
  picked: Chosen
  slim: boolean
  locked: boolean
  current: boolean
}

function ItemRow({ item, picked, slim, locked, current }: ItemRowProps) {
  const t = useTexts('fastReceive')
  const isTicked = !isOff(item) && picked.selection.ticked.has(item.id)
  const asks = isTicked && mustVerify(item)
  const isVerified = picked.verified.has(item.id)
  const name = item.onlyFor || t('recipient')
  const state = [
    asks && !isVerified && 'fr-wait',
    isOff(item) && 'fr-off',
    item.queued && 'fr-queued',
    current && 'fr-cur',
  ]
  return (
    <div className={['fr-item', ...state].filter(Boolean).join(' ')} data-item={item.id}>
      <div role="row" className="fr-row">
        <span role="cell" className="fr-box" data-part="box">
          <Checkbox
            aria-label={t('tickItem', { serial: item.serialNumber, kind: item.kindName })}
            checked={isTicked}
            disabled={locked || isOff(item)}
            onChange={(event) => picked.tick([item], event.target.checked)}
          />
        </span>
        <ItemCells item={item} slim={slim} />
      </div>
      {asks && (
        <div role="row" className="fr-verify">
          <span role="cell" data-part="verify">
            <Checkbox
              checked={isVerified}
              disabled={locked}
              onChange={(event) => picked.verify(item.id, event.target.checked)}
            >
              <b>{t('verified', { name })}</b>
            </Checkbox>
            {!slim && <span className="lb-quiet">{t('verifyHint')}</span>}
          </span>
        </div>
      )}
    </div>
  )
}

/** A row that another desk was faster with; it stays in sight and cannot be ticked. */
function GoneRow({ gone, slim }: { gone: Gone<Item>; slim: boolean }) {
  const t = useTexts('fastReceive')
  const said =
    gone.by && gone.at ? t('takenBy', { who: gone.by, when: speakTime(gone.at) }) : t('takenJustNow')
  return (
    <div className="fr-item fr-off fr-gone">
      <div role="row" className="fr-row">
        <span role="cell" className="fr-box">
          <Checkbox
            aria-label={t('tickItem', { serial: gone.item.serialNumber, kind: gone.item.kindName })}
            disabled
          />
        </span>
        <ItemCells item={gone.item} slim={slim} said={said} />
      </div>
    </div>
  )
}

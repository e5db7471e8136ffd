import { type ComponentType, lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Gone, Group } from './groups.ts'
import { ItemCells } from './ItemCells.tsx'
import { isOff, type Item, type Kind, mustVerify } from './items.ts'
import { chosen, tickable, tickState } from './selection.ts'
import type { Chosen } from './use-chosen.ts'

/** Comes only where a package is to be paid for; without a line the dialog stands without it. */
const HouseholdCash = lazy<ComponentType<{ householdId: string }>>(() =>
  import('#modules/parcels/cash/web/public.ts').then(
    (module) => ({ default: module.HouseholdCash }),
    () => ({ default: () => null }),
  ),
)

const isToBePaid = (item: Item) => item.what === 'packages' && item.one.cashOnDelivery

export interface ItemTableProps {
  tab: Kind
  groups: readonly Group<Item>[]
  picked: Chosen
  slim: boolean
  locked: boolean
  /** The row that a scan led to. */
  current?: string
}

const columns = {
  packages: ['position', 'serialNumber', 'kind', 'marks', 'recipient', 'arrived', 'trackingNumber', 'note'],
  deposits: ['position', 'serialNumber', 'kind', 'marks', 'payer', 'depositedAt', 'note'],
} as const

/** The items of one tab by household, each with its box; a cell of every column, or two lines where it is narrow. */
export function ItemTable({ tab, groups, picked, slim, locked, current }: ItemTableProps) {
  const t = useTexts('fastReceive')
  const all = groups.flatMap((group) => group.items)
  const state = tickState(picked.selection, all)
  return (
    <div className={`fr-table fr-table-${tab}${slim ? ' fr-slim' : ''}`} role="table" aria-label={t(tab)}>
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
            columns[tab].map((name) => (
              <span role="columnheader" key={name}>
                {t(name)}
              </span>
            ))
          )}
        </div>
      </div>
      {groups.map(({ household, items, gone }) => (
        <div role="rowgroup" key={household.householdId}>
          {(!slim || groups.length > 1 || items.some(isToBePaid)) && (
            <div role="row" className="fr-group">
              <span role="cell">
                <HouseholdName label={household.label} names={household.names} />{' '}
                {items.some(isToBePaid) && (
                  <Suspense>
                    <HouseholdCash householdId={household.householdId} />
                  </Suspense>
                )}
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
          {gone.map((one) => (
            <GoneRow key={one.item.id} gone={one} slim={slim} />
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
  const name = item.what === 'packages' && item.one.name ? item.one.name : t('recipient')
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
            aria-label={t('tickItem', { serial: item.serialNumber, kind: item.one.kindName })}
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
function GoneRow({ gone, slim }: { gone: Gone; slim: boolean }) {
  const t = useTexts('fastReceive')
  const said =
    gone.by && gone.at ? t('takenBy', { who: gone.by, when: speakTime(gone.at) }) : t('takenJustNow')
  return (
    <div className="fr-item fr-off fr-gone">
      <div role="row" className="fr-row">
        <span role="cell" className="fr-box">
          <Checkbox
            aria-label={t('tickItem', { serial: gone.item.serialNumber, kind: gone.item.one.kindName })}
            disabled
          />
        </span>
        <ItemCells item={gone.item} slim={slim} said={said} />
      </div>
    </div>
  )
}

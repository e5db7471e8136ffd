import './filter-sheet.css'
import { type ReactNode, useState } from 'react'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { DaysChoice } from './FilterDays.tsx'
import { namedSpans } from './days.ts'
import { type Filter, isNarrowed, optionsOf, valueOf, withoutFilters } from './filters.ts'
import type { Narrowed } from './Filters.tsx'

/** More than these are chosen from a list. */
const mostChips = 8

interface FilterSheetProps<Search> {
  filters: readonly Filter<Search>[]
  list: Narrowed<Search>
}

/** The filters of a list on a phone: one button, and a sheet with all of them; what is chosen holds at once. */
export function FilterSheet<Search extends object>({ filters, list }: FilterSheetProps<Search>) {
  const t = useTexts('platform')
  const [open, setOpen] = useState(false)
  const count = filters.filter((filter) => isNarrowed([filter], list.search)).length
  const close = () => setOpen(false)
  const total = list.answer?.pagination?.total
  return (
    <>
      <button
        type="button"
        className={`lb-button lb-filters-open${count ? ' lb-filter-on' : ''}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" /> {t('filters')} {count > 0 && <b>{count}</b>}
      </button>
      {open && (
        <Dialog label={t('filters')} className="lb-sheet" onCancel={close}>
          <DialogHead title={t('filters')} onClose={close}>
            {count > 0 && <span className="lb-14 lb-quiet">{t('filtersChosen', { count })}</span>}
          </DialogHead>
          <div className="lb-sheet-body">
            {filters.map((filter) => (
              <Group
                key={filter.kind === 'own' ? filter.names.join() : filter.label}
                filter={filter}
                list={list}
              />
            ))}
          </div>
          <div className="lb-dialog-foot">
            <Button disabled={count === 0} onClick={() => list.narrow(withoutFilters(filters))}>
              {t('filtersNone')}
            </Button>
            <Button type="primary" className="lb-grow" onClick={close}>
              {total === undefined ? t('filtersShow') : t('filtersShowAll', { total })}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

function Group<Search extends object>({ filter, list }: { filter: Filter<Search>; list: Narrowed<Search> }) {
  const t = useTexts('platform')
  const { search } = list
  const [now] = useState(() => new Date())
  if (filter.kind === 'own') return filter.element
  const write = (next: Record<string, unknown>) => list.narrow(next as Partial<Search>)
  const titled = (control: ReactNode) => (
    <section role="group" aria-label={filter.label}>
      <p className="lb-14 lb-quiet">{filter.label}</p>
      {control}
    </section>
  )
  if (filter.kind === 'days')
    return titled(
      <DaysChoice
        value={{ from: valueOf(search, 'from'), to: valueOf(search, 'to') }}
        spans={(filter.spansOf ?? namedSpans)(now)}
        onChange={({ from, to }) => write({ from: from || undefined, to: to || undefined })}
      />,
    )
  if (filter.kind === 'search') return null
  const value = valueOf(search, filter.name)
  const options = optionsOf(filter.options)
  const choose = (next: string | number | undefined) => write({ ...filter.also, [filter.name]: next })
  if (options.length > mostChips)
    return titled(
      <ChoiceInput
        aria-label={filter.label}
        value={options.find((option) => String(option.value) === value)?.value ?? ''}
        options={[{ value: '', label: t('filterAll') }, ...options]}
        onChoose={(next) => choose(next === '' ? undefined : next)}
      />,
    )
  return titled(
    <div className="lb-chips">
      {options.map((option) => {
        const isChosen = String(option.value) === value
        return (
          <button
            type="button"
            key={option.value}
            aria-pressed={isChosen}
            onClick={() => choose(isChosen ? undefined : option.value)}
          >
            {option.label}
          </button>
        )
      })}
    </div>,
  )
}

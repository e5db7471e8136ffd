import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { usePhone } from '#platform/web/look/use-phone.ts'
import { Segments } from '#platform/web/look/Segments.tsx'
import { FilterDays } from './FilterDays.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import type { Page } from './page-query.ts'
import { type Filter, optionsOf, valueOf } from './filters.ts'
import { SearchField } from './SearchField.tsx'

export interface Narrowed<Search> {
  filters: readonly Filter<Search>[]
  search: Search
  narrow: (next: Partial<Search>) => void
  answer?: Page | undefined
}

/** What narrows a list, besides its search; what only stands among the filters does not. */
const narrows = <Search,>(filter: Filter<Search>) =>
  filter.kind === 'own' ? filter.names.length > 0 && filter.element !== null : filter.kind !== 'search'

/**
 * The search and the filters of a list, in the order in which they are declared; each writes into the address. On a phone
 * filters are in a sheet behind one button, so that the rows begin below one line.
 */
export function Filters<Search extends object>({ list }: { list: Narrowed<Search> }) {
  const isPhone = usePhone()
  const folded = list.filters.filter(narrows)
  const isFolded = isPhone && folded.length > 0
  const drawn = isFolded ? list.filters.filter((filter) => !folded.includes(filter)) : list.filters
  return (
    <>
      {drawn.map((filter) => (
        <FilterField
          key={filter.kind === 'own' ? filter.names.join() : filter.label}
          filter={filter}
          list={list}
          isShort={isPhone && drawn.length + Number(isFolded) > 1}
        />
      ))}
      {isFolded && <FilterSheet filters={folded} list={list} />}
    </>
  )
}

interface FilterFieldProps<Search> {
  filter: Filter<Search>
  list: Narrowed<Search>
  /** The search has little room, and says in full what it finds to a screen reader alone. */
  isShort: boolean
}

function FilterField<Search extends object>({ filter, list, isShort }: FilterFieldProps<Search>) {
  const t = useTexts('platform')
  const { search, narrow } = list
  if (filter.kind === 'own') return filter.element
  const write = (next: Record<string, unknown>) => narrow(next as Partial<Search>)
  if (filter.kind === 'days')
    return (
      <FilterDays
        label={filter.label}
        value={{ from: valueOf(search, 'from'), to: valueOf(search, 'to') }}
        onChange={({ from, to }) => write({ from: from || undefined, to: to || undefined })}
        spansOf={filter.spansOf}
      />
    )
  const { name, label } = filter
  const value = valueOf(search, name)
  if (filter.kind === 'search') {
    const field = (
      <SearchField
        label={label}
        placeholder={isShort ? t('searchShort') : filter.placeholder}
        value={value}
        onSearch={(next) => write({ ...filter.also, [name]: next || undefined })}
      />
    )
    return filter.className ? <span className={filter.className}>{field}</span> : field
  }
  if (filter.kind === 'segments')
    return (
      <Segments
        label={label}
        options={[{ value: '', label: t('filterAll') }, ...filter.options]}
        value={value}
        onChange={(next) => write({ ...filter.also, [name]: next || undefined })}
      />
    )
  const options = optionsOf(filter.options)
  return (
    <FilterSelect
      label={label}
      options={options}
      value={options.find((option) => String(option.value) === value)?.value}
      onChange={(next) => write({ ...filter.also, [name]: next })}
    />
  )
}

import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Segments } from '#platform/web/look/Segments.tsx'
import { FilterDays } from './FilterDays.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { type Filter, optionsOf, valueOf } from './filters.ts'
import { SearchField } from './SearchField.tsx'

interface Narrowed<Search> {
  filters: readonly Filter<Search>[]
  search: Search
  narrow: (next: Partial<Search>) => void
}

/** The search and the filters of a list, in the order in which they are declared; each writes into the address. */
export function Filters<Search extends object>({ list }: { list: Narrowed<Search> }) {
  return list.filters.map((filter) => (
    <FilterField
      key={filter.kind === 'own' ? filter.names.join() : filter.label}
      filter={filter}
      list={list}
    />
  ))
}

interface FilterFieldProps<Search> {
  filter: Filter<Search>
  list: Narrowed<Search>
}

function FilterField<Search extends object>({ filter, list }: FilterFieldProps<Search>) {
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
        placeholder={filter.placeholder}
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

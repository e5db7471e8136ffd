import type { ReactNode } from 'react'
import { inRow } from '#platform/web/i18n/texts.ts'
import type { NamedSpan } from './days.ts'
import type { FilterOption } from './FilterSelect.tsx'

interface Named<Search> {
  /** Under which name the address keeps it. */
  name: keyof Search & string
  label: string
  /** What else changes with it: an act goes with its module. */
  also?: Partial<Search>
}

interface SearchFilter<Search> extends Named<Search> {
  kind: 'search'
  placeholder?: string
  className?: string
}

interface ChoiceFilter<Search> extends Named<Search> {
  kind: 'choice'
  options: readonly (string | FilterOption<string | number>)[]
}

/** All choices beside each other. */
interface SegmentsFilter<Search> extends Named<Search> {
  kind: 'segments'
  options: readonly FilterOption[]
}

/** Two days, `from` and `to` in the address. */
interface DaysFilter {
  kind: 'days'
  label: string
  spansOf?: (now: Date) => readonly NamedSpan[]
}

/** Whatever else narrows a list, or stands among its filters. */
interface OwnFilter<Search> {
  kind: 'own'
  names: readonly (keyof Search & string)[]
  element: ReactNode
  /** What it lets through, in words. */
  words?: string | undefined
}

export type Filter<Search> =
  | SearchFilter<Search>
  | ChoiceFilter<Search>
  | SegmentsFilter<Search>
  | DaysFilter
  | OwnFilter<Search>

/** The choice of views beside the title of a list. */
export interface Views<Search> {
  name: keyof Search & string
  /** What is chosen, for screen readers. */
  label: string
  /** The first is what a bare address means. */
  options: readonly FilterOption[]
  /** What else changes with it. */
  also?: Partial<Search>
}

/** The view that an address means. */
export const viewOf = <Search extends object>({ name, options }: Views<Search>, search: Search) =>
  options.find(({ value }) => value === valueOf(search, name)) ?? options[0]

/** The options of a choice, each with its label. */
export const optionsOf = (
  options: readonly (string | FilterOption<string | number>)[],
): FilterOption<string | number>[] =>
  options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option))

function namesOf<Search>(filter: Filter<Search>): readonly string[] {
  if (filter.kind === 'own') return filter.names
  return filter.kind === 'days' ? ['from', 'to'] : [filter.name]
}

/** The value that the address has under a name; '' when it has none. */
export const valueOf = (search: object, name: string): string =>
  String((search as Record<string, unknown>)[name] ?? '')

/** Whether any of the filters narrows the list. */
export const isNarrowed = <Search extends object>(
  filters: readonly Filter<Search>[],
  search: Search,
): boolean => filters.flatMap(namesOf).some((name) => valueOf(search, name) !== '')

/** The change of the address that takes all filters away. */
export const withoutFilters = <Search>(filters: readonly Filter<Search>[]): Partial<Search> =>
  Object.fromEntries(filters.flatMap(namesOf).map((name) => [name, undefined])) as Partial<Search>

/** 2026/11/01–2026/11/20, or the one day. */
const daysInWords = (search: object): string =>
  [...new Set(['from', 'to'].map((name) => valueOf(search, name).replaceAll('-', '/')))]
    .filter(Boolean)
    .join('–')

/** What the filters let through, in words for an export: A棟，A12-3，2026/11/01–2026/11/20. */
export function filtersInWords<Search extends object>(
  filters: readonly Filter<Search>[],
  search: Search,
  views: Views<Search> | undefined,
): string {
  const words = filters.map((filter) => {
    if (filter.kind === 'own') return filter.words
    if (filter.kind === 'days') return daysInWords(search)
    const value = valueOf(search, filter.name)
    if (filter.kind === 'search') return value
    return optionsOf(filter.options).find((option) => String(option.value) === value)?.label
  })
  return inRow([views && viewOf(views, search)?.label, ...words], '，')
}

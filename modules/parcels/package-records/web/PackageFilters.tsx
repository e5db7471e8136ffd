import { useRegisterOptions } from '#modules/parcels/packages/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ManualCodeButton } from '#platform/web/input/ManualCodeButton.tsx'
import { FilterDays } from '#platform/web/list/FilterDays.tsx'
import { FilterSelect } from '#platform/web/list/FilterSelect.tsx'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import type { ListSearch } from './screens.ts'
import { useBuildings } from './use-package-list.ts'

export interface PackageFiltersProps {
  search: ListSearch
  onChange: (change: Partial<ListSearch>) => void
}

/** Search and filters of the package list. */
export function PackageFilters({ search, onChange }: PackageFiltersProps) {
  const t = useTexts('packageList')
  const buildings = useBuildings()
  const options = useRegisterOptions()
  const plain = (values: readonly string[] | undefined) =>
    (values ?? []).map((value) => ({ value, label: value }))
  return (
    <>
      <SearchField
        label={t('search')}
        placeholder={t('searchShort')}
        value={search.text ?? ''}
        onSearch={(text) => onChange({ text: text || undefined })}
      />
      <ManualCodeButton onUse={(text) => onChange({ text, state: 'all' })} />
      <FilterSelect
        label={t('building')}
        options={plain(buildings.data?.map((one) => one.building))}
        value={search.building}
        onChange={(building) => onChange({ building })}
      />
      <FilterSelect
        label={t('kind')}
        options={(options.data?.kinds ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={search.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <FilterSelect
        label={t('temperature')}
        options={(['room', 'chilled', 'frozen'] as const).map((value) => ({ value, label: t(value) }))}
        value={search.temperature}
        onChange={(temperature) => onChange({ temperature: temperature as ListSearch['temperature'] })}
      />
      <FilterSelect
        label={t('position')}
        options={plain(options.data?.positions.map((one) => one.name))}
        value={search.position}
        onChange={(position) => onChange({ position })}
      />
      <FilterSelect
        label={t('mark')}
        options={[
          { value: 'needs', label: t('markNeeds') },
          { value: 'inPerson', label: t('markInPerson') },
          { value: 'legal', label: t('markLegal') },
          { value: 'cash', label: t('markCash') },
        ]}
        value={search.mark}
        onChange={(mark) => onChange({ mark: mark as ListSearch['mark'] })}
      />
      <FilterDays
        label={t(search.state === 'handedOver' ? 'handedOverDays' : 'arrivedDays')}
        value={{ from: search.from ?? '', to: search.to ?? '' }}
        onChange={({ from, to }) => onChange({ from: from || undefined, to: to || undefined })}
      />
    </>
  )
}

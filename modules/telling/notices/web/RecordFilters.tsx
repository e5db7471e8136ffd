import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FilterDays } from '#platform/web/list/FilterDays.tsx'
import { ClearFilter, FilterSelect } from '#platform/web/list/FilterSelect.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { channels, deliveryStates, reasons } from '../shapes.ts'
import type { RecordSearch } from './screens.ts'

export interface RecordFiltersProps {
  search: RecordSearch
  onChange: (change: RecordSearch) => void
}

/** What narrows the records: household, state, way, reason and days. */
export function RecordFilters({ search, onChange }: RecordFiltersProps) {
  const t = useTexts('noticesPage')
  const n = useTexts('notices')
  return (
    <>
      <HouseholdFilter search={search} onChange={onChange} />
      <FilterSelect
        label={t('state')}
        options={deliveryStates.map((value) => ({ value, label: n(`state_${value}`) }))}
        value={search.state}
        onChange={(state) => onChange({ state })}
      />
      <FilterSelect
        label={t('channel')}
        options={channels.map((value) => ({ value, label: n(`channel_${value}`) }))}
        value={search.channel}
        onChange={(channel) => onChange({ channel })}
      />
      <FilterSelect
        label={t('reason')}
        options={reasons.map((value) => ({ value, label: n(`reason_${value}`) }))}
        value={search.reason}
        onChange={(reason) => onChange({ reason })}
      />
      <FilterDays
        label={t('time')}
        value={{ from: search.from ?? '', to: search.to ?? '' }}
        onChange={({ from, to }) => onChange({ from: from || undefined, to: to || undefined })}
      />
    </>
  )
}

/** One household, picked in three steps or by typing. */
function HouseholdFilter({ search: { household, label }, onChange }: RecordFiltersProps) {
  const t = useTexts('noticesPage')
  async function pick() {
    const picked = await pickHousehold()
    if (picked) onChange({ household: picked.householdId, label: picked.label })
  }
  const said = household ? (label ?? t('oneHousehold')) : t('allHouseholds')
  return (
    <span className={`lb-filter${household ? ' lb-filter-on' : ''}`}>
      <button type="button" aria-label={`${t('household')} ${said}`} onClick={() => void pick()}>
        <span>{t('household')}</span>
        {said}
        {!household && <Icon name="down" size={16} />}
      </button>
      {household && (
        <ClearFilter
          label={t('household')}
          onClear={() => onChange({ household: undefined, label: undefined })}
        />
      )}
    </span>
  )
}

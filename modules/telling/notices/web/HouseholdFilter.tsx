import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ClearFilter } from '#platform/web/list/FilterSelect.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { RecordSearch } from './screens.ts'

interface HouseholdFilterProps {
  search: RecordSearch
  onChange: (change: RecordSearch) => void
}

/** One household, picked in three steps or by typing. */
export function HouseholdFilter({ search: { household, label }, onChange }: HouseholdFilterProps) {
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

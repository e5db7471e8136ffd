import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { depositExport } from '../export-kind.ts'
import type { RecordsSearch } from './screens.ts'
import { useFilterOptions } from './use-records.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

/** Exports what the list of deposits shows, filters and all. */
export function DepositExport({ search, text }: { search: RecordsSearch; text: string }) {
  const t = useTexts('depositRecords')
  const { kinds } = useFilterOptions()
  const { state, kind, building, from, to } = search
  const days = [from, to].filter(Boolean).map((day) => day?.replaceAll('-', '/'))
  const words = [
    state && t(state),
    text,
    kinds.find((one) => one.number === kind)?.name,
    building,
    [...new Set(days)].join('–'),
  ]
  return (
    <ExportButton
      kind={depositExport}
      title={t('viewDeposits')}
      query={{ state, text, kindDetail: kind, building: building ?? '', from, to }}
      words={inRow(words, '，')}
    />
  )
}

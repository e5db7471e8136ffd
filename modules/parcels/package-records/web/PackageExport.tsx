import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { useRegisterOptions } from '#modules/parcels/packages/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { packageExport } from '../contract.ts'
import { filtersOf } from './list-filters.ts'
import type { ListSearch } from './screens.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const states = {
  waiting: 'stateWaiting',
  handedOver: 'stateHandedOver',
  returned: 'stateReturned',
  voided: 'stateVoided',
  lost: 'stateLost',
  all: 'stateAll',
} as const
const marks = { needs: 'markNeeds', inPerson: 'markInPerson', legal: 'markLegal', cash: 'markCash' } as const

/** Exports what the list shows, filters and all. */
export function PackageExport({ search }: { search: ListSearch }) {
  const t = useTexts('packageList')
  const packages = useTexts('packageRecords')
  const options = useRegisterOptions()
  const { text, building, kind, temperature, position, mark, from, to } = search
  const state = search.state ?? 'waiting'
  const days = [from, to].filter(Boolean).map((day) => day?.replaceAll('-', '/'))
  const words = [
    t(states[state]),
    text,
    building,
    options.data?.kinds.find((one) => one.id === kind)?.name,
    temperature && t(temperature),
    position,
    mark && t(marks[mark]),
    [...new Set(days)].join('–'),
  ]
  return (
    <ExportButton
      kind={packageExport}
      title={packages('list')}
      query={{ ...filtersOf(search), state }}
      words={inRow(words, '，')}
    />
  )
}

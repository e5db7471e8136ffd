import type { Given } from '#platform/contract/call.ts'
import { packageStates } from '#modules/parcels/packages/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Segments } from '#platform/web/look/Segments.tsx'
import type { packageRecords } from '../contract.ts'
import type { ListSearch } from './screens.ts'

type State = NonNullable<ListSearch['state']>

const words = {
  waiting: 'stateWaiting',
  handedOver: 'stateHandedOver',
  returned: 'stateReturned',
  voided: 'stateVoided',
  lost: 'stateLost',
} as const

export interface ListStatesProps {
  state: State
  counts: Given<typeof packageRecords.calls.countPackages>['data'] | undefined
  onChange: (state: State | undefined) => void
}

/** What has become of the packages, with how many of each the filters find. */
export function ListStates({ state, counts, onChange }: ListStatesProps) {
  const t = useTexts('packageList')
  const said = (one: (typeof packageStates)[number]) => {
    const found = counts?.[one]
    if (!found || found.count === 0) return t(words[one])
    const count = found.count.toLocaleString('en-US')
    return `${t(words[one])} ${found.isCapped ? t('counted', { count }) : count}`
  }
  return (
    <Segments
      label={t('states')}
      value={state}
      options={[
        ...packageStates.map((value) => ({ value, label: said(value) })),
        { value: 'all' as const, label: t('stateAll') },
      ]}
      onChange={(next) => onChange(next === 'waiting' ? undefined : next)}
    />
  )
}

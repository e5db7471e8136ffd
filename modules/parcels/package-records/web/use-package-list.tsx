import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { households } from '#modules/homes/households/contract.ts'
import { packageStates } from '#modules/parcels/packages/contract.ts'
import { useRegisterOptions } from '#modules/parcels/packages/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ManualCodeButton } from '#platform/web/input/ManualCodeButton.tsx'
import { useAddress } from '#platform/web/list/address.ts'
import { useList } from '#platform/web/list/use-list.ts'
import { countsQuery, listQuery } from './list-query.ts'
import type { ListSearch } from './screens.ts'

const householdsApi = client(households)

const stateWords = {
  waiting: 'stateWaiting',
  handedOver: 'stateHandedOver',
  returned: 'stateReturned',
  voided: 'stateVoided',
  lost: 'stateLost',
} as const

/** The list of packages that the address asks for, with how many of each state there are. */
export function usePackageList() {
  const t = useTexts('packageList')
  const address = useAddress<ListSearch>()
  const { search } = address
  const options = useRegisterOptions().data
  const buildings = useQuery({
    queryKey: ['households', 'buildings'],
    queryFn: async () => (await householdsApi.listBuildings({})).data,
    staleTime: 300_000,
  }).data
  const found = useQuery({ ...countsQuery(search), placeholderData: keepPreviousData }).data
  const countOf = (state: (typeof packageStates)[number]) => {
    const { count: n = 0, isCapped = false } = found?.[state] ?? {}
    if (n === 0) return undefined
    const count = n.toLocaleString('en-US')
    return isCapped ? t('counted', { count }) : count
  }
  const list = useList({
    address,
    query: listQuery,
    idOf: (row) => row.packageId,
    views: {
      name: 'state',
      label: t('states'),
      options: [
        ...packageStates.map((value) => ({ value, label: t(stateWords[value]) })),
        { value: 'all', label: t('stateAll') },
      ],
    },
    filters: [
      { kind: 'search', name: 'text', label: t('search'), placeholder: t('searchShort') },
      { kind: 'own', names: [], element: <ManualCodeButton onUse={find} /> },
      {
        kind: 'choice',
        name: 'building',
        label: t('building'),
        options: buildings?.map(({ building }) => building) ?? [],
      },
      {
        kind: 'choice',
        name: 'kind',
        label: t('kind'),
        options: options?.kinds.map(({ id, name }) => ({ value: id, label: name })) ?? [],
      },
      {
        kind: 'choice',
        name: 'temperature',
        label: t('temperature'),
        options: (['room', 'chilled', 'frozen'] as const).map((value) => ({ value, label: t(value) })),
      },
      {
        kind: 'choice',
        name: 'position',
        label: t('position'),
        options: options?.positions.map(({ name }) => name) ?? [],
      },
      {
        kind: 'choice',
        name: 'mark',
        label: t('mark'),
        options: [
          { value: 'needs', label: t('markNeeds') },
          { value: 'inPerson', label: t('markInPerson') },
          { value: 'legal', label: t('markLegal') },
          { value: 'cash', label: t('markCash') },
        ],
      },
      { kind: 'days', label: t(search.state === 'handedOver' ? 'handedOverDays' : 'arrivedDays') },
    ],
  })
  /** What is scanned or typed on this page is looked for, whatever became of it. */
  function find(code: string) {
    address.change({ text: code.trim(), state: 'all', open: undefined })
  }
  return { list, counts: Object.fromEntries(packageStates.map((state) => [state, countOf(state)])), find }
}

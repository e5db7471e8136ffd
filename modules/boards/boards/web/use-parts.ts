import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { valueWord } from '#platform/web/i18n/words.ts'
import type { Zone } from '../zones.ts'
import { boardsApi } from './use-boards.ts'

/** What other parts of the product tell the boards of this community, as it is now; undefined while that is not known. */
export const useParts = () =>
  useQuery({
    queryKey: ['boardParts'],
    queryFn: async () => (await boardsApi.listParts({})).data,
  }).data

/** What a zone is called where it is put together. */
export function useZoneName(): (zone: Pick<Zone, 'kind' | 'part'>) => string {
  const t = useTexts('boardEditor')
  return ({ kind, part }) =>
    kind === 'facts' ? valueWord(`boardPart.${part}`, t('kind_facts')) : t(`kind_${kind}`)
}

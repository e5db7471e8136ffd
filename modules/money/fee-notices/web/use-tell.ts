import { useQueryClient } from '@tanstack/react-query'
import { inBox, type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import type { Telling } from '../contract.ts'

/** Tells once more, and says of how many and how many were passed over; a refusal stands in a box. */
export function useTell(work: (retry: Retry) => Promise<{ data: Telling }>) {
  const t = useTexts('feeNoticesPage')
  const queries = useQueryClient()
  return useSubmit(
    async (retry) => {
      const { asked, skipped } = (await work(retry)).data
      toast(skipped ? t('askedSome', { count: asked, skipped }) : t('asked', { count: asked }))
      void queries.invalidateQueries({ queryKey: ['feeNotices'] })
    },
    { onFailure: inBox },
  )
}

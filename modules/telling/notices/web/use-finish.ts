import { useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { alertBox, toast } from '#platform/web/look/alerts.ts'
import { noticesApi } from './api.ts'

/** Ticks households off: who did it and when is kept. */
export function useFinish() {
  const queries = useQueryClient()
  const { busy, submit } = useSubmit(
    async (retry, households: readonly { deliveryIds: readonly string[] }[]) => {
      if (!households.length) return false
      const deliveryIds = households.flatMap((household) => household.deliveryIds)
      await noticesApi
        .finishByHand({ deliveryIds }, { ...retry, handles: [409134] })
        .finally(() => queries.invalidateQueries({ queryKey: ['notices'] }))
      toast(text('noticesPage', 'finished', { count: households.length }))
      return true
    },
    {
      onFailure: (error) => alertBox(text('noticesPage', 'failed', { sentence: sentenceOf(error) })),
    },
  )
  const finish = async (households: readonly { deliveryIds: readonly string[] }[]) =>
    (await submit(households)) === true
  return { finish, busy }
}

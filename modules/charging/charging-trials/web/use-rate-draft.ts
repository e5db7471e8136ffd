import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { sharedState } from '#platform/web/live/shared-state.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { ratesPath } from '#modules/charging/charging-paths.ts'
import { type RateVersion, wrongTariff } from '#modules/charging/charging-rates/contract.ts'
import { ratesApi } from '#modules/charging/charging-rates/web/public.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { contentOf, formOf, type RateForm } from './rate-form.ts'

/** What was typed and not saved yet: it outlasts the way from one page of rates to another. */
const typed = sharedState<{ rateId: string; seen: number; form: RateForm } | undefined>(undefined)

/** A draft as one writes it: what stands in it, what is wrong with it, and its acts. */
export function useRateDraft(version: RateVersion) {
  const t = useTexts('chargingRatesPage')
  const queries = useQueryClient()
  const goTo = useNavigate()
  const kept = typed.use()
  const own = kept?.rateId === version.rateId ? kept : undefined
  const form = own?.form ?? formOf(version)
  const content = contentOf(form)
  const wrong = content ? wrongTariff(content) : undefined
  const mayEdit = useAllowed()([{ can: 'chargingRates.edit' }]).length > 0
  const again = () => queries.invalidateQueries({ queryKey: ['charging'] })
  const save = useSubmit(
    async (retry, isSubmitted: boolean) => {
      const { rateId } = version
      if (!content) return
      await ratesApi
        .change({ rateId, rowVersion: own?.seen ?? version.rowVersion, ...content, isSubmitted }, retry)
        .finally(() => void again())
      typed.set(undefined)
      toast(t(isSubmitted ? 'submitted' : 'saved', { number: version.number }))
      if (isSubmitted) void goTo({ href: ratesPath })
    },
    { isWrong: () => !content || Boolean(wrong) },
  )
  const discard = useSubmit(async (retry) => {
    const sure = await confirmBox({
      title: t('discardAsk', { number: version.number }),
      text: t('discardText'),
    })
    if (!sure) return
    const { rateId, rowVersion } = version
    await ratesApi.discard({ rateId, rowVersion }, retry).finally(() => void again())
    typed.set(undefined)
    toast(t('discarded'))
    void goTo({ href: ratesPath })
  })
  return {
    form,
    content: wrong ? undefined : content,
    isEditable: mayEdit && version.state === 'draft',
    /** Somebody saved it since this was begun. */
    isOvertaken: own !== undefined && own.seen !== version.rowVersion,
    takeNewest: () => typed.set(undefined),
    isTyped: own !== undefined,
    /** What must be mended first, as a sentence. */
    sentence: wrong ? sentenceOf(wrong) : content ? undefined : t('missing'),
    change: (patch: Partial<RateForm>) =>
      typed.set({
        rateId: version.rateId,
        seen: own?.seen ?? version.rowVersion,
        form: { ...form, ...patch },
      }),
    save,
    discard,
  }
}
export type RateDraft = ReturnType<typeof useRateDraft>

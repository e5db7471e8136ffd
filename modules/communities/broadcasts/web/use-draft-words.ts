import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Facts } from '#platform/web/look/meanwhile.ts'
import type { BroadcastDraft } from '../draft-contract.ts'

/** What a draft says, as its dialog says it: the fields with their values. */
export function useDraftWords(): (draft: BroadcastDraft) => Facts {
  const t = useTexts('broadcastConsole')
  return (draft) => [
    [t('title'), draft.title],
    [t('category'), draft.category && t(draft.category)],
    [t('content'), draft.body],
    [t('link'), draft.link],
    [t('newVersion'), draft.newVersion],
    [t('background'), draft.background],
    [t('textColor'), draft.textColor],
    [t('image'), draft.imageId ?? ''],
    [t('startsOn'), draft.startsOn ?? ''],
    [t('endsOn'), draft.endsOn ?? ''],
    [t('audience'), draft.communityIds ? t('forSome', { count: draft.communityIds.length }) : t('forAll')],
  ]
}

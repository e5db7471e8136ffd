import type { FormField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { BroadcastDraft } from '../draft-contract.ts'

/** What a draft says, as its dialog says it; which fields a kind has is drawn by ConsoleBroadcastFields. */
export function useDraftFields(): readonly FormField<BroadcastDraft>[] {
  const t = useTexts('broadcastConsole')
  return [
    { label: t('title'), read: ({ title }) => title },
    { label: t('category'), read: ({ category }) => category && t(category) },
    { label: t('content'), read: ({ body }) => body },
    { label: t('link'), read: ({ link }) => link },
    { label: t('newVersion'), read: ({ newVersion }) => newVersion },
    { label: t('background'), read: ({ background }) => background },
    { label: t('textColor'), read: ({ textColor }) => textColor },
    { label: t('image'), read: ({ imageId }) => imageId ?? '' },
    { label: t('startsOn'), read: ({ startsOn }) => startsOn ?? '' },
    { label: t('endsOn'), read: ({ endsOn }) => endsOn ?? '' },
    {
      label: t('audience'),
      read: ({ communityIds }) => (communityIds ? t('forSome', { count: communityIds.length }) : t('forAll')),
    },
  ]
}

import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Timeline } from '#platform/web/list/Timeline.tsx'
import type { Happening } from '../contract.ts'
import { useFieldWords } from './use-field-words.ts'

/** Everything that happened to an item, the newest first: who, when, why, what was changed, and who signed. */
export function ItemTimeline({ timeline }: { timeline: readonly Happening[] }) {
  const t = useTexts('courierItems')
  return (
    <Timeline
      title={t('timeline')}
      lines={timeline.toReversed()}
      what={({ what }) => t(what)}
      more={({ courierPerson, note }) => [courierPerson && t('signedBy', { who: courierPerson }), note]}
      {...useFieldWords()}
      below={({ signaturePath, at }) =>
        signaturePath && (
          <StoredPictures
            size="large"
            pictures={[{ path: signaturePath, title: t('signature'), at, isSignature: true }]}
          />
        )
      }
    />
  )
}

import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import type { Closure } from '../contract.ts'
import { bookingsApi, useBookingChanges } from './queries.ts'
import { useSpoken } from './use-spoken.ts'

/** When a facility is closed in this week, and opening it again. */
export function ClosureLines({ closures, mayOpen }: { closures: readonly Closure[]; mayOpen: boolean }) {
  const t = useTexts('facilityPage')
  const spoken = useSpoken()
  const act = useAsked(useBookingChanges())
  return closures.map(({ closureId, startsAt, endsAt, reason }) => {
    const when = `${spoken.moment(startsAt)}–${spoken.moment(endsAt)}`
    return (
      <div key={closureId} className="lb-line lb-inner-10 lb-gap-12">
        <b>{t('closures')}</b>
        <span className="lb-grow">
          {when}　{reason}
        </span>
        {mayOpen && (
          <Button
            size="small"
            loading={act.busy}
            onClick={() =>
              void act.submit({
                ask: {
                  title: t('openAgainTitle'),
                  text: t('openAgainText', { reason, when }),
                  ok: t('openAgain'),
                },
                work: (retry) => bookingsApi.openAgain({ closureId }, retry),
                done: t('openedAgain'),
              })
            }
          >
            {t('openAgain')}
          </Button>
        )}
      </div>
    )
  })
}

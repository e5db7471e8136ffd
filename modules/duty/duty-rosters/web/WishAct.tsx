import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { rosterApi } from './queries.ts'

/** Writes a wish for a day off down for somebody, or takes it back. */
export function WishAct({
  personId,
  day,
  isWished,
  again,
}: {
  personId: string
  day: string
  isWished: boolean
  again: () => unknown
}) {
  const t = useTexts('dutyRostersPage')
  const act = useAsked(again)
  const say = () =>
    act.submit({
      work: (retry) => rosterApi.saveWish({ personId, day, isWished: !isWished, note: '' }, retry),
      done: t(isWished ? 'unwishDone' : 'wishDone'),
    })
  return (
    <Button size="small" type="text" disabled={act.busy} onClick={() => void say()}>
      {t(isWished ? 'unwish' : 'wish')}
    </Button>
  )
}

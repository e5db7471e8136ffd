import type { ShiftClass } from '#modules/duty/clock-entries/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { StandIn } from '../contract.ts'
import { hoursText } from '../sentences.ts'
import { useDayWords } from './day-words.ts'
import type { Row } from './plan-model.ts'

/** Who could take the shift of the current cell instead: of this community, then of others of the company. */
export function Candidates({
  day,
  shift,
  local,
  away,
  awayFailed,
  firstKey,
  onLocal,
  onAway,
}: {
  day: string
  shift: ShiftClass | undefined
  local: readonly Row[]
  away: readonly StandIn[]
  /** Whoever of other communities could was not to be had: asks again. */
  awayFailed: (() => unknown) | undefined
  /** The digit of the first of them, after those of the shifts. */
  firstKey: number
  onLocal: (row: Row) => void
  onAway: (standIn: StandIn) => void
}) {
  const t = useTexts('dutyRostersPage')
  const words = useDayWords()
  if (!shift) return <p className="lb-quiet">{t('chooseShift')}</p>
  const key = (nth: number) => (firstKey + nth <= 9 ? <Key keys={`Alt ${firstKey + nth}`} /> : null)
  return (
    <>
      <h2>{t('could', { day: words(day), shift: shift.name })}</h2>
      {!local.length && !away.length && !awayFailed && <p className="lb-quiet">{t('nobodyCould')}</p>}
      {local.map((row, nth) => (
        <Button key={row.person.personId} size="small" onClick={() => onLocal(row)}>
          <span className="lb-grow lb-cut">
            {t('couldLocal', {
              name: row.person.name,
              title: row.person.jobTitle,
              hours: hoursText(row.hours.worked),
            })}
          </span>
          {key(nth)}
        </Button>
      ))}
      {away.map((one, nth) => (
        <Button key={one.who} size="small" onClick={() => onAway(one)}>
          <span className="lb-grow lb-cut">
            {one.restMinutes === null
              ? t('couldAwayFree', { name: one.name, community: one.communityName })
              : t('couldAway', {
                  name: one.name,
                  community: one.communityName,
                  hours: hoursText(one.restMinutes),
                })}
          </span>
          {key(local.length + nth)}
        </Button>
      ))}
      {awayFailed && (
        <Button size="small" onClick={() => void awayFailed()}>
          {t('awayFailed')}
        </Button>
      )}
    </>
  )
}

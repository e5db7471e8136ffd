import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { Mark, type MarkKind } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { Target, TargetState } from '../contract.ts'
import { secondsTime } from './seconds-time.ts'

const marks: Record<TargetState, MarkKind> = {
  shown: 'done',
  preparing: 'waiting',
  stuck: 'reminded',
  offline: 'reminded',
  missed: 'reminded',
  other: 'reminded',
  replaced: 'plain',
  removed: 'plain',
}

/** Upright or not, by what a screen says of its size: 1080x1920. */
const isUpright = (size: string): boolean | undefined => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return width && height ? height > width : undefined
}

/** What each screen says of a take-over: since when it shows it, by which code; of one that is over, until when it did. */
export function useReceiptColumns({ isOver = false } = {}): Column<Target>[] {
  const t = useTexts('emergencyPage')
  const shownAt = ({ state, shownAt, leftAt, seenAt }: Target) => {
    // One that stands no more on a screen says until when it did.
    if ((isOver || leftAt) && shownAt)
      return <b>{leftAt ? `${secondsTime(shownAt)}–${secondsTime(leftAt)}` : secondsTime(shownAt)}</b>
    if (state === 'offline') return seenAt ? t('offSince', { at: speakTime(seenAt) }) : t('neverSeen')
    return shownAt && <b>{secondsTime(shownAt)}</b>
  }
  return [
    { head: t('screen'), phone: 'first', cell: ({ name }) => <b>{name}</b> },
    {
      head: t('way'),
      width: 64,
      drops: 'narrow',
      phone: 'none',
      cell: ({ screen }) => {
        const upright = isUpright(screen)
        return upright !== undefined && t(upright ? 'upright' : 'across')
      },
    },
    { head: t('shownAt'), width: [190, 170], phone: 'under', cell: shownAt },
    {
      head: t('hash'),
      width: 72,
      phone: 'underEnd',
      whole: ({ shownHash }) => shownHash,
      // The code is of what is shown now.
      cell: ({ shownHash, leftAt }) => (isOver || !leftAt) && shownHash.slice(0, 4),
    },
    {
      head: t('state'),
      width: 120,
      phone: 'end',
      cell: ({ state, leftAt }) => (
        <Mark kind={marks[state]}>
          {t(
            isOver && state === 'shown'
              ? 'state_wasShown'
              : state === 'stuck' && leftAt
                ? 'state_left'
                : `state_${state}`,
          )}
        </Mark>
      ),
    },
  ]
}
